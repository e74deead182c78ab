import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoFlats, demoSeed, inventoryXml } from '../../tools/demo/inventory.ts';
import { recordId } from '../../tools/demo/random.ts';

export const project = 'obriy-richkovyi';
const [sections, floors, perFloor] = [10, 25, 20];
export const addedFlats = sections * floors * perFloor;
/** Above every number that the demo gives. */
const free = { section: 900_000, flat: 1_000_000 };
const statuses = ['available', 'sold', 'available', 'reserved', 'available', 'available', 'sold'];

/** Sections of a project beside its own: so many flats that its board has five thousand cells more. */
function sectionXml(at: number, flipped: boolean): string {
  const flats = Array.from({ length: floors * perFloor }, (_, index) => {
    const number = at * floors * perFloor + index;
    const [floor, position] = [1 + Math.floor(index / perFloor), 1 + (index % perFloor)];
    // The one flat whose state changes while the board is open stands in the first of these sections, lowest and leftmost.
    const status = number === 0 ? (flipped ? 'sold' : 'available') : statuses[number % statuses.length];
    const area = 25 + ((number * 7) % 90);
    return `<flat id="${recordId('a0F', free.flat + number)}" number="${10_000 + number}" floor="${floor}" position="${position}" rooms="${1 + (number % 4)}" area="${area}.00" price="${area * (1400 + floor * 20)}" currency="USD" status="${status}" ceiling="3.00" repair="shell"/>`;
  });
  return `<section id="${recordId('a0S', free.section + at)}" floors="${floors}" delivery="2028-Q2" house_type="monolith_frame"><name lang="uk">Довга ${at + 1}</name><name lang="en">Long ${at + 1}</name>${flats.join('\n')}</section>`;
}

/** The demo's feed with those sections, as a developer's system would serve it; `flip` sells the first of the added flats. */
export async function serveLargeFeed(): Promise<{ address: string; flip: () => void; close: () => void }> {
  let flipped = false;
  const feed = () => {
    const whole = [...inventoryXml({ seed: demoSeed, flats: demoFlats })].join('');
    const start = whole.indexOf(`slug="${project}"`);
    const end = whole.indexOf('</project>', start);
    const added = Array.from({ length: sections }, (_, at) => sectionXml(at, flipped)).join('\n');
    return whole.slice(0, end) + added + whole.slice(end);
  };
  let text = feed();
  const server = createServer((_, response) => response.setHeader('content-type', 'application/xml').end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const flip = () => {
    flipped = true;
    text = feed();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`, flip, close: () => server.close() };
}
