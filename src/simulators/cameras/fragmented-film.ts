/** A fragmented MP4 taken apart: the initialisation segment, and pieces that begin with a key frame, all of the same length. */
export type Film = { init: Buffer; pieces: Buffer[]; ticksPerSecond: number; ticksPerPiece: number };

type Box = { type: string; from: number; to: number };
const holders = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);

function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > to) throw new Error('not a fragmented MP4');
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at, to: at + size });
    at += size;
  }
  return found;
}

/** Where the contents of the first box of that type begin. */
function inside(bytes: Buffer, type: string, boxes = boxesIn(bytes)): number {
  const all = boxes.flatMap((box) => [box, ...(holders.has(box.type) ? allBelow(bytes, box) : [])]);
  const found = all.find((box) => box.type === type);
  if (!found) throw new Error(`no ${type} in the film`);
  return found.from + 8;
}
const allBelow = (bytes: Buffer, { from, to }: Box): Box[] =>
  boxesIn(bytes, from + 8, to).flatMap((box) => [box, ...(holders.has(box.type) ? allBelow(bytes, box) : [])]);

/** When a piece begins, as its 64-bit `tfdt` says; behind one byte of version and three of flags. */
const beginOf = (piece: Buffer): number => Number(piece.readBigUInt64BE(inside(piece, 'tfdt') + 4));

export function readFilm(bytes: Buffer): Film {
  const boxes = boxesIn(bytes);
  const pieces = boxes.flatMap(({ type, from }, at) => {
    const data = boxes[at + 1];
    return type === 'moof' && data?.type === 'mdat' ? [bytes.subarray(from, data.to)] : [];
  });
  const [first, second] = pieces;
  const start = boxes.find(({ type }) => type === 'moof')?.from;
  if (!first || !second || start === undefined) throw new Error('a film of less than two pieces');
  const init = bytes.subarray(0, start);
  const mediaHeader = inside(init, 'mdhd');
  const isLong = init[mediaHeader] === 1;
  return {
    init,
    pieces,
    ticksPerSecond: init.readUInt32BE(mediaHeader + (isLong ? 20 : 12)),
    ticksPerPiece: beginOf(second) - beginOf(first),
  };
}

/** The piece at this place of an endless loop of the film: its times continue those of the piece before. */
export function pieceAt({ pieces, ticksPerPiece }: Film, place: number): Buffer {
  const piece = Buffer.from(pieces[place % pieces.length] ?? Buffer.alloc(0));
  piece.writeUInt32BE((place + 1) >>> 0, inside(piece, 'mfhd') + 4);
  piece.writeBigUInt64BE(BigInt(place) * BigInt(ticksPerPiece), inside(piece, 'tfdt') + 4);
  return piece;
}
