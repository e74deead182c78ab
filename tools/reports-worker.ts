import type { Plugin } from 'vite';

const screens = ['features/reports/reports-page.tsx', 'features/reports/report-page.tsx'];

/** Writes into the service worker of the office which files the screens of reports consist of. */
export const reportsWorker: Plugin = {
  name: 'reports-worker',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const named = (is: (module: string) => boolean) => [...chunks.values()].find(({ facadeModuleId }) => is(facadeModuleId ?? ''));
      const found = new Set<string>();
      const visit = (fileName: string): void => {
        const chunk = chunks.get(fileName);
        if (found.has(fileName) || !chunk) return;
        found.add(fileName);
        for (const other of chunk.imports) visit(other);
        const { importedCss = new Set<string>(), importedAssets = new Set<string>() } = chunk.viteMetadata ?? {};
        for (const file of [...importedCss, ...importedAssets]) found.add(file);
      };
      for (const start of ['office/index.html', ...screens]) {
        const chunk = named((module) => module.endsWith(start));
        if (!chunk) throw new Error(`The build has no chunk of ${start}.`);
        visit(chunk.fileName);
      }
      const worker = named((module) => module.endsWith('office/reports-worker.ts'));
      if (!worker?.code.includes('STORED_FILES')) throw new Error('The build has no worker of reports.');
      worker.code = worker.code.replaceAll('STORED_FILES', JSON.stringify([...found].map((file) => `/office/${file}`)));
    },
  },
};
