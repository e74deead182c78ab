import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startObjectStorage } from '../../../tests/support/services/object-storage.ts';
import { systemClock } from '../../base/clock.ts';
import { Unreachable } from '../http/unreachable.ts';
import { openBucket } from './object-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a bucket', () => {
  it('takes what is signed, compares its sum, and gives it back; an unknown key is null, and removing one is nothing', async () => {
    const { settings } = await startObjectStorage();
    const bucket = openBucket(settings, { clock: systemClock });
    await bucket.put('pictures/a-1.webp', bytes('a picture'));
    const found = await bucket.get('pictures/a-1.webp');
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('a picture');
    expect(await bucket.about('pictures/a-1.webp')).toMatchObject({ bytes: 9, modifiedAt: found?.modifiedAt });
    expect(await bucket.get('pictures/b-1.webp')).toBeNull();
    expect(await bucket.about('pictures/b-1.webp')).toBeNull();
    await bucket.remove('pictures/a-1.webp');
    await bucket.remove('pictures/a-1.webp');
    expect(await bucket.get('pictures/a-1.webp')).toBeNull();
    await expect(bucket.get('pictures/../secret')).rejects.toBeInstanceOf(RangeError);
    expect((await fetch(`${settings.endpoint}/${settings.bucket}/pictures/a-1.webp`)).status).toBe(403);
  });

  it('lists more objects than fit on one page, by their keys', async () => {
    const { settings } = await startObjectStorage();
    const bucket = openBucket(settings, { clock: systemClock, pageLength: 2 });
    const keys = Array.from({ length: 5 }, (_, at) => `files/${at}`);
    await Promise.all(keys.map((key) => bucket.put(key, bytes(key))));
    const found = await bucket.list('files/');
    expect(found.map(({ key }) => key)).toEqual(keys);
    expect(found[0]).toMatchObject({ bytes: 7, modifiedAt: expect.any(Date) });
    expect(await bucket.list('pictures/')).toEqual([]);
  });

  it('asks again after a busy, a broken and a damaged answer, and gives up after the third', async () => {
    const storage = await startObjectStorage();
    const bucket = openBucket(storage.settings, { clock: systemClock, patience: 3_000 });
    storage.fail('busy', 'busy');
    await bucket.put('a', bytes('whole'));
    storage.fail('cut', 'damaged');
    expect(Buffer.from((await bucket.get('a'))?.bytes ?? []).toString()).toBe('whole');
    storage.fail('silent');
    expect(await bucket.get('b')).toBeNull();
    storage.fail('full', 'full', 'full');
    await expect(bucket.put('b', bytes('more'))).rejects.toBeInstanceOf(Unreachable);
  });

  it('refuses at once while the storage is away, and goes on when it is back', async () => {
    const storage = await startObjectStorage();
    let now = Date.now();
    const bucket = openBucket(storage.settings, { clock: () => new Date(now) });
    await bucket.put('a', bytes('kept'));
    await storage.stop();
    await expect(bucket.get('a')).rejects.toThrow('the object storage');
    const began = performance.now();
    await expect(bucket.get('a')).rejects.toBeInstanceOf(Unreachable);
    expect(performance.now() - began).toBeLessThan(2_000);
    await storage.start();
    now += 2_000;
    expect(Buffer.from((await bucket.get('a'))?.bytes ?? []).toString()).toBe('kept');
  });

  it.each([
    ['InvalidAccessKeyId', { accessKeyId: 'UNKNOWN' }, 0],
    ['SignatureDoesNotMatch', { secretAccessKey: 'another secret' }, 0],
    ['NoSuchBucket', { bucket: 'another-bucket' }, 0],
    ['RequestTimeTooSkewed', {}, 3_600_000],
  ] as const)('is refused once and says why, without a key: %s', async (code, wrong, skew) => {
    const { settings, asked } = await startObjectStorage();
    const clock = () => new Date(Date.now() + skew);
    const refusal = await openBucket({ ...settings, ...wrong }, { clock })
      .check()
      .catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ code, message: `the object storage refused the request (${code})` });
    expect(asked).toHaveLength(1);
  });
});

it('stores nothing but what it was given', async () => {
  const { settings, directory } = await startObjectStorage();
  await openBucket(settings, { clock: systemClock }).put('files/resumes/1', bytes('a resume'));
  expect(readFileSync(`${directory}/${settings.bucket}/files/resumes/1._S3rver_object`, 'utf8')).toBe('a resume');
});
