import * as z from 'zod/mini';
import { type EditedParts, pageContents } from '../../contract/content/page-contents.ts';
import { html, instant, point, slug, text } from './entries/kind.ts';
import { type EntryKind, entryKinds, kinds } from './entries/kinds.ts';

const localized = <Schema extends z.core.$ZodType>(schema: Schema) => z.strictObject({ uk: schema, en: schema });
const words = localized(text);
/** The name of a picture, as the manifest of pictures has it. */
export const picture = z.string();

const byName = <Schema extends z.core.$ZodType>(names: readonly string[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** Texts of a page: `why_1_title` is one of `why_N_title`. */
function blocksSchema({ texts, optional = [], numbered = [] }: EditedParts) {
  const known = new Set([...texts, ...optional, ...numbered]);
  const isKnown = (name: string): boolean => known.has(name) || known.has(name.replace(/_\d+/, '_N'));
  const named = z.looseObject({ ...byName(texts, z.string()), ...byName(optional, z.optional(z.string())) });
  return z.pipe(
    named.check((given) => {
      for (const [name, value] of Object.entries(given.value)) {
        const message = !isKnown(name) ? 'is not known here' : typeof value !== 'string' ? 'is not what it should be: a text' : null;
        if (message) given.issues.push({ code: 'custom', message, path: [name], input: value });
      }
    }),
    z.transform((value) => value as Record<string, string>),
  );
}

const pageSchema = (known: EditedParts) => {
  const texts = z.strictObject({
    metaTitle: text,
    metaDescription: z.string(),
    metaKeyword: z.string(),
    shareTitle: z.string(),
    shareDescription: z.string(),
    seoTexts: z.array(z.strictObject({ title: text, html })),
    blocks: blocksSchema(known),
  });
  return z.strictObject({
    uk: texts,
    en: texts,
    sharePicture: z._default(z.nullable(picture), null),
    pictures: z._default(z.strictObject(byName(known.pictures ?? [], z.optional(picture))), {}),
  });
};
/** By the page's path. */
export const pageSchemas = new Map(Object.entries<EditedParts>(pageContents).map(([path, known]) => [path, pageSchema(known)]));

/** A page of the site, as menus name it: `news`, `projects/luhova`. */
export const sitePage = z.string().check(z.minLength(1, 'is empty'));
const entry = z.strictObject({ name: words, page: sitePage });
const promo = z.strictObject({ firstLine: z.string(), secondLine: z.string(), description: z.string() });
export const menusSchema = z.strictObject({
  header: z.strictObject({ logo: words, phone: text, entries: z.array(entry) }),
  menu: z.strictObject({
    main: z.array(entry),
    projects: z.array(entry),
    promo: z.strictObject({ uk: promo, en: promo, picture: z.nullable(picture), link: z.string() }),
  }),
  footer: z.strictObject({
    description: localized(z.string()),
    allProjects: entry,
    firstMenu: z.array(entry),
    secondMenu: z.array(entry),
    otherPages: z.array(entry),
    developerCredit: localized(z.string()),
  }),
  social: z.array(z.strictObject({ link: text, icon: text, title: text })),
});

const features = z.array(z.strictObject({ title: text, text: z.string() }));
export const storySchema = z
  .strictObject({
    ...localized(z.strictObject({ lead: z.string(), about: z.array(text), features })).shape,
    pictures: z._default(z.array(picture), []),
    featureCategories: z._default(z.array(slug), []),
    point: z._default(z.nullable(point), null),
  })
  .check(
    z.refine(({ uk, en }) => uk.features.length === en.features.length, { message: 'differs from uk in length', path: ['en', 'features'] }),
  );

export const slidesSchema = z.array(
  z.strictObject({ ...localized(z.strictObject({ title: text, text: z.string() })).shape, picture: z._default(z.nullable(picture), null) }),
);

const common = {
  slug,
  from: z._default(z.nullable(instant), null),
  until: z._default(z.nullable(instant), null),
  picture: z._default(z.nullable(picture), null),
  gallery: z._default(z.array(picture), []),
};
/** By the kind of entry. */
export const entrySchemas = new Map<EntryKind, z.core.$ZodType>(
  entryKinds.map((kind) => {
    const { facts, texts } = kinds[kind];
    const said: z.core.$ZodType = Object.keys(texts.shape).length === 0 ? z._default(texts, {}) : texts;
    return [kind, z.strictObject({ ...common, ...facts.shape, uk: said, en: said })];
  }),
);

const pictureKinds = ['exterior', 'interior', 'layout', 'stage', 'aerial', 'panorama', 'camera', 'portrait', 'light'] as const;
const side = z.int().check(z.positive('is no length'));
const file = z.strictObject({
  file: z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*\.(avif|webp)$/, 'is no file such as luhova/hero-800.webp')),
  format: z.enum(['avif', 'webp']),
  width: side,
  height: side,
});
/** A picture of the manifest; `focus` is the point to keep in view, in percent. Files of an `original` are made when it is loaded. `view`, `width`, `height` and `scene` are the renderer's notes. */
export const manifestPictureSchema = z
  .strictObject({
    base: z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*$/, 'is no name such as luhova/hero')),
    project: z._default(z.nullable(slug), null),
    kind: z.enum(pictureKinds),
    alt: words,
    files: z._default(z.array(file), []),
    original: z.optional(
      z.string().check(z.regex(/^[\w-]+(\/[\w-]+)*\.(jpe?g|png|webp|tiff?)$/i, 'is no picture such as originals/hero.jpg')),
    ),
    placeholder: z._default(z.nullable(z.string().check(z.regex(/^data:image\/webp;base64,/, 'is no WebP in a data address'))), null),
    focus: z._default(z.strictObject({ x: z.number(), y: z.number() }), { x: 50, y: 50 }),
    view: z.optional(z.string()),
    width: z.optional(z.number()),
    height: z.optional(z.number()),
    scene: z.optional(z.unknown()),
  })
  .check(
    z.refine(({ files, original }) => original !== undefined || files.some(({ format }) => format === 'webp'), {
      message: 'has no WebP',
      path: ['files'],
    }),
    z.refine(({ files, original }) => original === undefined || files.length === 0, {
      message: 'are made of the original: name one or the other',
      path: ['files'],
    }),
  );
export type ManifestPicture = z.infer<typeof manifestPictureSchema>;
