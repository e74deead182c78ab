import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { benefitsXml, flatXml, layoutXml, projectXml, sectionXml } from './feed-xml.ts';
import { layouts } from './plans/layouts.ts';
import { type PriceList, priceLists } from './price-lists.ts';
import { type DemoProject, projects } from './projects.ts';
import { recordId } from './random.ts';
import { stockOf } from './stock.ts';

/** `flats` more than the demo's 2,000 are made up of further, larger projects; fewer cut the list short. */
export type InventoryOptions = { seed: number; flats: number; list?: PriceList };
export const demoFlats = 2000;
export const demoSeed = 17;
const today: PriceList = priceLists[3];

/** Projects that exist for measurements only: 2,500 flats each, priced like the demo's. */
function syntheticProject(serial: number): DemoProject {
  const like = projects.filter(({ market }) => market.sale === 'selling')[serial % 13] ?? projects[0];
  if (!like) throw new Error('there are no demo projects');
  const quarter = `${2026 + (serial % 4)}-Q${1 + (serial % 4)}`;
  const slices = Array.from({ length: 10 }, () => ({ from: 1, to: 25, perFloor: 10 }));
  return {
    ...like,
    slug: `${like.slug}-${serial + 1}`,
    name: { uk: `${like.name.uk} ${serial + 1}`, en: `${like.name.en} ${serial + 1}` },
    delivery: quarter,
    // The last storey is not for sale: it would have to be packed over each of them.
    storeys: slices.map(() => 26),
    market: { ...like.market, slices },
  };
}

function* projectsFor(flats: number): Generator<DemoProject> {
  yield* projects;
  for (let serial = 0; flats > demoFlats + serial * 2500; serial += 1) yield syntheticProject(serial);
}

/** The feed in the nested form of docs/inventory-feed.md, in pieces of at most a section; equal options give equal bytes. */
export function* inventoryXml({ seed, flats, list = today }: InventoryOptions): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<feed generated="${list.generated}">\n`;
  yield benefitsXml();
  yield '  <layouts>\n';
  for (const layout of layouts) yield layoutXml(layout);
  yield '  </layouts>\n';
  const counter = { section: 100, flat: 4000 };
  let left = flats;
  let serial = 0;
  for (const project of projectsFor(flats)) {
    serial += 1;
    yield projectXml(project, recordId('a0P', 20 + serial));
    for (const section of stockOf(project, seed, counter)) {
      const listed = section.flats.slice(0, left);
      left -= listed.length;
      yield `${sectionXml(project, section)}${listed.map((flat) => flatXml(list, project, flat)).join('')}    </section>\n`;
    }
    yield '  </project>\n';
  }
  yield '</feed>\n';
}

/** Writes the feed to a file at the disk's pace: memory stays that of one project, whatever the number of flats. */
export async function writeInventory({ file, ...options }: InventoryOptions & { file: string }): Promise<void> {
  const stream = createWriteStream(file);
  for (const piece of inventoryXml(options)) if (!stream.write(piece)) await once(stream, 'drain');
  stream.end();
  await finished(stream);
}
