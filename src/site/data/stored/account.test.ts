import { expect, it, onTestFinished, vi } from 'vitest';
import type { User } from '../../../contract/clients/clients.ts';
import { accountToken, forgetAccount, loginCookie, storeAccount } from './account.ts';

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

it('§6 the login of a visitor who has not answered the notice is in the tab, in no cookie, until the log-out', () => {
  const { tab, page } = device();
  storeAccount('abc', olena);
  expect([tab.get(loginCookie), accountToken()]).toEqual(['abc', 'abc']);
  expect(page.cookie, 'only the order to delete one').toMatch(/^account-token=;.*Max-Age=0/);
  forgetAccount();
  expect([tab.size, accountToken()]).toEqual([0, null]);
});
