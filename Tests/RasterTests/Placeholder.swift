// Placeholder until the first suite arrives.
