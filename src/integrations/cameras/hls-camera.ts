import type { Clock } from '../../base/clock.ts';
import type { CameraPort, Glimpse } from '../../domain/cameras/cameras-port.ts';
import { makeRemoteService, type Send } from '../../platform/http/remote-service.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { type Playlist, readPlaylist } from './hls-playlist.ts';

const patienceMs = 4_000;

/**
 * A camera with an HLS stream. The server reads its playlist to know whether it is live; browsers load the frames directly.
 * No host but the configured one is requested: where a list of streams leads to another one, the camera counts as unreachable.
 */
export function hlsCamera({ address, clock, send }: { address: string; clock: Clock; send?: Send }): CameraPort {
  const { origin, pathname, search } = new URL(address);
  const service = makeRemoteService({ name: 'a camera', address: origin, clock, patienceMs, ...(send && { send }) });
  const ask = (path: string): Promise<Playlist> =>
    service.ask({ path, read: ({ status, text }) => (status === 200 ? readPlaylist(text) : undefined) });

  async function look(): Promise<Glimpse> {
    const playlist = await ask(pathname + search);
    if (playlist.kind === 'segments') return playlist;
    const stream = URL.parse(playlist.first, address);
    if (stream?.origin !== origin) throw new Unreachable('a camera', 'leads to another host');
    const segments = await ask(stream.pathname + stream.search);
    if (segments.kind !== 'segments') throw new Unreachable('a camera', 'lists only lists');
    return segments;
  }
  return { stream: address, look };
}
