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

/** A deferred part names the scripts to preload with it, but not these: a page has them. */
const onEveryPage = /^assets\/(framework|rolldown-runtime|shell|kit|root|styles)-[\w-]+\.js$/;

export default defineConfig({
  plugins: [reactRouter(), layerOrder, ownStylesheetsStay],
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
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !onEveryPage.test(file)) },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
});
