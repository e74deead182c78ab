import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { browsers } from './tools/browsers.ts';
import { chunks } from './tools/chunks.ts';
import { layerOrder } from './tools/layer-order.ts';

/**
 * A stylesheet imported for its rules alone, by a page whose part is hydrated later, stays: else the part would be drawn undressed
 * until its script comes.
 */
const ownStylesheetsStay: Plugin = {
  name: 'stylesheets-stay',
  enforce: 'post',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined),
};

/** The scripts that a script imports statically, by their files. */
const imports = new Map<string, readonly string[]>();
const noteImports: Plugin = {
  name: 'note-imports',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const [file, part] of Object.entries(bundle)) if (part.type === 'chunk') imports.set(file, part.imports);
    },
  },
};

/** A script with all that has to be there before it runs. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const one of imports.get(file) ?? []) loadedWith(one, known);
  return known;
}

export default defineConfig({
  plugins: [reactRouter(), layerOrder, ownStylesheetsStay, noteImports],
  publicDir: false,
  resolve: {
    // Only the compiled messages name these two.
    alias: [
      { find: /^\.\.\/registry\.js$/, replacement: fileURLToPath(new URL('src/base/plural.ts', import.meta.url)) },
      { find: /^\.\.\/runtime\.js$/, replacement: fileURLToPath(new URL('src/site/data/message-locale.ts', import.meta.url)) },
    ],
  },
  worker: { format: 'es' },
  css: { transformer: 'lightningcss' },
  build: {
    target: browsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A deferred part names the files to load with it: not those that are there already where its import stands.
      resolveDependencies(_, files, { hostId }) {
        const there = loadedWith(hostId);
        return files.filter((file) => !there.has(file));
      },
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
