#pragma once
#include <SDL_image.h>
#include <stdio.h>
#include <unistd.h>

// SDL declares the parameter of SDL_RWFromFP differently from one machine to the next, which Swift cannot bridge.
// Takes the descriptor over; it is closed with the stream, or at once on failure.
static inline SDL_RWops *VitrineRWFromDescriptor(int descriptor) {
  FILE *file = fdopen(descriptor, "rb");
  if (!file) {
    close(descriptor);
    return NULL;
  }
  SDL_RWops *stream = SDL_RWFromFP((void *)file, SDL_TRUE);
  if (!stream) fclose(file);
  return stream;
}
