import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Page } from '@playwright/test';

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
