// Finds the system’s Chromium, PostgreSQL, poppler and nginx for the tests, installs them on Debian as root, or names the missing ones.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNginx } from './find-nginx.ts';
import { findPostgres } from './find-postgres.ts';

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

const aptOptions = {
  stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[],
  // The run level of a machine under repair: what is installed for the tests does not begin to serve on the usual ports.
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
};
/** Another program may be installing something: it is waited for. */
const patience = ['-o', 'DPkg::Lock::Timeout=300'];
const aptSteps = (packages: string[]) => [
  [...patience, 'update', '-qq'],
  [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...packages],
];

/** On Debian as root; elsewhere nothing happens. The caller may go on meanwhile. */
async function install(packages: string[]): Promise<void> {
  if (packages.length === 0 || !isDebianAsRoot()) return;
  console.log(`Installing ${packages.join(' and ')} with apt-get (once per machine) …`);
  for (const step of aptSteps(packages))
    await new Promise((resolve) => spawn('apt-get', step, aptOptions).once('close', resolve).once('error', resolve));
}

/** Draws PDFs as pictures. */
const findPoppler = (): string | undefined => inPath(['pdftoppm']);

/** The system programs of the tests, installed while the caller goes on; each missing one comes with one sentence on how to install it. */
export async function provideSystemPrograms(): Promise<{ chromium: string | undefined; missing: string[] }> {
  const wanted = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findPoppler() ? [] : ['poppler-utils']),
    ...(findNginx() ? [] : ['nginx']),
  ];
  await install(wanted);
  // By itself: where it is not to be had, the browser with windows does.
  if (!inPath(shellNames) && !process.env.CHROME_PATH) await install(['chromium-headless-shell']);
  const chromium = findChromium();
  const missing = [
    ...(chromium
      ? []
      : [
          'No Chromium was found and none could be installed, so NO JOURNEY RAN in a browser: install "chromium" (Debian: apt-get install chromium) or set CHROME_PATH.',
        ]),
    ...(findPostgres()
      ? []
      : ['No PostgreSQL was found, so the tests on it are skipped: install version 15 or newer (Debian: apt-get install postgresql).']),
    ...(findPoppler()
      ? []
      : ['No pdftoppm was found, so no PDF is compared by its picture: install poppler (Debian: apt-get install poppler-utils).']),
    ...(findNginx()
      ? []
      : ['No nginx was found, so no restart behind a balancer is tried: install nginx (Debian: apt-get install nginx).']),
  ];
  return { chromium, missing };
}

const webkitPlaces = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** The other engines that are there: Firefox, and WebKitGTK with what drives it, each with a screen to draw on. */
export function findEngines() {
  const screen = inPath(['Xvfb']);
  const firefox = inPath(['firefox-esr', 'firefox']);
  const [driver, webkit] = [inPath(['WebKitWebDriver']), webkitPlaces.find(isRunnable)];
  return {
    firefox: screen && firefox ? { screen, browser: firefox } : undefined,
    webkit: screen && driver && webkit ? { screen, driver, browser: webkit } : undefined,
  };
}

/** The other engines, installed on Debian as root while the caller goes on; each missing one comes with one sentence on how to get it. */
export async function provideEngines(): Promise<{ names: ('firefox' | 'webkit')[]; missing: string[] }> {
  const before = findEngines();
  const wanted = [
    ...(before.firefox && before.webkit ? [] : ['xvfb']),
    ...(before.firefox ? [] : ['firefox-esr']),
    ...(before.webkit ? [] : ['webkit2gtk-driver']),
  ];
  await install(wanted);
  const { firefox, webkit } = findEngines();
  return {
    names: [...(firefox ? ['firefox' as const] : []), ...(webkit ? ['webkit' as const] : [])],
    missing: [
      ...(firefox ? [] : ['The stories were not told in Firefox: install "firefox-esr" and "xvfb" (Debian: apt-get install them).']),
      ...(webkit ? [] : ['The stories were not told in WebKit: install "webkit2gtk-driver" and "xvfb" (Debian: apt-get install them).']),
    ],
  };
}
