import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPromise, type Engine, EngineCrash, type EngineWindow, type Size } from './engine-window.ts';
import { end, start } from './processes.ts';
import { startScreen } from './screen.ts';

export type WebkitPrograms = { driver: string; browser: string; screen: string };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Milliseconds after which a command without an answer is taken for a browser that has ended. */
const patience = 60_000;

/** Sends a command to a WebDriver; throws its refusal. */
const asking =
  (address: string) =>
  async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> => {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`${address}${path}`, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((fault) => {
      throw new EngineCrash('WebKit answers no more.', { cause: fault });
    });
    const { value } = (await answer.json()) as { value: Value & { error: string; message: string } };
    if (value?.error === 'invalid session id') throw new EngineCrash('WebKit ended by itself.');
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
type Ask = ReturnType<typeof asking>;

async function openWindow(ask: Ask, browser: string, size: Size): Promise<EngineWindow> {
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const at = `/session/${sessionId}`;
  const evaluate: EngineWindow['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[0]; ${asPromise(run, args)}.then((json) => done({ json }), (fault) => done({ fault: String(fault) }));`;
    const { json, fault } = await ask<{ json?: string; fault?: string }>('POST', `${at}/execute/async`, { script, args: [] });
    if (json === undefined) throw new Error(fault);
    return JSON.parse(json);
  };
  // The window has a bar above the page.
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, ...size });
  const inside = await evaluate(() => window.innerHeight);
  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: size.width, height: 2 * size.height - inside });
  return {
    goto: async (url) => void (await ask('POST', `${at}/url`, { url })),
    back: async () => void (await ask('POST', `${at}/back`, {})),
    reload: async () => void (await ask('POST', `${at}/refresh`, {})),
    evaluate,
    act: async (input) => void (await ask('POST', `${at}/actions`, { actions: [input] })),
    screenshot: async () => Buffer.from(await ask<string>('GET', `${at}/screenshot`), 'base64'),
    complaints: () => [],
    close: async () => void (await ask('DELETE', at)),
  };
}

/** WebKitGTK's small browser behind WebKitWebDriver, on a virtual screen. */
export async function startWebkit(programs: WebkitPrograms): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  // Pages are asked for without motion. The bar of the window is as narrow as a phone.
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; min-height: 0; margin: 0; padding: 0; }\n');
  const screen = await startScreen(programs.screen);
  const children = [screen.child];
  const stop = async () => {
    for (const child of children.reverse()) await end(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const port = await freePort();
    const driver = start(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        GSETTINGS_BACKEND: 'memory',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // A container has no rights to build the sandbox; the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    children.push(driver);
    const ask = asking(`http://127.0.0.1:${port}`);
    const deadline = performance.now() + 30_000;
    while (
      !(await ask('GET', '/status').then(
        () => true,
        () => false,
      ))
    ) {
      if (performance.now() > deadline) throw new Error(`${programs.driver} did not start.`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { open: (size) => openWindow(ask, programs.browser, size), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
