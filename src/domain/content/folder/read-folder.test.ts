import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSizes } from '../../../platform/pictures/make-sizes.ts';
import { measurePicture } from '../../../platform/pictures/measure.ts';
import { readContentFolder } from './read-folder.ts';

const example = fileURLToPath(new URL('../../../../content/example', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'domivka-contents-'));
  cpSync(example, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readFolder = () => readContentFolder(folder, { measure: measurePicture });
async function faults(): Promise<string[]> {
  const read = await readFolder();
  return read.ok ? [] : read.faults;
}
/** Replaces words of a file. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

describe('a folder of contents', () => {
  it('is read whole: what is left out is nothing, paragraphs are one text, short words are bound to their neighbours', async () => {
    const read = await readFolder();
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const { contents, pictureFiles, wordless } = read.value;
    const [news] = contents.entries.news;
    expect(news).toMatchObject({ slug: 'first-pile', until: null, gallery: [], project: 'sunny-gate' });
    expect(news?.en.html).toMatch(/^<p>The.ground .*<\/p><p>The.slab .*<\/p>$/);
    expect(contents.stories['sunny-gate']?.uk.about[0]).toContain('на\u00a0всіх');
    expect(contents.pictures[0]?.content).toMatchObject({ src: '/pictures/sunny-gate/hero-800.webp', width: 800, focus: { x: 50, y: 50 } });
    expect(pictureFiles).toEqual(['sunny-gate/hero-800.avif', 'sunny-gate/hero-800.webp']);
    expect(wordless).toContain('main');
    expect(wordless).not.toContain('news');
  });

  it.each<[string, string, string | RegExp, string, string]>([
    ['JSON that is none', 'menus.json', '"header"', 'header', 'menus.json: is no JSON: '],
    ['another format', 'content.json', '"format": 1', '"format": 2', 'content.json: format: is not 1'],
    ['a missing language', 'entries/news_tag.json', /, "en": \{[^}]*\}/, '', 'entries/news_tag.json: site.en: is missing'],
    ['a missing field', 'entries/news.json', '"tag": "site",', '', 'entries/news.json: first-pile.tag: is missing'],
    [
      'a mistyped field',
      'entries/news.json',
      '"showOnOneNews"',
      '"showOnNews"',
      'entries/news.json: first-pile.showOnNews: is not known here',
    ],
    ['an empty title', 'entries/news.json', 'Забито першу палю', ' ', 'entries/news.json: first-pile.uk.title: is empty'],
    [
      'a number for a text',
      'entries/news.json',
      '"The first pile is driven"',
      '7',
      'first-pile.en.title: is not what it should be: a text',
    ],
    [
      'a day for an instant',
      'entries/news.json',
      'T10:00:00+02:00',
      '',
      'first-pile.from: is no instant such as 2026-11-21T10:00:00+02:00',
    ],
    ['no instant at all', 'entries/news.json', '"2026-11-02T10:00:00+02:00"', '""', 'first-pile.from: is empty'],
    ['a day that never was', 'entries/news.json', '2026-11-02', '2026-02-30', 'first-pile.from: is an instant that never was'],
    ['an address that is none', 'entries/news.json', '"first-pile"', '"First pile"', 'First pile.slug: is not made of small Latin letters'],
    ['a script', 'entries/news.json', '<p>The ground', '<script>x</script><p>The ground', 'first-pile.en.html: has markup beyond'],
    ['an unknown tag', 'entries/news.json', '"tag": "site"', '"tag": "sites"', 'first-pile.tag: there is no news tag sites'],
    [
      'an unknown project',
      'entries/news.json',
      '"project": "sunny-gate"',
      '"project": "sunny"',
      'first-pile.project: there is no project sunny',
    ],
    [
      'an unknown picture',
      'entries/news.json',
      '"sunny-gate/hero"',
      '"sunny-gate/yard"',
      'first-pile.picture: there is no picture sunny-gate/yard',
    ],
    [
      'an unknown category',
      'projects/sunny-gate.json',
      '["yard"]',
      '["garden"]',
      'projects/sunny-gate.json: featureCategories[0]: there is no feature category garden',
    ],
    [
      'features in one language',
      'projects/sunny-gate.json',
      /"features": \[\{ "title": "A yard[^\]]*\]/,
      '"features": []',
      'projects/sunny-gate.json: en.features: differs from uk in length',
    ],
    ['a missing page text', 'pages/news.json', ', "lead": "Що діється на майданчику."', '', 'pages/news.json: uk.blocks.lead: is missing'],
    [
      'a page text that no page shows',
      'pages/news.json',
      '"title": "News", ',
      '"title": "News", "led": "", ',
      'pages/news.json: en.blocks.led: is not known here',
    ],
    [
      'a page text that is no text',
      'pages/news.json',
      '"title": "News"',
      '"title": 7',
      'en.blocks.title: is not what it should be: a text',
    ],
    [
      'an unknown picture of a page',
      'pages/news.json',
      '"sunny-gate/hero"',
      '"sunny-gate/yard"',
      'pages/news.json: sharePicture: there is no picture sunny-gate/yard',
    ],
    [
      'an unknown picture of the menu',
      'menus.json',
      '"sunny-gate/hero"',
      '"hero"',
      'menus.json: menu.promo.picture: there is no picture hero',
    ],
    ['a menu without a name', 'menus.json', '"en": "All projects"', '"en": ""', 'menus.json: footer.allProjects.name.en: is empty'],
    [
      'a picture without words',
      'pictures/manifest.json',
      '"The street beside the house by day."',
      '""',
      'pictures/manifest.json: sunny-gate/hero.alt.en: is empty',
    ],
    [
      'an unknown kind of picture',
      'pictures/manifest.json',
      '"exterior"',
      '"outside"',
      'sunny-gate/hero.kind: is none of exterior, interior,',
    ],
    [
      'a picture of nobody',
      'pictures/manifest.json',
      '"project": "sunny-gate"',
      '"project": "gate"',
      'sunny-gate/hero.project: there is no project gate',
    ],
    [
      'a file that is missing',
      'pictures/manifest.json',
      'hero-800.avif',
      'hero-900.avif',
      'sunny-gate/hero.files[0]: there is no pictures/sunny-gate/hero-900.avif',
    ],
    [
      'a file elsewhere',
      'pictures/manifest.json',
      'sunny-gate/hero-800.avif',
      '../hero-800.avif',
      'sunny-gate/hero.files[0].file: is no file such as',
    ],
    [
      'a wrong size',
      'pictures/manifest.json',
      '"width": 800',
      '"width": 900',
      'sunny-gate/hero.files[0]: pictures/sunny-gate/hero-800.avif is 800 by 450',
    ],
    ['no WebP', 'pictures/manifest.json', /,\s*\{ "file": "sunny-gate\/hero-800.webp"[^}]*\}/, '', 'sunny-gate/hero.files: has no WebP'],
  ])('with %s is refused with the file and the field', async (_case, file, from, to, fault) => {
    edit(file, from, to);
    expect(await faults()).toContainEqual(expect.stringContaining(fault));
  });

  it.each([
    ['pages/newz.json', '{}', 'pages/newz.json: is no page of the site'],
    ['entries/newz.json', '[]', 'entries/newz.json: is no kind of entry'],
    ['entries/offer.json', '{}', 'entries/offer.json: is not what it should be: a list'],
    ['pictures/sunny-gate/hero-800.webp', 'no picture', 'pictures/sunny-gate/hero-800.webp is no picture'],
  ])('with a wrong %s is refused', async (file, text, fault) => {
    writeFileSync(join(folder, file), text);
    expect(await faults()).toContainEqual(expect.stringContaining(fault));
  });

  it('is refused with all mistakes of all files at once', async () => {
    edit('entries/news.json', '"tag": "site",', '');
    edit('entries/news_tag.json', '"The site"', '""');
    edit('pages/news.json', '"title": "News", ', '');
    edit('menus.json', '"All projects"', '""');
    rmSync(join(folder, 'pictures/sunny-gate/hero-800.webp'));
    expect(await faults()).toEqual([
      'pages/news.json: en.blocks.title: is missing',
      'menus.json: footer.allProjects.name.en: is empty',
      'pictures/manifest.json: sunny-gate/hero.files[1]: there is no pictures/sunny-gate/hero-800.webp',
      'entries/news.json: first-pile.tag: is missing',
      'entries/news_tag.json: site.en.name: is empty',
    ]);
  });

  it('is refused in one sentence when it is another folder', async () => {
    rmSync(join(folder, 'content.json'));
    expect(await faults()).toEqual(['content.json: is missing: is this a folder of contents?']);
  });

  it('may name the apartment of the week among the texts of the home page', async () => {
    const page = readFileSync(join(folder, 'pages/news.json'), 'utf8');
    const needed = ['headline', 'founded', 'founded_label', 'projects_count', 'construction_title', 'construction_text'];
    const texts = needed.map((name) => `"${name}": ""`).join(', ');
    writeFileSync(join(folder, 'pages/main.json'), page.replaceAll(/"blocks": \{[^}]*\}/g, `"blocks": { ${texts} }`));
    expect(await faults()).toEqual([]);
    edit('pages/main.json', '"headline"', '"flat_of_the_week": "luhova-1-2", "headline"');
    expect(await faults()).toEqual([]);
  });

  it('has as many of the numbered texts of a page as the editor writes', async () => {
    const page = readFileSync(join(folder, 'pages/news.json'), 'utf8');
    const steps = '"title": "", "lead": "", "note": "", "step_1_title": "", "step_1_text": "", "step_4_title": "", "step_4_text": ""';
    writeFileSync(join(folder, 'pages/brokerage.json'), page.replaceAll(/"blocks": \{[^}]*\}/g, `"blocks": { ${steps} }`));
    expect(await faults()).toEqual([]);
    edit('pages/brokerage.json', '"step_4_text"', '"step_4_texts"');
    expect(await faults()).toEqual(['pages/brokerage.json: uk.blocks.step_4_texts: is not known here']);
  });

  it('has the files of an original made, in the widths that it has, under names of its bytes', async () => {
    const files = /,\s*"files": \[[\s\S]*?\]/;
    edit('pictures/manifest.json', files, ', "original": "originals/hero.jpg"');
    expect(await faults()).toEqual(['pictures/manifest.json: sunny-gate/hero.original: there is no pictures/originals/hero.jpg']);
    mkdirSync(join(folder, 'pictures/originals'));
    writeFileSync(join(folder, 'pictures/originals/hero.jpg'), 'no picture');
    expect(await faults()).toEqual(['pictures/manifest.json: sunny-gate/hero.original: pictures/originals/hero.jpg is no picture']);
    // A telephone that was held upright: the file lies on its side and says so.
    const upright = sharp({ create: { width: 610, height: 900, channels: 3, background: '#8f4a37' } }).withMetadata({ orientation: 6 });
    await upright.jpeg().toFile(join(folder, 'pictures/originals/hero.jpg'));
    const read = await readFolder();
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const { contents, madeFiles, pictureFiles } = read.value;
    expect(contents.pictures[0]?.content).toMatchObject({ width: 900, height: 610 });
    expect(contents.pictures[0]?.content.src).toMatch(/^\/pictures\/sunny-gate\/hero-[0-9a-f]{8}-900\.webp$/);
    expect(madeFiles.map(({ width, format }) => `${width} ${format}`)).toEqual(['800 avif', '800 webp', '900 avif', '900 webp']);
    expect(pictureFiles).toEqual([]);

    const made = { files: madeFiles, from: join(folder, 'pictures'), to: join(folder, 'shown') };
    expect(await makeSizes({ ...made, dryRun: true })).toHaveLength(4);
    expect(await makeSizes(made)).toEqual(madeFiles.map(({ file }) => file));
    expect(await makeSizes(made)).toEqual([]);
    const sizes = await Promise.all(madeFiles.map(({ file }) => measurePicture(join(folder, 'shown', file))));
    expect(sizes).toEqual([800, 800, 900, 900].map((width) => ({ width, height: width === 800 ? 542 : 610 })));
  }, 60_000);

  it('takes the shapes of a viewpoint from a drawing, sections by their number', async () => {
    const house = {
      slug: 'sunny-gate',
      project: 'sunny-gate',
      north: 0,
      sections: [{ section: 'S1', outline: [[0, 0], [20, 0], [20, 15], [0, 15]], ground: 4, storey: 3, storeys: 7 }], // biome-ignore format: an outline
      masses: [],
      uk: { neighbours: [] },
      en: { neighbours: [] },
    };
    const viewpoint = { slug: 'sunny-gate-facade', project: 'sunny-gate', view: 'facade', picture: 'sunny-gate/hero' };
    const svg = '<svg viewBox="0 0 800 450"><polygon data-section="1" data-floor="2" points="10,10 90,10 90,40"/></svg>';
    writeFileSync(join(folder, 'pictures/sunny-gate/facade.svg'), svg);
    writeFileSync(join(folder, 'entries/house.json'), JSON.stringify([house]));
    writeFileSync(join(folder, 'entries/viewpoint.json'), JSON.stringify([{ ...viewpoint, shapes: 'sunny-gate/facade.svg' }]));
    const read = await readFolder();
    expect(read.ok && read.value.contents.entries.viewpoint[0]).toMatchObject({
      width: 800,
      height: 450,
      shapes: [{ section: 'S1', floor: 2 }],
    });
    writeFileSync(join(folder, 'entries/viewpoint.json'), JSON.stringify([{ ...viewpoint, shapes: 'sunny-gate/site.svg' }]));
    expect(await faults()).toEqual(['entries/viewpoint.json: sunny-gate-facade.shapes: there is no pictures/sunny-gate/site.svg']);
  });
});
