import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from './tools/browsers.ts';
import { layerOrder } from './tools/layer-order.ts';

/** The back office: a program of its own below `/office/`, of which no public page loads a byte. */
export default defineConfig({
  root: fileURLToPath(new URL('src/office', import.meta.url)),
  base: '/office/',
  plugins: [layerOrder],
  publicDir: false,
  resolve: {
    // Only the compiled messages name these two.
    alias: [
      { find: /^\.\.\/registry\.js$/, replacement: fileURLToPath(new URL('src/base/plural.ts', import.meta.url)) },
      { find: /^\.\.\/runtime\.js$/, replacement: fileURLToPath(new URL('src/office/data/message-locale.ts', import.meta.url)) },
    ],
  },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: fileURLToPath(new URL('build/office', import.meta.url)),
    emptyOutDir: true,
    target: browsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
