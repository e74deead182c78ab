// Rewrites the files of content/obriy that follow from the demo's buildings and layouts, feeds and entries: node tools/demo/generate.ts
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedEntries } from './generated-entries.ts';
import { demoFlats, demoSeed, writeInventory } from './inventory.ts';
import { priceLists } from './price-lists.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(`../../content/obriy/${name}`, import.meta.url));

for (const list of priceLists) {
  await writeInventory({ seed: demoSeed, flats: demoFlats, list, file: fileOf(`feed/${list.file}`) });
  console.log(`content/obriy/feed/${list.file}`);
}
for (const [kind, text] of Object.entries(generatedEntries)) {
  writeFileSync(fileOf(`entries/${kind}.json`), text);
  console.log(`content/obriy/entries/${kind}.json`);
}
