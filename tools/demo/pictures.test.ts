import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import manifest from '../../content/obriy/pictures/manifest.json' with { type: 'json' };
import { scenes } from '../renderer/scenes.ts';
import { layouts } from './plans/layouts.ts';
import list from './projects.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../content/obriy/pictures');
const contents = join(import.meta.dirname, '../../content/obriy');
const known = new Map(manifest.pictures.map((picture) => [picture.base, picture]));

type Lit = { slug: string; project: string; light: 'day' | 'evening' | 'blackout'; picture: string };
type Illustrated = { slug: string; project?: string | null; projects?: string[]; picture?: string | null; gallery?: string[] };
/** What stands beside pictures of one project: its entries and its page. */
const illustrated: { where: string; project: string; pictures: string[] }[] = [
  ...readdirSync(join(contents, 'entries')).flatMap((file) =>
    (JSON.parse(readFileSync(join(contents, 'entries', file), 'utf8')) as Illustrated[]).flatMap(
      ({ slug, project, picture, gallery = [] }) =>
        project ? { where: `${file} ${slug}`, project, pictures: [...(picture ? [picture] : []), ...gallery] } : [],
    ),
  ),
  ...list.projects.map(({ slug }) => {
    const { pictures = [] } = JSON.parse(readFileSync(join(contents, 'projects', `${slug}.json`), 'utf8')) as { pictures?: string[] };
    return { where: `projects/${slug}.json`, project: slug, pictures };
  }),
];
/** Why a picture says something wrong of a project; undefined where it does not. */
function wrongBeside(project: string, base: string): string | undefined {
  const picture = known.get(base);
  if (!picture) return 'is not known';
  if (picture.project !== null) return picture.project === project ? undefined : `shows ${picture.project}`;
  const { class: own } = list.projects.find(({ slug }) => slug === project) ?? {};
  if (picture.kind === 'interior')
    return base.startsWith(`interiors/${own}-`) && !base.startsWith(`interiors/${own}-plus`) ? undefined : `is no interior of ${own}`;
  return picture.kind === 'layout' || picture.kind === 'panorama' ? undefined : 'shows a building that is none of ours';
}

const files = manifest.pictures.flatMap((picture) => picture.files);
const megabyte = 1024 * 1024;

