import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanRouter } from './tools/lean-router.ts';

/** Browsers of the last three years; older ones still get the pages, without the script. */
const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/**
 * The sheet that a page happens to load first decides the order of the layers for all others, and which one that is changes
 * with every new chunk; so each of them states the order.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `@layer tokens,base,kit,site;${file.source}`;
  },
};

/**
 * A sheet imported for its rules alone, by a page whose part comes alive later, stays: else the part would be drawn undressed
 * until its script comes.
 */
const sheetsStay: Plugin = {
  name: 'sheets-stay',
  enforce: 'post',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined),
};

export default defineConfig({
  plugins: [reactRouter(), leanRouter, layerOrder, sheetsStay],
  publicDir: false,
  resolve: {
    // Only the compiled messages name these two.
    alias: [
      { find: /^\.\.\/registry\.js$/, replacement: fileURLToPath(new URL('src/site/plural.ts', import.meta.url)) },
      { find: /^\.\.\/runtime\.js$/, replacement: fileURLToPath(new URL('src/site/spoken-locale.ts', import.meta.url)) },
    ],
  },
  worker: { format: 'es' },
  css: { transformer: 'lightningcss' },
  build: {
    target: browsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Two dozen crumbs that every page loads anyway weigh less, and arrive sooner, as two files.
        codeSplitting: {
          groups: [
            {
              // The styles of what most pages show: one sheet before the first paint instead of eight, on connections that are few.
              name: 'sheet',
              test: /src[\\/](ui|site[\\/](site|fonts|features[\\/](shell[\\/](?!companions|loading|menu|nav|network|soon|style-guide)|price[\\/](price|currency-switch)|favourites[\\/]favourite-button|plan|paging|forms|subscription|apartment-list[\\/]apartment-card|project[\\/](ask-chapter|chapter|project-plate)|\w+[\\/]\w+-(rows|kicker|mark)))).*\.css$/,
              priority: 3,
            },
            {
              // A calculator comes alive later than its page is drawn: else each of its sheets would be a file of its own.
              name: (id) => /[\\/](instalments|investments)[\\/].*\.css$/.exec(id)?.[1] ?? null,
              priority: 3,
            },
            {
              // What a project's page dresses: with the two of all pages and the hero no more files than a browser asks for at once.
              name: 'chapters',
              test: /src[\\/]site[\\/]features[\\/](project[\\/](project-(?!plate|s-)\w+|(walk|papers|gallery|construction|places)-chapter|place-(list|drawing)|chapter-index)|blackout[\\/]blackout-card)\.module\.css$/,
              priority: 3,
            },
            {
              // What the page of a flat dresses at once and its parts name again when they come alive later.
              name: 'flat',
              test: /src[\\/]site[\\/]features[\\/]flat[\\/](?!flat-skeleton|recently)[\w-]+\.module\.css$/,
              priority: 3,
            },
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
              priority: 2,
            },
            {
              // What the shell of every page is made of, and the parts of it that come alive later.
              name: 'shell',
              test: /preload-helper|src[\\/]site[\\/](spoken-locale|plural|paths|constants|written|features[\\/]shell[\\/](?!social)|paraglide[\\/]messages[\\/]shell_|stored[\\/](stored-list|favourites))/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'kit',
              test: /src[\\/](ui[\\/](?!checkbox|field|dialog|range-slider)|base[\\/](?!phone|email)|site[\\/]stored[\\/](?!campaign))/,
              minShareCount: 4,
              priority: 1,
            },
            {
              // What asks a visitor something.
              name: 'forms',
              test: /src[\\/](ui[\\/](checkbox|field|dialog|range-slider)|base[\\/](phone|email)|site[\\/]stored[\\/]campaign)/,
              minShareCount: 4,
              priority: 0,
            },
            {
              // The whole drawing of a plan and what it is drawn by; a card's sketch of it comes with the flats.
              name: 'plan',
              test: /src[\\/]site[\\/]features[\\/]plan[\\/]plan-\w+\.tsx?$/,
              minShareCount: 2,
              priority: 0,
            },
            {
              // What shows flats needs; a page of news does not.
              name: 'flats',
              test: /src[\\/]site[\\/](stored[\\/]compared|features[\\/](price|favourites|plan[\\/](?!plan-)|apartment-list[\\/]apartment-(card|words)))/,
              minShareCount: 4,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
