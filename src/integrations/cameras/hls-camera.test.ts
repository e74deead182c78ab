import { expect, test } from 'vitest';
import { hlsCamera } from './hls-camera.ts';
import { readPlaylist } from './hls-playlist.ts';

const clock = () => new Date('2026-11-21T10:00:00Z');
const segments = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:4', ...lines].join('\n');
const live = segments(
  '#EXT-X-MEDIA-SEQUENCE:41',
  '#EXT-X-PROGRAM-DATE-TIME:2026-11-21T11:59:40.000+02:00',
  '#EXTINF:4.0,',
  'a.ts',
  '#EXTINF:4.0,',
  'b.ts',
  '#EXTINF:3.5,',
  'c.ts',
);

test('§1 the last frame is where the last segment ends, in any zone, and unknown where a playlist has no dates', () => {
  expect(readPlaylist(live)).toEqual({ kind: 'segments', lastFrame: new Date('2026-11-21T09:59:51.500Z'), mark: '41 c.ts' });
  expect(readPlaylist(live.replace(/\n/g, '\r\n'))).toEqual(readPlaylist(live));
  expect(readPlaylist(segments('#EXTINF:4,', 'a.ts'))).toEqual({ kind: 'segments', lastFrame: null, mark: '0 a.ts' });
  for (const length of ['9'.repeat(20), `1${'0'.repeat(400)}`])
    expect(readPlaylist(live.replace('3.5', length)), 'a length that no day holds').toMatchObject({ lastFrame: null });
  for (const nothing of ['', '<html></html>', segments(), '{"error":1}']) expect(readPlaylist(nothing)).toBeUndefined();
});

test('§1 a camera with several streams is read by the first; no other host is ever asked', async () => {
  const asked: string[] = [];
  const served: Record<string, string> = {
    '/yard/index.m3u8?key=1': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\nlow/live.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2000000\nhigh.m3u8',
    '/yard/low/live.m3u8': live,
    '/away.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhttp://169.254.169.254/latest/meta-data',
    '/loop.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n/loop.m3u8',
  };
  const send = (address: string) => {
    asked.push(address);
    const { pathname, search } = new URL(address);
    const text = served[pathname + search];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };
  const look = (path: string) => hlsCamera({ address: `https://cameras.example.ua${path}`, clock, send }).look();
  expect(await look('/yard/index.m3u8?key=1')).toMatchObject({ lastFrame: new Date('2026-11-21T09:59:51.500Z') });
  await expect(look('/away.m3u8')).rejects.toThrow('a camera leads to another host');
  await expect(look('/loop.m3u8')).rejects.toThrow('a camera lists only lists');
  await expect(look('/missing.m3u8')).rejects.toThrow('a camera answered 404');
  expect(new Set(asked.map((address) => new URL(address).host))).toEqual(new Set(['cameras.example.ua']));
});
