import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Browsers of the last three years; older ones still get the pages, without the script. */
const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false,
  css: { transformer: 'lightningcss' },
  build: {
    target: browsers,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
