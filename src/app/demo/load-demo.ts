import type { Clock } from '../../base/clock.ts';
import { makeContent } from '../../domain/content/content.ts';
import { actFor, type Database } from '../../platform/database/database.ts';
import { demoVersion } from './demo-version.ts';

type Options = { database: Database; clock: Clock; onProgress?: (line: string) => void };

/**
 * Fills an empty database with the demo developer: rates, four price lists of one year through the inventory import, contents.
 * Contents that an older demo loaded are brought up to date row by row; rows changed since then stay. Does nothing when the
 * catalogue is not the demo's or the demo is complete; a load that was interrupted is finished.
 */
export async function loadDemo({ database, clock, onProgress = () => {} }: Options): Promise<void> {
  const content = makeContent({ db: database.kysely, clock });
  await content.reload();
  const isEmpty = Object.keys(content.current().uk.pages).length === 0;
  const last = await content.lastLoad();
  // Contents loaded before loads were recorded are the demo's: no other command could write contents then.
  const isOfDemo = last === null || last.source?.startsWith('demo ') === true;
  if (!isEmpty && (!isOfDemo || last?.source === demoVersion())) return;
  // Only a load needs the importer and the demo's texts.
  const { fillWithDemo, refreshContents } = await import('./fill-with-demo.ts');
  const fill = isEmpty ? fillWithDemo : refreshContents;
  await actFor({ operation: 'load-demo' }, () => fill({ database, content, clock, say: onProgress }));
}
