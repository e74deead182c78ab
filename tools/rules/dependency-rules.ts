// Finds code that edits a dependency's source: a plugin of the build that changes a module of it, or a package that patches on installing.
import type { Plugin, PluginOption } from 'vite';

type Module = { id: string; code: string };
type Packages = { scripts?: Record<string, string>; dependencies?: object; devDependencies?: object } & Record<string, unknown>;

const patchers = ['patch-package', 'patchedDependencies', 'postinstall-postinstall'];

const flat = (option: PluginOption): Plugin[] =>
  Array.isArray(option) ? option.flatMap(flat) : option && 'name' in option ? [option] : [];
/** A hook, which a plugin gives as a function or as an object that holds one. */
const hookOf = (hook: unknown) => (typeof hook === 'object' && hook !== null && 'handler' in hook ? hook.handler : hook);

async function answered(hook: unknown, ...given: unknown[]): Promise<string | undefined> {
  const run = hookOf(hook);
  if (typeof run !== 'function') return undefined;
  const answer: unknown = await run.apply({ environment: { name: 'client' }, error: (message: string) => new Error(message) }, given);
  if (typeof answer === 'string') return answer;
  return typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : undefined;
}

/** Plugins of our own, by name, that give other code for one of these modules. */
export async function editingPlugins(plugins: PluginOption, modules: Module[]): Promise<string[]> {
  const own = flat(plugins).filter(({ name }) => !name.startsWith('react-router'));
  const problems: string[] = [];
  for (const { name, load, transform } of own)
    for (const { id, code } of modules) {
      const given = [await answered(load, id), await answered(transform, code, id)];
      if (given.some((text) => text !== undefined && text !== code))
        problems.push(`[dependencies] The plugin ${name} edits ${id}: do without, or take another library.`);
    }
  return problems;
}

/** Packages and scripts that patch installed ones. */
export function patchingPackages(packages: Packages): string[] {
  const text = JSON.stringify(packages);
  return patchers
    .filter((name) => text.includes(name))
    .map((name) => `[dependencies] package.json names ${name}: nothing patches a dependency.`);
}
