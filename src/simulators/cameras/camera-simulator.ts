import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { CameraPort } from '../../domain/cameras/cameras-port.ts';
import { hlsCamera } from '../../integrations/cameras/hls-camera.ts';
import { makeFaults } from '../fault-injection.ts';
import { jsonStore } from '../json-store.ts';
import { type Film, pieceAt, readFilm } from './fragmented-film.ts';

/** How many pieces a playlist names, and for how many more they can still be fetched. */
const listed = 6;
const storedAbove = 6;
/** The origin of the pieces' numbers. */
const began = Date.UTC(2026, 0, 1);
const pageName = /^(init\.mp4|live\.m3u8|(\d{1,12})\.m4s)$/;

type Stored = { id: string; offSince: string | null };
type Answer = { type: string; body: string | Buffer };

/**
 * Cameras that show the films of a folder over and over, as a recorder streams them: pieces of a few seconds, a playlist that names the
 * last ones with their times, and nothing new from one that is switched off. Loads a film on its first use.
 */
export function makeCameraSimulator({
  films: folder,
  storedIn,
  pagesAt,
  clock,
}: {
  films: string;
  storedIn: string;
  pagesAt: string;
  clock: Clock;
}) {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.mp4') ? [file.slice(0, -4)] : []));
  const store = jsonStore<Stored>(storedIn);
  const faults = makeFaults(clock);
  const loaded = new Map<string, Promise<Film>>();

  function filmOf(name: string): Promise<Film> {
    const known = loaded.get(name) ?? readFile(join(folder, `${name}.mp4`)).then(readFilm);
    loaded.set(name, known);
    return known;
  }
  const offSince = async (name: string): Promise<Date | null> => {
    const since = (await store.find(name))?.offSince;
    return since ? new Date(since) : null;
  };

  /** The answer for an address below `pagesAt`; null when there is none, as for a future or deleted piece. */
  async function answer(name: string, file: string): Promise<Answer | null> {
    const [, asked, place] = pageName.exec(file) ?? [];
    if (!names.includes(name) || asked === undefined) return null;
    const film = await filmOf(name);
    if (asked === 'init.mp4') return { type: 'video/mp4', body: film.init };
    const seconds = film.ticksPerPiece / film.ticksPerSecond;
    const at = (await offSince(name)) ?? clock();
    // A piece can be fetched when its last frame was shot.
    const newest = Math.floor((at.getTime() - began) / (seconds * 1_000)) - 1;
    if (place === undefined) return { type: 'application/vnd.apple.mpegurl', body: playlist(newest, seconds) };
    const isThere = Number(place) <= newest && Number(place) > newest - listed - storedAbove;
    return isThere ? { type: 'video/iso.segment', body: pieceAt(film, Number(place)) } : null;
  }

  /** Off from now on, or since some milliseconds ago, as after a connection loss that is noticed late. */
  async function switchTo(name: string, on: boolean, agoMs = 0): Promise<void> {
    if (names.includes(name)) await store.put({ id: name, offSince: on ? null : new Date(clock().getTime() - agoMs).toISOString() });
  }

  /** The same cameras behind the port of real ones. Their answers come from memory, with the injected fault. */
  const ports: Record<string, CameraPort> = Object.fromEntries(
    names.map((name) => {
      const stream = `${pagesAt}${name}/live.m3u8`;
      const { look } = hlsCamera({
        address: `http://simulator${stream}`,
        clock,
        send: faults.wrap(async () => {
          const answered = await answer(name, 'live.m3u8');
          return new Response(answered ? String(answered.body) : null, { status: answered ? 200 : 404 });
        }),
      });
      return [name, { stream, look }];
    }),
  );
  return { names, ports, answer, offSince, switchTo, faults };
}
export type CameraSimulator = ReturnType<typeof makeCameraSimulator>;

function playlist(newest: number, seconds: number): string {
  const places = Array.from({ length: listed }, (_, at) => newest - listed + 1 + at);
  const lines = places.map((place) => {
    const shotAt = new Date(began + place * seconds * 1_000).toISOString();
    return `#EXT-X-PROGRAM-DATE-TIME:${shotAt}\n#EXTINF:${seconds.toFixed(3)},\n${place}.m4s`;
  });
  return `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:${Math.ceil(seconds)}
#EXT-X-MEDIA-SEQUENCE:${places[0]}
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MAP:URI="init.mp4"
${lines.join('\n')}
`;
}
