import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Nothing of ours is imported before this line, so that a start reads what an earlier one has compiled.
enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));
const { serveSite } = await import('./serve-site.ts');
await serveSite();
