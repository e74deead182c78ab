import { commaList } from './comma-list.ts';

const name = /^[a-z\d]+(-[a-z\d]+)*$/;
/** Nothing that could end one source of a content security policy and begin another, and no password. */
const playlist = /^https?:\/\/[^\s"'#;,@\\?]+\.m3u8(\?[^\s"'#;,@\\]*)?$/i;

/** The stream of each camera by its name. */
export const cameras = {
  read: (value: string): Record<string, string> | undefined => {
    const pairs = commaList(value).map((pair): [name: string, address: string] => {
      const at = pair.indexOf('=');
      return [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)];
    });
    const known = new Set(pairs.map(([one]) => one));
    const right =
      known.size === pairs.length && pairs.every(([one, address]) => name.test(one) && playlist.test(address) && URL.canParse(address));
    return right ? Object.fromEntries(pairs) : undefined;
  },
  must: 'be names with addresses of HLS playlists such as yard=https://cameras.example.ua/yard.m3u8, parted by commas; what speaks RTSP needs a service that makes HLS of it',
};
