import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode, encodingFor, finishPage, makePageCache } from './page-cache.ts';

const page = (text: string) => finishPage(200, {}, Buffer.from(text));

describe('page cache', () => {
  it('forgets every page when the data changes', () => {
    let version = '1';
    const cache = makePageCache({ version: () => version, mostBytes: 1000 });
    cache.put('/', page('old'), '1');
    expect(cache.get('/')?.body.toString()).toBe('old');
    version = '2';
    expect(cache.get('/')).toBeUndefined();
  });

  it('does not keep a page that was made of older data', () => {
    let version = '1';
    const cache = makePageCache({ version: () => version, mostBytes: 1000 });
    version = '2';
    cache.put('/', page('late'), '1');
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its memory, oldest first out', () => {
    const cache = makePageCache({ version: () => '1', mostBytes: 10 });
    for (const address of ['/a', '/b', '/c']) cache.put(address, page('12345'), '1');
    expect(['/a', '/b', '/c'].map((address) => cache.get(address) !== undefined)).toEqual([false, true, true]);
  });

  it('encodes to the same text', async () => {
    const long = page('Домівка '.repeat(400));
    expect(brotliDecompressSync((await encode(long, 'br')).body)).toEqual(long.body);
    expect(gunzipSync((await encode(long, 'gzip')).body)).toEqual(long.body);
  });

  it('packs once for all who ask at the same time', async () => {
    const long = page('Домівка '.repeat(400));
    const [one, other] = await Promise.all([encode(long, 'gzip'), encode(long, 'gzip')]);
    expect(one).toBe(other);
    expect(encode(long, 'gzip')).toBe(one);
  });

  it.each([
    ['gzip, deflate, br', 5000, 'br'],
    ['gzip, br;q=0', 5000, 'gzip'],
    ['gzip', 100, 'identity'],
    [undefined, 5000, 'identity'],
    ['deflate', 5000, 'identity'],
  ])('answers %s of %i bytes as %s', (accepted, bytes, expected) => expect(encodingFor(accepted, bytes)).toBe(expected));
});
