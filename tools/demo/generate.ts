// Rewrites the committed price lists of the demo developer: node tools/demo/generate.ts
import { demoFlats, demoSeed, writeInventory } from './inventory.ts';
import { priceLists } from './price-lists.ts';

for (const list of priceLists) {
  const file = new URL(`../../content/obriy/feed/${list.file}`, import.meta.url).pathname;
  await writeInventory({ seed: demoSeed, flats: demoFlats, list, file });
  console.log(`content/obriy/feed/${list.file}`);
}
