#include "CAllocationProbe.h"

#include <errno.h>
#include <stddef.h>

// The allocator itself, under the names that glibc keeps for those who take its place.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static _Thread_local unsigned long count;

unsigned long vitrine_allocations(void) { return count; }

void *malloc(size_t size) { return count++, __libc_malloc(size); }
void *calloc(size_t number, size_t size) { return count++, __libc_calloc(number, size); }
void *realloc(void *block, size_t size) { return count++, __libc_realloc(block, size); }
void *memalign(size_t alignment, size_t size) { return count++, __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
void free(void *block) { __libc_free(block); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}
