import type { Kysely } from 'kysely';
import { announceChange } from '../../platform/database/database.ts';
import { missingPictures, unsafeTexts } from './check-contents.ts';
import { composeContent, noMenus } from './compose-content.ts';
import { readContents, writeContents } from './content.store.ts';
import type { ContentTables } from './content.tables.ts';
import type { Content, Contents } from './contents.ts';

export type { Content, Contents, LocalContent, PageTexts, PictureKind } from './contents.ts';

/**
 * Pages, menus, project stories, benefit slides and the pictures they name. `current` answers from memory and never changes
 * what it once returned; before the first `reload` it is a site without words.
 */
export function makeContent({ db }: { db: Kysely<ContentTables> }) {
  let content = composeContent({ pages: {}, menus: noMenus, stories: {}, slides: {}, pictures: [] });

  /** Reads everything anew and replaces what `current` answers, whole. On a fault the old content stays. */
  async function reload(): Promise<void> {
    content = composeContent(await readContents(db));
  }

  /** Both languages, deeply frozen. */
  const current = (): Content => content;

  /**
   * Replaces all contents in one transaction and announces 'content'; readers see it after their `reload`, which this
   * instance does itself. Throws, and changes nothing, when a picture is named that the contents do not
   * bring along, or when the markup of a text could do more than look.
   */
  async function load(contents: Contents): Promise<void> {
    const missing = missingPictures(contents);
    if (missing.length > 0) throw new Error(`these pictures do not exist: ${missing.join(', ')}`);
    const unsafe = unsafeTexts(contents);
    if (unsafe.length > 0) throw new Error(`these texts have markup beyond paragraphs, lists and links: ${unsafe.join(', ')}`);
    await db.transaction().execute(async (transaction) => {
      await writeContents(transaction, contents);
      await announceChange(transaction, 'content');
    });
    await reload();
  }

  return { reload, current, load };
}
export type ContentModule = ReturnType<typeof makeContent>;
