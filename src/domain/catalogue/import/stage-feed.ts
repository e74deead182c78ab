import { checkFlat } from './checks/check-flat.ts';
import { checkLayout } from './checks/check-layout.ts';
import { checkBenefit, checkProject, checkSection } from './checks/check-project.ts';
import { recordName } from './checks/record-name.ts';
import { type FeedForm, type FeedItem, type FeedRecord, fault, type Problem } from './feed-record.ts';
import type { ProblemList } from './problem-list.ts';
import { type Session, Staging } from './staging/staging.store.ts';

/** A row about which an answer says that it is left out. */
export const byAnswer = 'skipped by answer';

type Source = { items: AsyncIterable<FeedItem>; problems: ProblemList; onFlat: () => void; signal?: AbortSignal };

/** Checks each record by itself and stages it, bad ones too; at most a thousand are in memory. Returns the form of the feed and how much of which kind was left out. */
export async function stageFeed(
  session: Session,
  { items, problems, onFlat, signal }: Source,
): Promise<FeedForm & { leftOut: Record<string, number> }> {
  const staging = new Staging(session);
  let form: FeedForm | undefined;
  const counts: Record<FeedRecord['kind'], number> = { benefit: 0, layout: 0, project: 0, section: 0, flat: 0 };
  const leftOut: Record<string, number> = {};
  for await (const item of items) {
    signal?.throwIfAborted();
    if (item.kind === 'form') {
      form = item;
      continue;
    }
    if (item.kind === 'left-out') {
      leftOut[item.what] = (leftOut[item.what] ?? 0) + 1;
      continue;
    }
    if (item.kind === 'flat' && item.values.has('left_out')) {
      leftOut[byAnswer] = (leftOut[byAnswer] ?? 0) + 1;
      await stage(staging, item, '');
      continue;
    }
    counts[item.kind] += 1;
    if (item.kind === 'flat') onFlat();
    const name = recordName(item, counts[item.kind]);
    for (const problem of await stage(staging, item, name)) problems.add({ ...problem, record: name });
  }
  if (!form || counts.flat === 0)
    throw fault('no-flats', Object.keys(leftOut).length === 0 ? 'The feed has no flats.' : 'The feed has no flats for sale.');
  await staging.finish();
  return { ...form, leftOut };
}

async function stage(staging: Staging, record: FeedRecord, called: string): Promise<Problem[]> {
  switch (record.kind) {
    case 'flat': {
      const { flat, problems } = checkFlat(record);
      // A withheld flat is treated as absent from the feed.
      if (flat.bad || flat.status !== 'withheld') await staging.add('staged_flat', { called, ...flat });
      return problems;
    }
    case 'project': {
      const { row, problems } = checkProject(record);
      await staging.add('staged_project', { called, ...row });
      return problems;
    }
    case 'section': {
      const { row, problems } = checkSection(record);
      await staging.add('staged_section', { called, ...row });
      return problems;
    }
    case 'layout': {
      const { row, problems } = checkLayout(record);
      await staging.add('staged_layout', { called, ...row });
      return problems;
    }
    case 'benefit': {
      const { row, problems } = checkBenefit(record);
      await staging.add('staged_benefit', { called, ...row });
      return problems;
    }
  }
}