describe('§3 the pictures of the demo', () => {
  it('are there with the sizes that pages reserve room for', async () => {
    const wrong = await Promise.all(
      files.map(async ({ file, width, height }) => {
        if (!existsSync(join(folder, file))) return `${file} is missing`;
        const real = await sharp(join(folder, file)).metadata();
        return real.width === width && real.height === height ? [] : `${file} is ${real.width}×${real.height}`;
      }),
    );
    expect(wrong.flat()).toEqual([]);
  }, 60_000);

  it('weigh at most 120 MB together and 5 MB each', () => {
    const sizes = files.map(({ file }) => ({ file, size: statSync(join(folder, file)).size }));
    expect(sizes.filter(({ size }) => size > 5 * megabyte)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(120 * megabyte);
  });

  it.each(list.projects)(
    'show $slug by day, at dusk, at arm’s length, from above, at its door or in its court, and in four states of its site',
    ({ slug, hero }) => {
      const own = manifest.pictures.filter(({ project }) => project === slug);
      const has = (view: string) => own.some((picture) => picture.view === view);
      const needed = ['hero', 'day', 'material', 'aerial', 'stage-foundation', 'stage-frame-1', 'stage-frame-2', 'stage-facade'];
      expect(needed.filter((view) => !has(view))).toEqual([]);
      expect(has('entrance') || has('courtyard')).toBe(true);
      // Of four projects the hero is the picture at dusk; it is not rendered a second time.
      const atDusk = own.filter(({ view }) => view === (hero === 'dusk' ? 'hero' : 'dusk'));
      expect(atDusk.map(({ alt }) => [alt.uk.includes('у сутінках'), alt.en.includes('at dusk')])).toEqual([[true, true]]);
    },
  );

  it('open every project as wide as the widest screens, in one of many hours and kinds of weather', () => {
    expect(list.projects).toHaveLength(17);
    const narrow = list.projects.filter(({ slug }) => (known.get(`${slug}/hero`)?.width ?? 0) < 1920);
    expect(narrow.map(({ slug }) => slug)).toEqual([]);
    const first = scenes.map(({ slug, views }) => ({ slug, ...views.find(({ name }) => name === 'hero') }));
    const counts = [...Map.groupBy(first, ({ weather, light }) => `${weather} ${light}`).entries()].map(([kind, { length }]) => [
      kind,
      length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      'summer dusk': 4,
      'summer sunset': 4,
      'summer day': 3,
      'autumn day': 3,
      'winter day': 2,
      'rain dusk': 1,
    });
    const said: Record<string, RegExp> = { autumn: /восени/, rain: /під дощем/, winter: /узимку/ };
    for (const { slug, weather } of first) expect(known.get(`${slug}/hero`)?.alt.uk, slug).toMatch(said[`${weather}`] ?? /./);
  });

  it('look out of staircases’ windows of different classes, each in a light of its own', () => {
    const stairs = manifest.pictures.filter(({ view }) => view === 'stairs');
    const classes = stairs.map(({ project }) => list.projects.find(({ slug }) => slug === project)?.class ?? '');
    expect(classes).toEqual(expect.arrayContaining(['comfort', 'business']));
    expect(new Set(classes).size).toBe(stairs.length);
    expect(stairs.filter(({ kind, width }) => kind !== 'interior' || width < 1920)).toEqual([]);
    const hours = [/вранці, сонце/, /сірого дня, краплі дощу/, /надвечір, тепле світло/];
    const said = stairs.map(({ alt }) => hours.findIndex((hour) => hour.test(alt.uk)));
    expect(said).not.toContain(-1);
    expect(new Set(said).size).toBe(stairs.length);
  });

  it('§4 show a hero in three lights, each said in its description', () => {
    const lights = JSON.parse(readFileSync(join(contents, 'entries/hero_light.json'), 'utf8')) as Lit[];
    const words = { day: /вдень/, evening: /надвечір|у сутінках/, blackout: /без світла|відключення/ };
    expect(new Set(lights.map(({ project }) => project))).toEqual(new Set(list.projects.map(({ slug }) => slug)));
    for (const { slug, light, picture } of lights) expect(known.get(picture)?.alt.uk, slug).toMatch(words[light]);
    // Nothing is rendered that no page shows.
    const shown = new Set(lights.map(({ picture }) => picture));
    expect(manifest.pictures.filter(({ kind, base }) => kind === 'light' && !shown.has(base))).toEqual([]);
  });

  it('§1 show every layout from above, each AVIF of at most 60 KB', () => {
    const cutaways = manifest.pictures.filter(({ base }) => base.startsWith('cutaways/'));
    expect(new Set(cutaways.map(({ base }) => base))).toEqual(new Set(layouts.map(({ id }) => `cutaways/${id}`)));
    expect(cutaways.filter(({ kind, files: own }) => kind !== 'layout' || own.length !== 4)).toEqual([]);
    const avif = cutaways.flatMap(({ files: own }) => own.filter(({ format }) => format === 'avif').map(({ file }) => file));
    expect(avif.filter((file) => statSync(join(folder, file)).size > 60 * 1024)).toEqual([]);
  });

  it('stand beside the project that they show, or one of their class', () => {
    const wrong = illustrated.flatMap(({ where, project, pictures }) =>
      pictures.flatMap((base) => {
        const why = wrongBeside(project, base);
        return why === undefined ? [] : `${where}: ${base} ${why}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name their project and say how they were made', () => {
    const names = new Map(list.projects.map(({ slug, name_uk, name_en }) => [slug, { uk: name_uk, en: name_en }]));
    const made = { uk: /(Візуалізація|Рисунок|Фото)\.$/, en: /(Computer rendering|Drawing|Photograph)\.$/ };
    for (const { base, project, alt } of manifest.pictures) {
      const name = names.get(project ?? '');
      expect([alt.uk, alt.en], base).toEqual([expect.stringMatching(made.uk), expect.stringMatching(made.en)]);
      if (name) expect([alt.uk, alt.en], base).toEqual([expect.stringContaining(name.uk), expect.stringContaining(name.en)]);
    }
  });

  it('come in both formats, are described in both languages and have a placeholder that costs next to nothing', () => {
    for (const { base, kind, alt, placeholder, files: own } of manifest.pictures) {
      // A panorama is no picture of a page: its viewer takes the one file that every device reads.
      expect(new Set(own.map(({ format }) => format)), base).toEqual(new Set(kind === 'panorama' ? ['webp'] : ['avif', 'webp']));
      expect(alt.uk, base).toMatch(/[а-яіїєґ].*\.$/i);
      expect(alt.en, base).toMatch(/^[^а-яіїєґ]{20,}\.$/i);
      expect(placeholder.length, base).toBeLessThan(400);
    }
    expect(new Set(manifest.pictures.map(({ base }) => base)).size).toBe(manifest.pictures.length);
    expect(new Set(manifest.pictures.map(({ alt }) => alt.uk)).size).toBe(manifest.pictures.length);
  });
});
