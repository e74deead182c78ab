// `npm run api`: writes what follows from the tables of operations, the lists of handlers and openapi.json.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handlerLists } from './api-handlers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const [file, text] of Object.entries(handlerLists(root))) writeFileSync(`${root}/${file}`, text);
await import('../src/commands/write-openapi.ts');
