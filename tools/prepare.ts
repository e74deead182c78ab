// Makes the generated sources that types and tests need: the compiled messages and the router's route types.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The newest change below the given paths, in milliseconds; 0 when there is none. */
export function newestChange(paths: string[], skip: string[] = []): number {
  let newest = 0;
  for (const path of paths) {
    if (!existsSync(path) || skip.includes(path)) continue;
    const stat = statSync(path);
    if (stat.isDirectory()) {
      newest = Math.max(
        newest,
        newestChange(
          readdirSync(path).map((name) => join(path, name)),
          skip,
        ),
      );
    } else newest = Math.max(newest, stat.mtimeMs);
  }
  return newest;
}

function make(name: string, command: string, args: string[]): void {
  const made = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${name} failed:\n${made.stdout ?? ''}${made.stderr ?? made.error?.message ?? ''}`);
}

/** The two programs with screens, each with its messages. */
const programs = [
  { project: 'project.inlang', messages: 'src/site/messages', compiled: 'src/site/paraglide' },
  { project: 'office.inlang', messages: 'src/office/messages', compiled: 'src/office/paraglide' },
];
/** Folders that are written from the messages. */
export const compiledMessages = programs.map(({ compiled }) => compiled);

export const isMessageFile = (file: string): boolean =>
  programs.some(({ messages }) => resolve(file).startsWith(join(root, messages) + sep));

/** Compiles the messages of a program when a message file is newer than the compiled ones. */
export function prepareMessages(): void {
  for (const { project, messages, compiled } of programs) {
    const written = newestChange([join(root, messages), join(root, project, 'settings.json')]);
    if (written === 0 || newestChange([join(root, compiled)]) >= written) continue;
    make('Compiling the messages', process.execPath, [
      join(root, 'node_modules/@inlang/paraglide-js/bin/run.js'),
      'compile',
      '--project',
      `./${project}`,
      '--outdir',
      `./${compiled}`,
      '--strategy',
      'globalVariable',
      'baseLocale',
      '--is-server',
      "typeof window === 'undefined'",
    ]);
  }
}

/** Writes the types of routes when the list of routes is newer than they are. */
export function prepareRouteTypes(): void {
  const written = newestChange([join(root, 'src/site/routes.ts'), join(root, 'src/site/routes'), join(root, 'react-router.config.ts')]);
  if (existsSync(join(root, 'src/site/routes.ts')) && newestChange([join(root, '.react-router/types')]) < written) {
    make('Writing the route types', process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen']);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepareMessages();
