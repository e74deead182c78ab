import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from './tools/browsers.ts';
import { layerOrder } from './tools/layer-order.ts';
import { reportsWorker } from './tools/reports-worker.ts';

const office = (path: string) => fileURLToPath(new URL(`src/office/${path}`, import.meta.url));

/** The back office: a program of its own below `/office/`, of which no public page loads a byte. */
export default defineConfig({
  root: office(''),
  base: '/office/',
  plugins: [layerOrder, reportsWorker],
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
    rollupOptions: {
      // The script of previews is loaded by pages of the site, and the worker of reports by the browser, by these names.
      input: {
        office: office('index.html'),
        'preview-page': office('preview-page.ts'),
        'reports-worker': office('reports-worker.ts'),
      },
      output: { entryFileNames: ({ name }) => (name === 'office' ? 'assets/[name]-[hash].js' : '[name].js') },
    },
  },
});
