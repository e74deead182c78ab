/** Larger than the blocks in the C library's own heap (`tools/memory-settings.mjs`): each block is returned whole to the system. */
const blockBytes = 256 * 1024;
/** A longer body gets a block of its own, which is returned to the system as well. */
const mostShared = blockBytes / 4;

/**
 * Copies bytes one behind the other into blocks. Where the oldest are evicted first, a block is freed with the last of its bytes, and
 * cached bytes have no holes between them as they have in the heap of the C library.
 */
export function makeBlockAllocator(): (bytes: Buffer) => Buffer {
  let block = Buffer.alloc(0);
  let used = 0;
  return (bytes) => {
    if (bytes.length > mostShared) return copy(bytes, Buffer.allocUnsafeSlow(bytes.length));
    if (used + bytes.length > block.length) {
      block = Buffer.allocUnsafeSlow(blockBytes);
      used = 0;
    }
    const place = block.subarray(used, used + bytes.length);
    used += bytes.length;
    return copy(bytes, place);
  };
}

function copy(bytes: Buffer, place: Buffer): Buffer {
  bytes.copy(place);
  return place;
}
