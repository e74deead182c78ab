import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import { announceChange, type OpenKysely } from '../../platform/database/database.ts';
import { keyOf, type LoadReport, type LoadRow, planLoad, type RowName } from '../../platform/loads/load-plan.ts';
import { noteLoaded, readLoaded } from '../../platform/loads/loads.ts';
import { contentFaults } from './check-contents.ts';
import { composeContent, noMenus } from './compose-content.ts';
import { readContents } from './content.store.ts';
import type { ContentTables } from './content.tables.ts';
import { noteLoad, readLoad } from './content-load.store.ts';
import { lockContents, readRows, writePlan } from './content-rows.store.ts';
import { rowsOf } from './content-rows.ts';
import type { Content, Contents } from './contents.ts';
import { nextMoment, noEntries } from './entries/entry.ts';
import { sentenceOf } from './fault.ts';
import { keepLegalTexts, readLegalVersion, readLegalVersions } from './legal/legal-versions.store.ts';
import type { Rows } from './row-changes.ts';
import { staleOnSite } from './translations/stale-on-site.ts';
import { noteSources, readFacts, writeSources } from './translations/translation-sources.store.ts';
import { makeSources, stillRight, type TranslationSource } from './translations/translations.ts';

export { buildingOnGround, groundOfBuilding } from './building-on-ground.ts';
export { composeContent } from './compose-content.ts';
export { editedParts, formOf, isEntryPart, referencesOf, schemaOf } from './content-form.ts';
export type { Content, Contents, LocalContent, LocalPage } from './contents.ts';
export { catalogueContentsOf, stationPlaces } from './entries/catalogue-contents.ts';
export type { LocalEntry, StoredEntries, StoredEntry } from './entries/entry.ts';
export { noEntries } from './entries/entry.ts';
export { listNews, relatedNews } from './entries/list-news.ts';
export { listOffers, offerApplies } from './entries/list-offers.ts';
export { listVacancies } from './entries/list-vacancies.ts';
export type { OfferEffect } from './entries/offers.ts';
export type { Block, Step } from './entries/surroundings.ts';
export { orderedBy, orderOf } from './entry-order.ts';
export { pictureFileName, pictureOf } from './folder/picture-files.ts';
export { pagesOfSite } from './menus/check-menus.ts';
export { layOver, type RowChange, type RowFault, type Rows } from './row-changes.ts';
export type { PictureKind, StoredPicture } from './stored-pictures.ts';
export { storeyMonth } from './storey-months.ts';
export { factsOfWritten, staleTexts, type TranslationSource, type Written, writtenIn } from './translations/translations.ts';
export { usesOf } from './uses-of.ts';

type LoadOptions = {
  source?: string | null;
  /** Returns the planned changes and writes nothing. */
  dryRun?: boolean;
  /** Overwrites also the rows that an editor has changed since. */
  overwrite?: boolean;
};

/**
 * Pages, menus, project stories, benefit slides, entries (news and everything else that comes in lists) and the pictures they name.
 * `current` answers from memory, and its results never change; before the first `reload` it is a site without texts.
 */
