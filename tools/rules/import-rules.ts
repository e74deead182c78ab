// Finds imports that break a layer rule of the product; the rules themselves are in .dependency-cruiser.mjs.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

type Cruise = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string }; comment?: string }[]; ruleSetUsed?: unknown };
};

/**
 * Every forbidden import below `folder`, one sentence each. Throws when the parser saw no file or no import,
 * because a gate that looked at nothing must not be green.
 */
export async function importProblems(folder: string = root): Promise<string[]> {
  const places = ['src', 'tools', 'tests'].filter((place) => existsSync(join(folder, place)));
  const { default: config } = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href)) as {
    default: { forbidden: { name: string; comment: string }[] };
  };
  const comments = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]));
  const { stdout } = await run(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      // The guards ask again right after the checks.
      ...(folder === root ? ['--cache', 'node_modules/.cache/import-rules', '--cache-strategy', 'content'] : []),
      ...places,
    ],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024, env: { ...process.env, NODE_PATH: join(root, 'node_modules') } },
  ).catch((failure: { stdout?: string; message: string }) => {
    if (failure.stdout?.startsWith('{')) return { stdout: failure.stdout };
    throw new Error(`The import rules could not be checked: ${failure.message}`);
  });
  const cruise = JSON.parse(stdout) as Cruise;
  const imports = cruise.modules.reduce((sum, module) => sum + module.dependencies.length, 0);
  if (cruise.modules.length === 0 || imports === 0) throw new Error('The import rules saw no file: is @swc/core installed?');
  return [
    ...cruise.summary.violations.map(({ from, to, rule }) => `${from} → ${to} [${rule.name}] ${comments.get(rule.name) ?? ''}`),
    ...folderCycles(cruise.modules),
  ];
}

/** The folders of screens; dependency-cruiser's own rule for folders would count the imports of tests too. */
const screens = /^src\/(plans|ui|drawings|site|office)\//;
/** A module of the server is the folder directly below its layer, with all that lies in it. */
const serverModule = /^src\/(api|contract|domain)\/[^/]+(?=\/)/;

/** The folder that a file is part of for the rule of cycles; undefined for a file to which the rule does not apply. */
const folderOf = (file: string): string | undefined => (screens.test(file) ? dirname(file) : serverModule.exec(file)?.[0]);

/** One sentence for each folder of screens, and for each module of the server, from which imports lead to another one and back. */
function folderCycles(modules: Cruise['modules']): string[] {
  const folders = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const folder = folderOf(source);
    if (folder === undefined || /\.test\.tsx?$/.test(source)) continue;
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const { resolved } of dependencies) {
      const other = folderOf(resolved);
      if (other !== undefined && other !== folder) imported.add(other);
    }
  }
  const reachableFrom = (start: string) => {
    const reached = new Set<string>();
    const walk = (folder: string) => {
      for (const next of folders.get(folder) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        walk(next);
      }
    };
    walk(start);
    return reached;
  };
  return [...folders].flatMap(([folder, imported]) =>
    [...imported]
      .filter((other) => reachableFrom(other).has(folder))
      .map(
        (other) => `${folder} → ${other} [no-folder-cycles] Two folders that import each other are one: move the shared file below both.`,
      ),
  );
}
