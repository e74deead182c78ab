// `npm run api`: writes the files that follow from the table of operations, src/api/handlers.ts and openapi.json.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { handlersText } from './api-handlers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(`${root}/src/api/handlers.ts`, handlersText(root));
await import('../src/commands/write-openapi.ts');
