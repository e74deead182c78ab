import type { Clock } from '../../src/base/clock.ts';
import { type ContentModule, makeContent } from '../../src/domain/content/content.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { demoVersion } from './version.ts';

type Options = { database: Database; clock: Clock; onProgress?: (line: string) => void };

/**
 * Fills an empty database with the demo developer: rates, four price lists of one year through the inventory import, contents.
 * Contents that an older demo loaded and nobody has changed since are replaced by the present ones. Does nothing when the
 * catalogue is someone else's or the demo is complete; a load that was interrupted is finished.
 */
export async function loadDemo({ database, clock, onProgress = () => {} }: Options): Promise<void> {
  const content = makeContent({ db: database.kysely, clock });
  await content.reload();
  const isEmpty = Object.keys(content.current().uk.pages).length === 0;
  if (!isEmpty && !(await isOutdated(content))) return;
  // Only a load needs the importer and the developer's words.
  const { fillWithDemo, refreshContents } = await import('./fill-with-demo.ts');
  await (isEmpty ? fillWithDemo : refreshContents)({ database, content, clock, say: onProgress });
}

/** What was loaded before loads were noted is the demo's: nothing else could write contents then. */
async function isOutdated(content: ContentModule): Promise<boolean> {
  const last = await content.lastLoad();
  if (last === null) return true;
  const version = demoVersion();
  return last.source?.startsWith('demo ') === true && last.source !== version && (await last.untouched());
}
