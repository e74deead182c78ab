import { buildSite, isBuildStale } from '../../tools/build.ts';

/** `npm start`: builds the pages when a source is newer than the last build, then serves. */
if (isBuildStale()) {
  console.log('Building the pages, only when something changed: about half a minute …');
  try {
    await buildSite();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}
process.env.NODE_ENV ??= 'production';
await import('./serve.ts');
