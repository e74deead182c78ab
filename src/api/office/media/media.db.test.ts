import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { addUpload, aPhoto, uploadFile } from '../../../../tests/support/clients/office-media.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { newsItem, newsTag, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

const { slug: _slug, ...news } = newsItem('spring');
const day = 24 * 60;
/** The tag of EXIF behind which the place stands. */
const placeTag = Buffer.from([0x25, 0x88]);

onOneEngine('pictures in the office', (open) => {
  async function start() {
    const clock = movableClock('2026-11-26T10:00:00Z');
    const office = await openOffice(await open(), { clock });
    await office.content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring')], publication: [] }));
    const maria = await office.addPerson(everywhere('editor'), 'Марія');
    const { client } = maria;
    const file = (src: string) => join(office.dataDir, src);
    const describe = ({ name, version }: { name: string; version: string }, uk = 'Тераса з видом на річку', focus = { x: 20, y: 80 }) =>
      client('POST /office/api/media/describe', {
        body: { name, version, alt: { uk, en: 'A terrace above the river' }, focus },
        ...newKey(),
      });
    const whole = (name: string) => client('GET /office/api/media/picture', { query: { name } });
    const refusal = async (bytes: Buffer) => codeOf(uploadFile(client, bytes));
    return { ...office, clock, maria, client, file, describe, whole, refusal };
  }

  it('makes of a photo what the site shows: every width in both formats, upright, and without what the camera has noted', async () => {
    const { client, file, content } = await start();
    // Lies on its side, as phones store photos, and says where it was taken.
    const lying = await sharp(await aPhoto({ width: 1400, height: 2400, colour: '#7a5' }))
      .withExif({ IFD0: { Artist: 'Solomiia' }, IFD3: { GPSLatitude: '50/1 27/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const noted = (await sharp(lying).metadata()).exif;
    expect([noted?.includes('Solomiia'), noted?.includes(placeTag)]).toEqual([true, true]);
    const { picture, isKnown } = await uploadFile(client, lying, { fileName: 'Тераса на Подолі.JPG' });
    expect(isKnown).toBe(false);
    expect(picture).toMatchObject({
      width: 1920,
      height: 1120,
      isUploaded: true,
      uses: 0,
      alt: { uk: '', en: '' },
      focus: { x: 50, y: 50 },
    });
    expect(picture.name).toMatch(/^uploads\/terasa-na-podoli-[0-9a-f]{6}$/);
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(picture.sources.map(({ type, srcset }) => [type, srcset.split(', ').map((one) => one.split(' ')[1])])).toEqual([
      ['image/avif', ['800w', '1280w', '1920w']],
      ['image/webp', ['800w', '1280w', '1920w']],
    ]);
    const shown = picture.sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')));
    for (const [src = '', width = ''] of shown) {
      const about = await sharp(file(src)).metadata();
      expect([about.width, about.exif, about.icc, about.xmp]).toEqual([Number.parseInt(width, 10), undefined, undefined, undefined]);
    }
    expect(content.current().uk.pictures[picture.name]).toMatchObject({ src: picture.src, alt: '' });
  });

  it('makes of a panorama one wide file too, which a tour unwraps', async () => {
    const { client, file } = await start();
    const { picture } = await uploadFile(client, await aPhoto({ width: 5000, height: 2500, colour: '#aa8' }));
    expect(picture).toMatchObject({ width: 4096, height: 2048 });
    expect(picture.sources.map(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[1]))).toEqual([
      ['800w', '1280w', '1920w'],
      ['800w', '1280w', '1920w', '4096w'],
    ]);
    expect((await sharp(file(picture.src)).metadata()).format).toBe('webp');
    const narrow = await uploadFile(client, await aPhoto({ width: 1600, height: 800, colour: '#8aa' }));
    expect(narrow.picture).toMatchObject({ width: 1600, height: 800 });
  });

  it('takes a file in parts, goes on after a lost connection, and makes one picture of the same file', async () => {
    const { client, maria, media, db, addPerson, send } = await start();
    const bytes = await aPhoto();
    const id = await addUpload({ db, media } as never, maria, bytes, 100);
    const part = (offset: number, from: number, to = bytes.length) =>
      client('POST /office/api/media/uploads/append', {
        query: { id, offset: String(offset) },
        body: new Blob([Uint8Array.from(bytes.subarray(from, to))]),
      });
    const finish = () => client('POST /office/api/media/uploads/finish', { body: { id }, ...newKey() });
    expect(await client('GET /office/api/media/upload', { query: { id } })).toEqual({ id, bytes: bytes.length, received: 100 });
    expect(await codeOf(finish())).toBe('upload-unfinished');
    expect([await codeOf(part(50, 50)), await codeOf(part(100, 0))]).toEqual(['wrong-offset', 'wrong-offset']);
    const other = await addPerson(everywhere('editor'));
    const ofOther = { query: { id, offset: '100' }, body: new Blob(['x']) };
    expect([
      await codeOf(other.client('GET /office/api/media/upload', { query: { id } })),
      await codeOf(other.client('POST /office/api/media/uploads/append', ofOther)),
      await codeOf(other.client('POST /office/api/media/uploads/finish', { body: { id }, ...newKey() })),
    ]).toEqual(Array(3).fill('unknown-upload'));
    const asForm = async (type: string, site: string) => {
      const headers = { 'x-office': '1', 'content-type': type, 'sec-fetch-site': site };
      const address = `/office/api/media/uploads/append?id=${id}&offset=100`;
      return (await send(address, { method: 'POST', headers, body: 'x', cookie: maria.cookie() })).status;
    };
    const octets = 'application/octet-stream';
    expect([await asForm('text/plain', 'same-origin'), await asForm(octets, 'cross-site')]).toEqual([415, 403]);
    const tooMuch = { query: { id, offset: '100' }, body: new Blob([new Uint8Array(1024 * 1024 + 1)]) };
    expect(await codeOf(client('POST /office/api/media/uploads/append', tooMuch))).toBe('too-large');
    expect((await part(100, 100)).received).toBe(bytes.length);
    const { picture } = await finish();
    const again = await uploadFile(other.client, bytes, { fileName: 'інша назва.jpg' });
    expect([again.isKnown, again.picture.name]).toEqual([true, picture.name]);
    const shared = await aPhoto();
    const twice = [maria, other].map(async ({ id: by }) =>
      media.prepareUpload({ id: await addUpload({ db, media } as never, { id: by }, shared), by }),
    );
    const names = [];
    for (const prepared of await Promise.all(twice)) {
      if (!prepared.ok) throw new Error(prepared.refusal.kind);
      expect(prepared.value.known).toBeNull();
      names.push(await db.transaction().execute((transaction) => media.finishUpload(transaction, prepared.value)));
    }
    expect(names[0]).toEqual(names[1]);
    await media.reload();
    expect((await client('GET /office/api/media', { query: { q: 'uploads/' } })).total).toBe(2);
  });

  it('refuses what is no picture, moves, unpacks to too much, or is too small; of a file that is two things, only the picture leaves', async () => {
    const { refusal, client, file, db, dataDir } = await start();
    const frame = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123' } })
      .raw()
      .toBuffer();
    const moving = await sharp(Buffer.concat([frame, frame.map((value) => value + 9)]), {
      raw: { width: 400, height: 800, channels: 3, pageHeight: 400 },
    })
      .webp()
      .toBuffer();
    expect(await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'))).toBe('not-a-picture');
    expect(await refusal((await aPhoto()).subarray(0, 300))).toBe('not-a-picture');
    expect(await refusal(moving)).toBe('picture-moves');
    expect(await refusal(bomb(30_000, 30_000))).toBe('picture-too-large');
    expect(await refusal(await aPhoto({ width: 319, height: 400 }))).toBe('picture-too-small');
    expect(await refusal(await aPhoto({ width: 2_000, height: 380 }))).toBe('picture-too-small');
    const left = await db.selectFrom('media_upload').selectAll().execute();
    expect([readdirSync(join(dataDir, 'uploads')), left], 'what was refused does not count as unfinished').toEqual([[], []]);
    const script = '<script>alert(1)</script>';
    const { picture } = await uploadFile(client, Buffer.concat([await aPhoto(), Buffer.from(script)]), { fileName: `${script}.html` });
    expect(picture.name).toMatch(/^uploads\/script-alert-1-script-[0-9a-f]{6}$/);
    expect((await readFile(file(picture.src))).includes('script')).toBe(false);
  });

  it('limits what a person has begun, and forgets it after a day', async () => {
    const { client, maria, media, db, clock, dataDir } = await start();
    const begin = (bytes: number) =>
      client('POST /office/api/media/uploads/begin', { body: { fileName: 'a.jpg', bytes, replaces: null }, ...newKey() });
    const largest = 40 * 1024 * 1024;
    expect(await codeOf(begin(largest + 1))).toBe('bad-fields');
    await addUpload({ db, media } as never, maria, Buffer.from('whole'));
    for (let count = 0; count < 9; count++) await begin(largest);
    expect(await codeOf(begin(largest))).toBe('uploads-full');
    const left = async () => [
      readdirSync(join(dataDir, 'uploads')).length,
      (await db.selectFrom('media_upload').selectAll().execute()).length,
    ];
    clock.pass(day - 1);
    await media.forgetOld();
    expect(await left()).toEqual([1, 10]);
    clock.pass(1);
    await media.forgetOld();
    expect(await left()).toEqual([0, 0]);
  });

  it('is described before a release that names it goes out, and says where it stands', async () => {
    const { client, describe, whole, content } = await start();
    const { picture } = await uploadFile(client, await aPhoto());
    const { release } = await client('POST /office/api/releases/make', { body: { name: 'Зима' }, ...newKey() });
    const draft = { release: release.number, part: 'news', name: 'spring', version: 0, content: { ...news, gallery: [picture.name] } };
    const saved = await client('POST /office/api/drafts/save', { body: draft, ...newKey() });
    expect(saved.faults).toMatchObject([{ path: ['gallery', '0'], message: expect.stringContaining('описане') }]);
    const publish = async () => {
      const { release: now } = await client('GET /office/api/release', { query: { number: String(release.number) } });
      return client('POST /office/api/releases/publish', { body: { number: now.number, version: now.version }, ...newKey() });
    };
    expect(await codeOf(publish())).toBe('release-faults');
    expect((await whole(picture.name)).uses).toMatchObject([{ part: 'news', name: 'spring', release: { name: 'Зима' } }]);
    expect(
      await codeOf(client('POST /office/api/media/remove', { body: { name: picture.name, version: picture.version }, ...newKey() })),
    ).toBe('picture-used');
    const clicked = { release: String(release.number), text: `https://example.test${picture.src}` };
    expect((await client('GET /office/api/content/find', { query: clicked })).found).toMatchObject([
      { name: 'spring', path: ['gallery', '0'] },
    ]);
    const described = await describe(picture);
    expect(await codeOf(describe(picture, 'Інше'))).toBe('changed-meanwhile');
    await publish();
    await content.reload();
    expect(content.current().uk.entries.news[0]?.gallery).toMatchObject([{ alt: 'Тераса з\u00a0видом на річку', focus: { x: 20, y: 80 } }]);
    expect((await whole(picture.name)).uses).toEqual([
      { part: 'news', name: 'spring', title: 'Новина spring', path: ['gallery', '0'], release: null, address: '/news/spring/' },
    ]);
    expect((await client('GET /office/api/media', { query: { q: 'uploads/', only: 'unused' } })).total).toBe(0);
    expect((await client('GET /office/api/media', { query: { q: 'ТЕРАСА З' } })).pictures).toMatchObject([{ uses: 1 }]);
    expect(described.file).toMatchObject({ fileName: 'тераса.jpg', width: 400, height: 320, by: { name: 'Марія' } });
  });

  it('comes everywhere at once with another file, keeps its name and words, and goes with all its files when nothing names it', async () => {
    const { client, describe, whole, file, content } = await start();
    const bytes = await aPhoto();
    const { picture } = await uploadFile(client, bytes);
    await describe(picture);
    const before = content.current();
    const replaced = await uploadFile(client, await aPhoto({ width: 900, height: 600 }), { fileName: 'b.jpg', replaces: picture.name });
    expect(replaced.picture).toMatchObject({
      name: picture.name,
      width: 900,
      alt: { en: 'A terrace above the river' },
      focus: { x: 20, y: 80 },
    });
    expect(content.current()).not.toBe(before);
    expect(content.current().uk.pictures[picture.name]?.src).toBe(replaced.picture.src);
    // Pages that are open still have the addresses of before.
    expect([existsSync(file(picture.src)), existsSync(file(replaced.picture.src))]).toEqual([true, true]);
    const other = await uploadFile(client, bytes);
    expect(other.picture.name).not.toBe(picture.name);
    expect(await codeOf(uploadFile(client, bytes, { replaces: picture.name }))).toBe('picture-is-there');
    const { version } = (await whole(picture.name)).picture;
    const remove = { body: { name: picture.name, version }, ...newKey() };
    await client('POST /office/api/media/remove', remove);
    expect(await codeOf(whole(picture.name))).toBe('unknown-picture');
    expect([existsSync(file(picture.src)), existsSync(file(replaced.picture.src))]).toEqual([false, false]);
  });

  it('loses no file to a deletion that is repeated after the same file has come again', async () => {
    const { client, file } = await start();
    const bytes = await aPhoto({ width: 700, height: 500 });
    const { picture } = await uploadFile(client, bytes);
    const remove = { body: { name: picture.name, version: picture.version }, ...newKey() };
    await client('POST /office/api/media/remove', remove);
    const { picture: again } = await uploadFile(client, bytes);
    expect(again.src).toBe(picture.src);
    await client('POST /office/api/media/remove', remove);
    expect(existsSync(file(again.src))).toBe(true);
  });
});

/** A PNG of a few bytes that says it unpacks to so many points. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(10_000))), chunk('IEND', Buffer.alloc(0))]);
}
