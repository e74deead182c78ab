/**
 * The texts and pictures that an editor gives each page, by the page's path and by their names. `texts` must be there, `optional` ones
 * may; of `numbered` there are as many as the editor writes, N from 1 on. The types of a page's texts follow from this table.
 */
export type EditedParts = {
  texts: readonly string[];
  optional?: readonly string[];
  numbered?: readonly string[];
  pictures?: readonly string[];
};

export const pageContents = {
  company: { texts: ['title', 'lead', 'people', 'people_label', 'team', 'career'], numbered: ['about_N'] },
  'social-responsibility': { texts: ['title', 'lead'] },
  career: { texts: ['title', 'lead', 'about'] },
  vacancy: { texts: ['title'] },
  main: {
    texts: ['headline', 'founded', 'founded_label', 'projects_count', 'construction_title', 'construction_text'],
    optional: ['flat_of_the_week'],
    pictures: [
      'aerial',
      'living',
      'living_2',
      'street_day',
      'street_dusk',
      'stage_foundation',
      'stage_frame_1',
      'stage_frame_2',
      'stage_facade',
      'layout_1',
      'layout_2',
      'layout_3',
      'layout_studio',
    ],
  },
  apartments: { texts: ['title', 'disclaimer'] },
  projects: { texts: ['title', 'lead'], pictures: ['aerial'] },
  favorites: { texts: ['title'] },
  brokerage: { texts: ['title', 'lead', 'note'], numbered: ['step_N_title', 'step_N_text'] },
  investments: {
    texts: [
      'title',
      'lead',
      'why_title',
      'strategy_title',
      'yield_title',
      'yield_text',
      'yield_taxes',
      'risk_title',
      'flats_title',
      'flats_text',
      'disclaimer',
      'assumptions',
    ],
    numbered: ['why_N_title', 'why_N_text', 'strategy_N_title', 'strategy_N_text', 'risk_N_title', 'risk_N_text'],
    pictures: ['living', 'street', 'site'],
  },
  news: { texts: ['title', 'lead'] },
  promo: { texts: ['title', 'lead'] },
  'press-room': { texts: ['title', 'lead', 'contact_name', 'contact_text', 'contact_email'], numbered: ['fact_N', 'fact_N_text'] },
  advertising: { texts: ['title', 'lead'] },
  'aerial-photography': { texts: ['title', 'lead'] },
  contacts: { texts: ['title', 'lead'] },
  login: { texts: [] },
  account: { texts: ['title'] },
  test: { texts: [] },
  'privacy-policy': { texts: ['title', 'lead', 'version', 'date'] },
  'terms-of-use': { texts: ['title', 'lead', 'date', 'seller_name', 'seller_code', 'seller_address', 'seller_email'] },
} as const satisfies Record<string, EditedParts>;

export type PageName = keyof typeof pageContents;

type NamesOf<Page, Kind extends keyof EditedParts> = Page extends { readonly [K in Kind]: readonly (infer Name extends string)[] }
  ? Name
  : never;
type OneOf<Numbered extends string> = Numbered extends `${infer Before}_N${infer After}` ? `${Before}_${number}${After}` : never;
type Table<Name extends PageName> = (typeof pageContents)[Name];

/** A page's texts by name. An API of another host may leave any of them out. */
export type PageTexts<Name extends PageName = PageName> = {
  readonly [Text in NamesOf<Table<Name>, 'texts'> | NamesOf<Table<Name>, 'optional'> | OneOf<NamesOf<Table<Name>, 'numbered'>>]?: string;
};

/** The names of a page's pictures. */
export type PagePicture<Name extends PageName = PageName> = NamesOf<Table<Name>, 'pictures'>;
