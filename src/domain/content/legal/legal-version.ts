export type Texts = { title: string; html: string };
export type LegalChapterText = { slug: string; uk: Texts; en: Texts };
/** A legal text as it was from an instant on, until the next version. */
export type LegalVersion = { page: string; number: number; since: Date; chapters: LegalChapterText[] };
