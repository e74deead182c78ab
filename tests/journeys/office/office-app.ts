import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Browser, type BrowserContext, expect as base, type Page } from '@playwright/test';
import login from '../../../src/office/messages/login/uk.json' with { type: 'json' };
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { test as journey } from '../journey.ts';

/** A port that is free now: passkeys belong to an address, which an app has to know before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Patient: a server that does much else, or draws the whole site beside the office, answers after a while. */
export const expect = base.configure({ timeout: 30_000 });

/** The journeys of a file, at an app of their own under a name, which passkeys belong to; `env` are more settings of it. */
export function officeJourneys(env: Record<string, string> = {}) {
  let app: RunningApp | undefined;
  const test = journey.extend({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from this pattern
    baseURL: async ({}, use) => use(app?.address.replace('127.0.0.1', 'localhost')),
  });
  test.beforeAll(async () => {
    test.setTimeout(appTimeout);
    const port = await freePort();
    const own = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, ...env };
    app = await startApp({ like: process.env.JOURNEY_MODEL, env: own });
  });
  // A person's way through the office is long, and a machine that does much else is slow.
  test.beforeEach(() => test.setTimeout(240_000));
  test.afterAll(() => app?.stop());
  /** The app, once it has started. */
  const running = (): RunningApp => {
    if (!app) throw new Error('The app has not started.');
    return app;
  };
  return { test, running };
}

/** Enters the office as an invented person, by the name of the button's row at the demo's page. */
export async function enterAs(page: Page, person: string): Promise<void> {
  await page.goto('/simulators/staff/');
  await page.getByRole('listitem').filter({ hasText: person }).getByRole('button').click();
  await page.waitForURL('**/office/**');
}

/** A device whose passkeys open without a touch. */
export async function withPasskeys(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });
  return page;
}

/** Signs what stands in the dialog. */
export async function sign(page: Page, about: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: login.login_act_title });
  await expect(dialog).toContainText(about);
  await dialog.getByRole('button', { name: login.login_act_passkey }).click();
}

/** A phone of its own. */
export const openDevice = (browser: Browser) => browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
