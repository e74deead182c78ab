// Rules for the names of files.
import { basename } from 'node:path';

type File = { path: string };

const roles = [
  'store',
  'tables',
  'migrations',
  'test',
  'db',
  'race',
  'timed',
  'fixture',
  'module',
  'e2e',
  'server',
  'client',
  'config',
  'd',
];
const vague = /^(utils?|helpers?|common|managers?|misc|shared)$/;

export const names = (files: readonly File[]): string[] =>
  files
    .filter(({ path }) => /^(src|tools|tests)\//.test(path) && /\.(ts|tsx|mjs|css)$/.test(path))
    .flatMap(({ path }) => {
      const [stem = '', ...suffixes] = basename(path)
        .replace(/\.(ts|tsx|mjs|css)$/, '')
        .split('.');
      const said: string[] = [];
      if (stem === 'index') said.push(`${path} [names] No index files: name the file after what it holds.`);
      if (
        path
          .split('/')
          .slice(0, -1)
          .concat(stem)
          .some((part) => vague.test(part))
      ) {
        said.push(`${path} [names] "utils", "helpers", "common" and the like say nothing: name the file after the thing it does.`);
      }
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) said.push(`${path} [names] File names are kebab-case.`);
      const unknown = suffixes.find((suffix) => !roles.includes(suffix));
      if (unknown !== undefined) said.push(`${path} [names] ".${unknown}" is no role: use one of ${roles.join(', ')} or a hyphen.`);
      return said;
    });

/** Names that say what a file is for its module; every module may have one. */
const moduleRoles = /^(operations|wire|worker|[a-z]+-port)\.tsx?$/;
/** `domain/deals/deals.ts`. */
const isEntry = (path: string) => /^src\/domain\/([^/]+)\/\1\.ts$/.test(path);
/** A command and a route bear the name of the thing that they start or serve. */
const isFrontOf = (path: string) => /^src\/(commands|site\/routes)\//.test(path);

/** The office is a program of its own: like the site it has a login, handlers of its API and their schemas. */
const isOffice = (path: string) => /^src\/(office|(api|contract)\/office)\//.test(path);

/**
 * One subject: a command or a route and what it starts or serves, a handler and its contract, the same module seen by two layers, or
 * the layers of a subject that a whole domain module is named after.
 */
function isOneSubject([one, other]: readonly [string, string], hasModule: boolean): boolean {
  if (isFrontOf(one) || isFrontOf(other) || isOffice(one) !== isOffice(other)) return true;
  const [, layer, module] = one.split('/');
  const [, otherLayer, otherModule] = other.split('/');
  const layers = [layer, otherLayer].toSorted().join(' ');
  if (layers === 'api contract' || (/^(api|contract) domain$/.test(layers) && module === otherModule)) return true;
  return hasModule && (layer !== otherLayer || isEntry(one) || isEntry(other)) && /^((api|app|base|contract|domain) ?){2}$/.test(layers);
}

/** Two files with one name make a reader open the wrong one, unless both are about the same subject or have the same role in two modules. */
export function sameNames(files: readonly File[]): string[] {
  const found = new Map<string, string[]>();
  for (const { path } of files)
    if (/^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^src\/(site|office)\/paraglide\//.test(path))
      found.set(basename(path), [...(found.get(basename(path)) ?? []), path]);
  return [...found].flatMap(([name, paths]) =>
    moduleRoles.test(name)
      ? []
      : paths.flatMap((path, at) =>
          paths
            .slice(at + 1)
            .filter((other) => !isOneSubject([path, other], paths.some(isEntry)))
            .map((other) => `${other} [same-names] bears the name of ${path}: name each after its own subject.`),
        ),
  );
}
