import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { memorySettings } from '../../../tools/memory-settings.mjs';
import { type CachedPage, encode, encodingFor, finishPage, makePageCache } from './page-cache.ts';

const page = (text: string) => finishPage(200, {}, Buffer.from(text));
const textOf = async (cached: CachedPage | undefined) => cached && (await encode(cached, 'identity')).body.toString();

describe('page cache', () => {
  it('drops every page when the data changes', async () => {
    let version = '1';
    const cache = makePageCache({ version: () => version, mostBytes: 100_000 });
    cache.put('/', page('old'), '1');
    expect(await textOf(cache.get('/'))).toBe('old');
    version = '2';
    expect(cache.get('/')).toBeUndefined();
  });

  it('does not cache a page of older data', () => {
    let version = '1';
    const cache = makePageCache({ version: () => version, mostBytes: 100_000 });
    version = '2';
    cache.put('/', page('late'), '1');
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its memory, oldest first out', () => {
    const cache = makePageCache({ version: () => '1', mostBytes: 20_500_000 });
    const addresses = Array.from({ length: 21 }, (_, at) => `/${at}`);
    for (const address of addresses) cache.put(address, page('1'.repeat(1_000_000)), '1');
    expect(addresses.filter((address) => !cache.get(address))).toEqual(['/0']);
  });

  it.each([
    ['addresses', () => ['', 'x'.repeat(2_000)]],
    ['heads', () => ['x'.repeat(2_000), '']],
  ] as const)('counts long %s of short pages', (_what, parts) => {
    const [header = '', query = ''] = parts();
    const cache = makePageCache({ version: () => '1', mostBytes: 100_000 });
    const addresses = Array.from({ length: 100 }, (_, at) => `/${at}?${query}`);
    for (const address of addresses) cache.put(address, finishPage(200, { header }, Buffer.from('short')), '1');
    expect(addresses.filter((address) => cache.get(address)).length).toBeLessThan(50);
  });

  it('holds more pages once they are compressed', async () => {
    const cache = makePageCache({ version: () => '1', mostBytes: 16_000 });
    const addresses = ['/a', '/b', '/c', '/d'];
    for (const address of addresses) {
      const long = page(address.repeat(2_000));
      cache.put(address, long, '1');
      await encode(long, 'br');
    }
    expect(addresses.filter((address) => cache.get(address))).toEqual(addresses);
    expect(await textOf(cache.get('/d'))).toBe('/d'.repeat(2_000));
    cache.put('/e', page('e'.repeat(9_500)), '1');
    expect(addresses.filter((address) => cache.get(address))).toEqual(['/d']);
    expect(await textOf(cache.get('/e'))).toBe('e'.repeat(9_500));
  });

  it('does not cache a page larger than all its memory, and retains the others', () => {
    const cache = makePageCache({ version: () => '1', mostBytes: 16_000 });
    cache.put('/a', page('a'), '1');
    cache.put('/e', page('e'.repeat(15_999)), '1');
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/e')).toBeUndefined();
  });

  it('encodes the same text in any order of requests', async () => {
    const text = 'Домівка '.repeat(400);
    const long = page(text);
    expect(brotliDecompressSync((await encode(long, 'br')).body).toString()).toBe(text);
    expect(gunzipSync((await encode(long, 'gzip')).body).toString()).toBe(text);
    expect(await textOf(long)).toBe(text);
  });

  it.each(['br', 'gzip'] as const)('holds no more memory than a page packed as %s takes', async (encoding) => {
    const { body } = await encode(page('Домівка '.repeat(400)), encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it.each(['br', 'gzip'] as const)('keeps pages packed as %s together, in blocks that go back to the system whole', async (encoding) => {
    const cache = makePageCache({ version: () => '1', mostBytes: 100_000_000 });
    const bodies: Buffer[] = [];
    for (let at = 0; at < 300; at += 1) {
      const one = page(randomBytes(4_000 + 40 * at).toString('hex'));
      cache.put(`/${at}`, one, '1');
      bodies.push((await encode(one, encoding)).body);
    }
    const blocks = [...new Set(bodies.map(({ buffer }) => buffer))].map(({ byteLength }) => byteLength);
    const whole = blocks.reduce((sum, length) => sum + length, 0);
    expect(Math.min(...blocks)).toBeGreaterThan(Number(memorySettings.MALLOC_MMAP_THRESHOLD_));
    expect(whole).toBeLessThan(1.15 * bodies.reduce((sum, { length }) => sum + length, 0));
  });

  it('compresses once for all simultaneous requests', async () => {
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
