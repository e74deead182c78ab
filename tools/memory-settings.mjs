/**
 * How the C library of Linux keeps memory, read when a process starts; others do not look at it. Texts of whole pages are taken from the
 * system and given back one by one, instead of leaving holes among what is kept, and threads share two heaps.
 */
export const memorySettings = { MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_ARENA_MAX: '2' };
