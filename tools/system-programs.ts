// Finds the system's Chromium and PostgreSQL for the tests, installs them on Debian as root, or says what is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '../tests/support/postgres-cluster.ts';

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function inPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isRunnable);
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe', 'msedge'];
const chromiumPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser to drive: `CHROME_PATH`, then the PATH, then the usual places. */
export function findChromium(): string | undefined {
  const asked = process.env.CHROME_PATH;
  if (asked !== undefined && isRunnable(asked)) return asked;
  return inPath(chromiumNames) ?? chromiumPlaces.find(isRunnable);
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The same browser without a window of its own, where there is one: it takes a quarter less of the processor for the same pages. */
export const findHeadlessBrowser = (): string | undefined => (process.env.CHROME_PATH ? undefined : inPath(shellNames)) ?? findChromium();

function isDebianAsRoot(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(' and ')} with apt-get (once per machine) …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** What the tests need from the system; each missing program comes with one sentence on how to get it. */
export function provideSystemPrograms(): { chromium: string | undefined; missing: string[] } {
  const wanted = [...(findChromium() ? [] : ['chromium']), ...(findPostgres() ? [] : ['postgresql'])];
  if (wanted.length > 0 && isDebianAsRoot()) install(wanted);
  // By itself: where it is not to be had, the browser with windows does.
  if (!inPath(shellNames) && !process.env.CHROME_PATH && isDebianAsRoot()) install(['chromium-headless-shell']);
  const chromium = findChromium();
  const missing = [
    ...(chromium
      ? []
      : [
          'No Chromium was found, so the browser journeys are skipped: install "chromium" (Debian: apt-get install chromium) or set CHROME_PATH.',
        ]),
    ...(findPostgres()
      ? []
      : ['No PostgreSQL was found, so the tests on it are skipped: install version 15 or newer (Debian: apt-get install postgresql).']),
  ];
  return { chromium, missing };
}
