import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Browsers of the last three years; older ones still get the pages, without the script. */
const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  resolve: { alias: [{ find: /^\.\.\/registry\.js$/, replacement: fileURLToPath(new URL('src/site/plural.ts', import.meta.url)) }] },
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
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
              priority: 2,
            },
            {
              name: 'kit',
              test: /preload-helper|src[\\/](ui|base|site[\\/](stored|paraglide[\\/]runtime|plural|paths|constants|features[\\/](shell|price|favourites|plan|apartment-list[\\/]apartment-(card|words))))/,
              minShareCount: 4,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
