import type { Plugin } from 'vite';

/**
 * The sheet that a page happens to load first decides the order of the layers for all others, and which one that is changes
 * with every new chunk; so each of them states the order.
 */
export const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `@layer tokens,base,kit,site;${file.source}`;
  },
};
