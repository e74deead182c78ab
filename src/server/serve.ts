import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// No module of ours is imported before this line, so that a start uses the compile cache of an earlier one.
enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));
const { startProduction } = await import('./start-production.ts');
await startProduction();
