import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { editingPlugins, patchingPackages } from '../../tools/rules/dependency-rules.ts';
import settings from '../../vite.config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const modules = ['react-router/dist/production/**/*.js', 'react/index.js', 'react-dom/client.js', 'hls.js/dist/hls.light.mjs'].flatMap(
  (files) => globSync(`node_modules/${files}`).map((file) => ({ id: resolve(file), code: read(file) })),
);

test('nothing edits the source of a dependency at the build, and nothing patches one when it is installed', async () => {
  expect(modules.length).toBeGreaterThan(30);
  if (typeof settings !== 'object' || 'then' in settings) throw new Error('vite.config.ts gives no plain settings.');
  expect(await editingPlugins(settings.plugins, modules)).toEqual([]);
  expect(patchingPackages(JSON.parse(read('package.json')))).toEqual([]);
});

test('a plugin that edits one is named, by whichever hook it does', async () => {
  const lean = { name: 'lean-router', transform: (code: string, id: string) => (id.includes('react-router') ? `${code}//` : undefined) };
  const still = { name: 'still', load: { handler: (id: string) => (id.endsWith('hydration.js') ? { code: 'export {}' } : null) } };
  const same = { name: 'same', transform: (code: string) => ({ code }) };
  const problems = await editingPlugins([lean, [still, same]], modules);
  expect(new Set(problems.map((problem) => /plugin ([\w-]+)/.exec(problem)?.[1]))).toEqual(new Set(['lean-router', 'still']));
  expect(patchingPackages({ scripts: { postinstall: 'patch-package' } })).toHaveLength(1);
});
