import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Nothing of ours is imported before this line, so that a start reads what an earlier one has compiled.
enableCompileCache(resolve('build/compiled'));
const { serveSite } = await import('./serve-site.ts');
await serveSite();
