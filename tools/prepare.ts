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
  const made = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (made.status !== 0) throw new Error(`${name} failed:\n${made.stdout ?? ''}${made.stderr ?? made.error?.message ?? ''}`);
}

const messages = join(root, 'src/site/messages');

export const isMessageFile = (file: string): boolean => resolve(file).startsWith(messages + sep);

/** Compiles the messages when a message file is newer than the compiled ones. */
export function prepareMessages(): void {
  const compiled = newestChange([join(root, 'src/site/paraglide')]);
  const written = newestChange([messages, join(root, 'project.inlang/settings.json')]);
  if (written > 0 && compiled < written) make('Compiling the messages', 'npm', ['run', '--silent', 'messages']);
}

/** Writes the types of routes when the list of routes is newer than they are. */
export function prepareRouteTypes(): void {
  const written = newestChange([join(root, 'src/site/routes.ts'), join(root, 'src/site/routes'), join(root, 'react-router.config.ts')]);
  if (existsSync(join(root, 'src/site/routes.ts')) && newestChange([join(root, '.react-router/types')]) < written) {
    make('Writing the route types', process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen']);
  }
}
