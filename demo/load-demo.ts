import type { Clock } from '../src/base/clock.ts';
import { makeContent } from '../src/domain/content/content.ts';
import type { Database } from '../src/platform/database/database.ts';

type Options = { database: Database; clock: Clock; onProgress?: (line: string) => void };

/**
 * Fills an empty database with the demo developer: rates, four price lists of one year through the inventory import, contents.
 * Does nothing when the catalogue is someone else's or the demo is complete; a load that was interrupted is finished.
 */
export async function loadDemo({ database, clock, onProgress = () => {} }: Options): Promise<void> {
  const content = makeContent({ db: database.kysely, clock });
  await content.reload();
  if (Object.keys(content.current().uk.pages).length > 0) return;
  // Only the first start needs the importer and the developer's words.
  const { fillWithDemo } = await import('./fill-with-demo.ts');
  await fillWithDemo({ database, content, clock, say: onProgress });
}
