import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import login from '../../../src/office/messages/login/uk.json' with { type: 'json' };

/** A port that is free now: passkeys belong to an address, which an app has to know before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
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
