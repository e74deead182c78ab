import { expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '../../../contract/clients/clients.ts';
import { accountToken, accountTransport, forgetAccount, hasSessionEnded, loginCookie, noteUser, storeAccount } from './account.ts';

const olena = { firstname: 'Олена', deals: [] } as unknown as User;

/** A browser whose notice is unanswered, or with the given cookie. */
function device(cookie = '') {
  const tab = new Map<string, string>();
  const page = { cookie };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  onTestFinished(() => {
    forgetAccount();
    vi.unstubAllGlobals();
  });
  return { tab, page };
}
const refused = accountTransport(async () => new Response(null, { status: 401 }));

it('§6 the login of a visitor who has not answered the notice is in the tab, in no cookie, until the log-out', () => {
  const { tab, page } = device();
  storeAccount('abc', olena);
  expect([tab.get(loginCookie), accountToken()]).toEqual(['abc', 'abc']);
  expect(page.cookie, 'only the order to delete one').toMatch(/^account-token=;.*Max-Age=0/);
  forgetAccount();
  expect([tab.size, accountToken()]).toEqual([0, null]);
});

it('a command that is refused after a log-out in another tab clears the client here, and the login says why it asks', async () => {
  const { page } = device('account-token=abc');
  await refused.send('/api/client/update', {});
  expect([hasSessionEnded(), accountToken()], 'a session that has ended').toEqual([true, null]);
  page.cookie = 'account-token=def';
  noteUser(olena);
  storeAccount('def', olena);
  expect(hasSessionEnded()).toBe(false);
  // The other tab deletes the cookie of both.
  forgetAccount();
  noteUser(olena);
  page.cookie = '';
  await refused.send('/api/client/update', {});
  expect(hasSessionEnded()).toBe(true);
});

it('a refused stranger has no session that could end', async () => {
  device();
  await refused.send('/api/client/get', {});
  expect(hasSessionEnded()).toBe(false);
});
