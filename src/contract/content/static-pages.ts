import * as z from 'zod/mini';
import { filtersSchema, projectSchema, sectionSchema } from '../catalogue/project-summaries.ts';
import { type Picture, pictureSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';
import { companyParts, socialProjectSchema } from './company.ts';
import { newsSummarySchema, newsTagSchema } from './news.ts';
import { offerSummarySchema, offerTagSchema } from './offers.ts';
import { officeSchema } from './offices.ts';
import type { PageName, PagePicture, PageTexts } from './page-contents.ts';
import { namedSchema } from './projects.ts';
import { careerCategorySchema, vacancyCategorySchema, vacancySummarySchema } from './vacancies.ts';

const entry = z.object({ name: z.string(), page: z.string() });
type WireMenuEntry = z.infer<typeof entry>;
export type MenuEntry = InProductWords<WireMenuEntry>;
const social = z.object({ link: z.string(), icon: z.string(), title: z.string() });

/** Texts of one static page. `blocks` are the page's own texts by name; `seo_blocks` carry safe HTML. */
const pageSchema = z.object({
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keyword: z.string(),
  og_title: z.string(),
  og_description: z.string(),
  og_photo: z.nullable(pictureSchema),
  seo_blocks: z.array(z.object({ title: z.string(), html: z.string() })),
  blocks: z.record(z.string(), z.string()),
  /** The page's pictures by the name that the page knows them by. */
  pictures: z.optional(z.record(z.string(), pictureSchema)),
});
/** Data of single pages beside their texts: the company's people, the offices of contacts. Absent on all others. */
const pageWithPartsSchema = z.extend(pageSchema, {
  ...companyParts,
  social_projects: z.optional(z.array(socialProjectSchema)),
  offices: z.optional(z.array(officeSchema)),
});
type PageWithParts = z.infer<typeof pageWithPartsSchema>;
export type PageParts = {
  company: Pick<PageWithParts, keyof typeof companyParts>;
  'social-responsibility': Pick<PageWithParts, 'social_projects'>;
  contacts: Pick<PageWithParts, 'offices'>;
};

/** The page of this name, or of any of these names, with its own texts and pictures. */
export type WirePageContent<Name extends PageName = PageName> = Omit<z.infer<typeof pageSchema>, 'blocks' | 'pictures'> & {
  blocks: PageTexts<Name>;
  pictures?: { [Key in PagePicture<Name>]?: Picture };
};
export type WirePages = { [Name in PageName]?: WirePageContent<Name> & (Name extends keyof PageParts ? PageParts[Name] : unknown) };
export type PageContent<Name extends PageName = PageName> = InProductWords<WirePageContent<Name>>;
export type Pages = InProductWords<WirePages>;

/** The data that every page shares, once per locale. A list without data is empty, never absent. */
export const staticPagesSchema = z.object({
  header: z.object({ logo: z.string(), phone: z.string(), menu_blocks: z.array(z.object({ attributes: entry })) }),
  menu: z.object({
    main: z.array(entry),
    project_blocks: z.array(entry),
    social_media_blocks: z.array(social),
    promo: z.object({
      photo: z.nullable(pictureSchema),
      title_1: z.string(),
      title_2: z.string(),
      description: z.string(),
      link: z.string(),
    }),
  }),
  footer: z.object({
    phone: z.string(),
    logo: z.string(),
    small_description: z.string(),
    social_media_blocks: z.array(social),
    main_project_block: entry,
    menu_1: z.array(entry),
    menu_2: z.array(entry),
    project_blocks: z.array(entry),
    other_blocks: z.array(entry),
    developer_credit: z.string(),
  }),
  section: z.array(sectionSchema),
  filters: filtersSchema,
  projects: z.array(projectSchema),
  active_currency_rate: z.nullable(z.object({ value: z.string(), date: z.string(), source: z.string() })),
  /** The offers that apply now, in the editor's order. */
  shares: z.array(offerSummarySchema),
  share_tag_category: z.array(offerTagSchema),
  /** Slugs of the offers among them that are promoted. */
  promotion: z.array(z.string()),
  /** The newest of the common list. */
  news: z.array(newsSummarySchema),
  news_tags: z.array(newsTagSchema),
  stage_of_construction: z.array(namedSchema),
  tag_infrastructure_category: z.array(namedSchema),
  feature_categories: z.array(namedSchema),
  career_categories: z.array(careerCategorySchema),
  /** The newest open ones. */
  vacancies: z.array(vacancySummarySchema),
  vacancy_categories: z.array(vacancyCategorySchema),
  /** Keyed by the page's path: `main` for the home page, else `apartments`, `projects`, `privacy-policy` … Each has its own texts. */
  pages: z.record(z.string(), pageWithPartsSchema) as z.ZodMiniType<WirePages>,
});
export type WireStaticPages = z.infer<typeof staticPagesSchema>;
export type StaticPages = InProductWords<WireStaticPages>;
