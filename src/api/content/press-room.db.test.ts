import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { pressAnswerSchema } from '../../contract/content/press.ts';
import type { StoredEntry } from '../../domain/content/content.ts';

const words = (title: string) => ({ title, note: '' });
const picture = {
  src: '/pictures/house-1600.webp',
  width: 1600,
  height: 900,
  alt: { uk: 'Будинок', en: 'A house' },
  sources: [
    { type: 'image/avif' as const, srcset: '/pictures/house-640.avif 640w, /pictures/house-1600.avif 1600w' },
    { type: 'image/webp' as const, srcset: '/pictures/house-640.webp 640w, /pictures/house-1600.webp 1600w' },
  ],
  placeholder: null,
  focus: { x: 50, y: 50 },
};
const photo: StoredEntry<'media_file'> = {
  slug: 'house',
  from: null,
  until: null,
  picture: 'house',
  gallery: [],
  group: 'photo',
  file: null,
  ground: 'paper',
  uk: words('Будинок'),
  en: words('A house'),
};

onOneEngine('the press room (§2 /press-room/)', (open) => {
  it('returns every file in its largest size and every format, and the releases with their news', async () => {
    const known = someContents();
    const contents = someContents({ media_file: [...known.entries.media_file, photo] });
    const { client } = await openApi(await open(), {
      contents: { ...contents, pictures: [...contents.pictures, { name: 'house', project: null, kind: 'exterior', content: picture }] },
    });
    const press = strict(pressAnswerSchema, await client('GET /api/{locale}/press-room'));
    expect(press.media_kit.map(({ id, kind, title, files }) => [id, kind, title, files])).toEqual([
      ['sign', 'logo', 'The sign', [{ src: '/pictures/press/sign.svg', format: 'svg' }]],
      [
        'house',
        'photo',
        'A house',
        [
          { src: '/pictures/house-1600.webp', format: 'webp' },
          { src: '/pictures/house-1600.avif', format: 'avif' },
        ],
      ],
    ]);
    expect(press.publications).toEqual([{ date: '2026-11-01', title: 'The roof', note: 'Release', slug: 'roof' }]);
  });
});
