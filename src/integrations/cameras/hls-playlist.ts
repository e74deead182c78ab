/** A list of streams of one camera, or the segments of one stream; `lastFrame` is where the last segment ends, null without dates. */
export type Playlist = { kind: 'streams'; first: string } | { kind: 'segments'; lastFrame: Date | null; mark: string };

const mostLines = 5_000;

/** Reads an HLS playlist (RFC 8216); undefined for anything else, and for one that has nothing to play. */
export function readPlaylist(text: string): Playlist | undefined {
  const lines = text.split(/\r?\n/, mostLines).map((line) => line.trim());
  if (lines[0] !== '#EXTM3U') return undefined;
  const uris = lines.filter((line) => line && !line.startsWith('#'));
  const last = uris.at(-1);
  if (last === undefined) return undefined;
  if (lines.some((line) => line.startsWith('#EXT-X-STREAM-INF:'))) return { kind: 'streams', first: uris[0] ?? last };
  let frame = Number.NaN;
  for (const line of lines) {
    const date = /^#EXT-X-PROGRAM-DATE-TIME:(.+)$/.exec(line)?.[1];
    const seconds = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (date) frame = Date.parse(date);
    if (seconds) frame += Number(seconds) * 1_000;
  }
  const sequence = /^#EXT-X-MEDIA-SEQUENCE:(\d+)/m.exec(text)?.[1] ?? '0';
  const lastFrame = new Date(frame);
  return { kind: 'segments', lastFrame: Number.isNaN(lastFrame.getTime()) ? null : lastFrame, mark: `${sequence} ${last}` };
}
