import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { announceChange } from '../../platform/database/database.ts';
import { brokenHistories, impossibleBlackoutCards } from './check-building.ts';
import { impossibleOffers, missingPictures, unknownReferences, unsafeTexts } from './check-contents.ts';
import { impossibleHouses } from './check-houses.ts';
import { impossibleTours } from './check-views.ts';
import { composeContent, noMenus } from './compose-content.ts';
import { readContents, writeContents } from './content.store.ts';
import type { ContentTables } from './content.tables.ts';
import { isAsLoaded, noteLoad, readLoad } from './content-load.store.ts';
import type { Content, Contents } from './contents.ts';
import { nextMoment, noEntries } from './entries/entry.ts';

export type { Content, Contents, LocalContent, PageTexts } from './contents.ts';
export type { LocalEntry, StoredEntries, StoredEntry } from './entries/entry.ts';
export { noEntries } from './entries/entry.ts';
export { bookingPrice, offersOfFlat } from './entries/flat-offers.ts';
export { listNews, relatedNews } from './entries/list-news.ts';
export { listOffers } from './entries/list-offers.ts';
export { listVacancies } from './entries/list-vacancies.ts';
export type { OfferEffect } from './entries/offers.ts';
export { priceUnder } from './entries/price-under.ts';
export type { Block, Step } from './entries/surroundings.ts';
export { houseOnGround } from './house-on-ground.ts';
export type { PictureKind } from './pictures.ts';
export { readShapes } from './read-shapes.ts';

/**
 * Pages, menus, project stories, benefit slides, entries (news and all else that an editor keeps many of) and the pictures
 * they name. `current` answers from memory and never changes what it once returned; before the first `reload` it is a site
 * without words.
 */
export function makeContent({ db, clock }: { db: Kysely<ContentTables>; clock: Clock }) {
  let contents: Contents = { pages: {}, menus: noMenus, stories: {}, slides: {}, entries: noEntries(), pictures: [] };
  let content: Content | undefined;
  let changesAt = Number.POSITIVE_INFINITY;
  let version = 0;

  function replace(all: Contents): void {
    contents = all;
    content = undefined;
  }

  /** Reads everything anew and replaces what `current` answers, whole. On a fault the old content stays. */
  async function reload(): Promise<void> {
    replace(await readContents(db));
  }

  /** Both languages, deeply frozen. An entry appears at its hour, and is over at its hour, without a reload. */
  function current(): Content {
    const now = clock().getTime();
    if (content && now < changesAt) return content;
    content = composeContent(contents, now);
    changesAt = nextMoment(contents.entries, now);
    version++;
    return content;
  }

  /**
   * Replaces all contents, of which `source` may name the origin, in one transaction and announces 'content'; readers see it after their `reload`, which this
   * instance does itself. Throws, and changes nothing, when a picture, an entry or a project is named that the contents do
   * not bring along, when the markup of a text could do more than look,
   * when an offer could not be reckoned, a delivery date was moved without a reason, a blackout card promises what cannot be,
   * or the drawing of a house contradicts itself.
   */
  async function load(all: Contents, source: string | null = null): Promise<void> {
    const missing = missingPictures(all);
    if (missing.length > 0) throw new Error(`these pictures do not exist: ${missing.join(', ')}`);
    const unknown = unknownReferences(all);
    if (unknown.length > 0) throw new Error(`these names lead nowhere: ${unknown.join(', ')}`);
    const unsafe = unsafeTexts(all);
    if (unsafe.length > 0) throw new Error(`these texts have markup beyond paragraphs, lists and links: ${unsafe.join(', ')}`);
    const impossible = impossibleOffers(all);
    if (impossible.length > 0) throw new Error(`these offers take nothing, or more than all: ${impossible.join(', ')}`);
    const broken = brokenHistories(all);
    if (broken.length > 0) throw new Error(`these delivery dates tell no history: ${broken.join(', ')}`);
    const promised = impossibleBlackoutCards(all);
    if (promised.length > 0) throw new Error(`these blackout cards promise what cannot be: ${promised.join(', ')}`);
    const houses = impossibleHouses(all);
    if (houses.length > 0) throw new Error(`these houses could not stand: ${houses.join(', ')}`);
    const lost = impossibleTours(all);
    if (lost.length > 0) throw new Error(`these tours lead nowhere: ${lost.join(', ')}`);
    await db.transaction().execute(async (transaction) => {
      await writeContents(transaction, all);
      await noteLoad(transaction, source, clock());
      await announceChange(transaction, 'content');
    });
    await reload();
  }

  /**
   * The source that the last load named, and whether every row is still as that load left it; null when nothing was noted,
   * which is so for what was loaded before loads were noted.
   */
  async function lastLoad(): Promise<{ source: string | null; untouched: () => Promise<boolean> } | null> {
    const note = await readLoad(db);
    return note && { source: note.source, untouched: () => isAsLoaded(db, note) };
  }

  return {
    reload,
    lastLoad,
    current,
    load,
    /** Changes with everything that `current` answers. */
    version: (): number => {
      current();
      return version;
    },
  };
}
export type ContentModule = ReturnType<typeof makeContent>;
