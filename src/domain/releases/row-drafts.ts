import type { WrittenFor } from '../../base/json/text-pairs.ts';
import { ok, refuse } from '../../base/result.ts';
import { announceChange } from '../../platform/database/database.ts';
import { schemaOf, writtenIn } from '../content/content.ts';
import { contentIn } from './merge-drafts.ts';
import { lockRelease, updateRelease } from './release.store.ts';
import { allowedSteps, type ReleasesContext, type ReleasesTransaction, releasesTopic, tablesOf } from './releases-context.ts';

/** `version` is the one of the draft that the person has read, 0 without one. */
type Of = { release: number; part: string; name: string; version: number };

/** `writtenFor`: the Ukrainian texts beside which English ones of this save were written, where others stand there by now. */
type Saving = { content: object | null; by: string; writtenFor?: WrittenFor | undefined };

/** The rows that a release changes. */
export function makeDrafts({ clock, content: { rows } }: Pick<ReleasesContext, 'clock' | 'content'>) {
  async function lockDraft(transaction: ReleasesTransaction, { release: number, part, name, version }: Of) {
    const tables = tablesOf(transaction);
    const release = await lockRelease(tables, number);
    if (!release) return refuse({ kind: 'unknown-release' } as const);
    const draft = await tables
      .selectFrom('draft')
      .select(['version', 'base', 'content', 'written'])
      .where('release_number', '=', number)
      .where('part', '=', part)
      .where('name', '=', name)
      .executeTakeFirst();
    if ((draft?.version ?? 0) !== version || !allowedSteps(release).includes('edit')) return refuse({ kind: 'release-moved' } as const);
    return ok(draft);
  }

  /**
   * Stores a row as the release is to make it, whatever its faults. Refuses a row that the site cannot have, and a save over a version that
   * the person has not seen.
   */
  async function saveDraft(transaction: ReleasesTransaction, { content, by, writtenFor, ...of }: Of & Saving) {
    const { release, part, name, version } = of;
    if (!schemaOf({ part, name }) || (part === 'order' && !isOrder(content))) return refuse({ kind: 'unknown-content' } as const);
    const locked = await lockDraft(transaction, of);
    if (!locked.ok) return locked;
    const base = locked.value ? locked.value.base : contentIn(rows(), of);
    const { content: before, written } = locked.value ?? { content: base, written: {} };
    const changed = {
      content: json(content),
      changed_by: by,
      changed_at: clock(),
      version: version + 1,
      // A row that is removed comes back with what was known of it.
      written:
        content === null ? written : writtenIn({ was: base, before: before ?? base, written, content, writtenFor: writtenFor ?? {} }),
    };
    const tables = tablesOf(transaction);
    if (locked.value)
      await tables
        .updateTable('draft')
        .set(changed)
        .where('release_number', '=', release)
        .where('part', '=', part)
        .where('name', '=', name)
        .execute();
    else {
      await tables
        .insertInto('draft')
        .values({ release_number: release, part, name, base: json(base), row_before: null, row_after: null, ...changed })
        .execute();
    }
    await updateRelease(tables, release, { heldBack: null });
    await announceChange(transaction, releasesTopic);
    return ok({ version: version + 1 });
  }

  /** The release changes this row no more. */
  async function dropDraft(transaction: ReleasesTransaction, of: Of) {
    const locked = await lockDraft(transaction, of);
    if (!locked.ok) return locked;
    const tables = tablesOf(transaction);
    await tables
      .deleteFrom('draft')
      .where('release_number', '=', of.release)
      .where('part', '=', of.part)
      .where('name', '=', of.name)
      .execute();
    await updateRelease(tables, of.release, { heldBack: null });
    await announceChange(transaction, releasesTopic);
    return ok({});
  }

  return { saveDraft, dropDraft };
}

const isOrder = (content: object | null): boolean => Array.isArray(content) && content.every((name) => typeof name === 'string');
const json = (value: object | null): object | null => (value === null ? null : (JSON.stringify(value) as never));
