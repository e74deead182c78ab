import type { Kind } from './kind.ts';

/** What a newsroom takes from us. */
export type PressKinds = {
  /** A file to take away: a logo by the address of its drawing, or a photo, which is the entry's picture. */
  media_file: Kind<{ group: 'logo' | 'photo'; file: string | null; ground: 'ink' | 'paper' }, { title: string; note: string }>;
  /** What we gave out ourselves, on the day `from`; `news` tells the whole story. */
  publication: Kind<{ from: string; news: string }, { title: string; note: string }>;
};
