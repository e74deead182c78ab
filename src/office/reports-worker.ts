/**
 * Opens the screens of reports without a network, and nothing else: the network comes first, and the stored page only where there is none.
 * It stores that page and the files of its build, never an answer of the API, and gives way to the worker of the next build.
 */
type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  skipWaiting: () => Promise<void>;
  addEventListener(kind: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listen: (event: Asked) => void): void;
};
/** Of this build, written in by `tools/reports-worker.ts`: the script of the page first. */
declare const STORED_FILES: readonly string[];

/** The browser loads it as a script of its own. */
export {};

const worker = self as unknown as Worker;
const page = '/office/reports';
const files = STORED_FILES;
const prefix = 'office-reports ';
const name = prefix + files.join(' ');

async function store(): Promise<void> {
  const cache = await caches.open(name);
  const found = await fetch(page, { cache: 'no-store' });
  const text = await found.clone().text();
  // Another process may still serve the page of the last build.
  if (!found.ok || found.redirected || !text.includes(files[0] ?? '')) throw new Error('The page is not that of this build.');
  await cache.addAll([...files]);
  await cache.put(page, found);
  await worker.skipWaiting();
}

const dropOthers = async () =>
  Promise.all((await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name).map((other) => caches.delete(other)));

async function stored(address: string): Promise<Response | undefined> {
  return (await caches.open(name)).match(address);
}

worker.addEventListener('install', (event) => event.waitUntil(store()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && (pathname === page || pathname.startsWith(`${page}/`)))
    event.respondWith(fetch(request).catch(async (fault: unknown) => (await stored(page)) ?? Promise.reject(fault)));
  else if (files.includes(pathname)) event.respondWith(stored(pathname).then((file) => file ?? fetch(request)));
});
