#ifndef C_ALLOCATION_PROBE_H
#define C_ALLOCATION_PROBE_H

/// How many blocks of memory the calling thread has taken from the heap, since it began.
///
/// To link this is to count: it takes the place of the C library's allocator (glibc's) in the whole program.
unsigned long vitrine_allocations(void);

#endif