export function makeContent({ db, clock }: { db: Kysely<ContentTables>; clock: Clock }) {
  let rows: Rows | undefined;
  let contents: Contents = { pages: {}, menus: noMenus, stories: {}, slides: {}, entries: noEntries(), pictures: [] };
  let content: Content | undefined;
  let changesAt = Number.POSITIVE_INFINITY;
  let version = 0;

  function replace(all: Contents): void {
    contents = all;
    content = undefined;
    rows = undefined;
  }

  /** Reads everything anew and replaces the value of `current`, whole. On a fault the old content stays. */
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
   * Makes every row as `all` has it, except those that an editor has made, changed or removed since they were loaded; in one transaction,
   * announced as 'content' when anything differs. Readers see it after their `reload`, which this instance does itself. Throws, and changes
   * nothing, when `contentFaults` finds any. `source` may name where the contents come from.
   */
  async function load(all: Contents, { source = null, dryRun = false, overwrite = false }: LoadOptions = {}): Promise<LoadReport> {
    const faults = contentFaults(all);
    if (faults.length > 0) throw new Error(`these contents cannot be loaded:\n${faults.map(sentenceOf).join('\n')}`);
    const wanted = new Map(rowsOf(all).map((row) => [keyOf(row), row]));
    const report = await db.transaction().execute(async (transaction) => {
      if (!dryRun) await lockContents(transaction);
      const loaded = await readLoaded(transaction, { not: 'instalments' });
      const allLoaded = loaded.size === 0 && (await readLoad(transaction)) !== null;
      const found = await readRows(transaction);
      const plan = planLoad({ wanted, found, loaded, overwrite, allLoaded });
      if (dryRun) return plan.report;
      await noteSources(transaction, { rows: plan.write, before: found, at: clock() });
      await writePlan(transaction, plan);
      await keepLegal(transaction, [...plan.write, ...plan.remove]);
      await noteLoaded(transaction, plan);
      await noteLoad(transaction, source, clock());
      if (plan.write.length + plan.remove.length > 0) await announceChange(transaction, 'content');
      return plan.report;
    });
    if (!dryRun) await reload();
    return report;
  }

  async function keepLegal(transaction: OpenKysely, rows: readonly RowName[]): Promise<void> {
    if (rows.some(({ part }) => part === 'legal_chapter')) await keepLegalTexts(transaction, clock());
  }

  return {
    reload,
    /** Every row in memory, by its key; an answer of `current` is composed of them. */
    rows: (): Rows => {
      rows ??= new Map(rowsOf(contents).map((row) => [keyOf(row), row]));
      return rows;
    },
    /** Every stored row, locked against other writers until the caller's transaction ends. */
    async lockedRows(transaction: OpenKysely): Promise<Rows> {
      await lockContents(transaction);
      return readRows(transaction);
    },
    /**
     * Writes changes that `layOver` has found no fault in, in the caller's transaction, which has `lockedRows`, and what is known of their
     * translations. Announced as 'content'.
     */
    async writeChanges(
      transaction: OpenKysely,
      changed: ReadonlyMap<string, LoadRow>,
      removed: readonly RowName[],
      translated: readonly TranslationSource[] = [],
    ): Promise<void> {
      const before = await readRows(transaction);
      await noteSources(transaction, { rows: [...changed.values()], before, written: translated, at: clock() });
      await writePlan(transaction, { write: [...changed.values()], remove: [...removed] });
      await keepLegal(transaction, [...changed.values(), ...removed]);
      await announceChange(transaction, 'content');
    },
    ...besideRows(db, clock),
    /** The source that the last load named; null before the first one. */
    lastLoad: () => readLoad(db),
    current,
    load,
    /** Changes with every result of `current`. */
    version: (): number => {
      current();
      return version;
    },
  };
}
export type ContentModule = ReturnType<typeof makeContent>;

/** What is known of rows and does not stand in them. */
const besideRows = (db: Kysely<ContentTables>, clock: Clock) => ({
  /** Which English texts are known to be right, for `staleTexts`. */
  translationSources: async () => makeSources(await readFacts(db)),
  /** The texts of these rows that have to be translated anew. */
  staleOnSite: async (rows: Rows) => staleOnSite(rows, await readFacts(db)),
  /** Notes that an English text is still right; false for a field without one. `was` is the row on the site. */
  async confirmTranslation(transaction: OpenKysely, row: Parameters<typeof stillRight>[0]): Promise<boolean> {
    const facts = stillRight(row, makeSources(await readFacts(transaction)));
    if (facts) await writeSources(transaction, facts, clock());
    return facts !== null;
  },
  legalVersions: () => readLegalVersions(db),
  /** A legal text as it was; null for an unknown version. */
  legalVersion: (of: Parameters<typeof readLegalVersion>[1]) => readLegalVersion(db, of),
});
