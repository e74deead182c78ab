import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPromise, type Engine, EngineCrash, type EngineWindow, type Size } from './engine-window.ts';
import { end, start, untilSaid } from './processes.ts';
import { startScreen } from './screen.ts';

export type FirefoxPrograms = { browser: string; screen: string };

// No tour or animation stands between a story and the page; rooms are drawn in space by software.
const preferences = {
  'ui.prefersReducedMotion': 1,
  'webgl.force-enabled': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.auto': false,
};

type Message =
  | { type: 'success'; id: number; result: Record<string, unknown> }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: Record<string, unknown> };

/** The connection to a browser that speaks WebDriver BiDi. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`There is no browser at ${url}.`)));
  });
  const waiting = new Map<number, { resolve: (result: Record<string, unknown>) => void; reject: (fault: Error) => void }>();
  const listeners = new Set<(method: string, params: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') for (const listen of listeners) listen(message.method, message.params);
    else if (message.type === 'success') waiting.get(message.id)?.resolve(message.result);
    else waiting.get(message.id)?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new EngineCrash('Firefox ended by itself.'));
  });
  let count = 0;
  const call = (method: string, params: object): Promise<Record<string, unknown>> => {
    count += 1;
    const id = count;
    return new Promise<Record<string, unknown>>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    }).finally(() => waiting.delete(id));
  };
  return { call, listeners, close: () => socket.close() };
}
type Connection = Awaited<ReturnType<typeof connect>>;

async function openWindow({ call, listeners }: Connection, viewport: Size): Promise<EngineWindow> {
  const { userContext } = await call('browser.createUserContext', {});
  const { context } = await call('browsingContext.create', { type: 'tab', userContext });
  await call('browsingContext.setViewport', { context, viewport });
  const complaints: string[] = [];
  const listen = (method: string, params: Record<string, unknown>) => {
    const { level, text, source } = params as { level: string; text: string; source?: { context?: string } };
    // Pages of simulators have no icon, and a policy that forbids to request one; a script whose page was left during its request
    // is reported as a fault.
    const isHarmless = /\/favicon\.ico|error loading dynamically imported module/.test(text ?? '');
    if (method === 'log.entryAdded' && level === 'error' && source?.context === context && !isHarmless) complaints.push(text);
  };
  listeners.add(listen);
  const evaluate: EngineWindow['evaluate'] = async (run, ...args) => {
    const answer = (await call('script.evaluate', { expression: asPromise(run, args), target: { context }, awaitPromise: true })) as {
      type: string;
      result?: { value: string };
      exceptionDetails?: { text: string };
    };
    if (answer.type !== 'success' || !answer.result) throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value);
  };
  /** A new page may redirect before it is loaded, which is reported as a fault; where the old page is still there, the move is repeated. */
  const move = async (method: string, params: object): Promise<void> => {
    await evaluate(() => void Object.assign(window, { isOldPage: true }));
    for (let left = 3; ; left -= 1) {
      try {
        return void (await call(method, { context, wait: 'complete', ...params }));
      } catch (fault) {
        if (left === 0 || !String(fault).includes('NS_BINDING_ABORTED')) throw fault;
        if (!(await evaluate(() => 'isOldPage' in window))) return;
      }
    }
  };
  return {
    goto: (url) => move('browsingContext.navigate', { url }),
    back: async () => void (await call('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: () => move('browsingContext.reload', {}),
    evaluate,
    act: async (input) => void (await call('input.performActions', { context, actions: [input] })),
    screenshot: async () => Buffer.from(String((await call('browsingContext.captureScreenshot', { context })).data), 'base64'),
    complaints: () => complaints,
    close: async () => {
      listeners.delete(listen);
      await call('browser.removeUserContext', { userContext });
    },
  };
}

/** Firefox as it is installed, over WebDriver BiDi, with a new profile. */
export async function startFirefox(programs: FirefoxPrograms): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const screen = await startScreen(programs.screen);
  const child = start(programs.browser, ['--no-remote', '--remote-debugging-port', '0', '--profile', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DISPLAY: screen.display, HOME: folder, NO_AT_BRIDGE: '1' },
  });
  const stop = async () => {
    await end(child);
    await end(screen.child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const connection = await connect(`${await untilSaid(child, 2, /BiDi listening on (ws:\S+)/)}/session`);
    await connection.call('session.new', { capabilities: {} });
    await connection.call('session.subscribe', { events: ['log.entryAdded'] });
    return { open: (size) => openWindow(connection, size), stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
