import { expect, it } from 'vitest';
import { fetchList, noteList } from './cached-list.ts';
import type { ListData } from './list-meta.ts';

const list = { serialized: 'what stands on the page' } as unknown as ListData;
const ask = (path: string, serverLoader: () => Promise<unknown>, signal = new AbortController().signal) =>
  fetchList({ serverLoader: serverLoader as never, request: new Request(`http://site.example${path}`, { signal }) });
const lose = () => Promise.reject(new TypeError('Failed to fetch'));

it('§8 a list that cannot be fetched leaves the one on the page, and says so', async () => {
  await expect(ask('/apartments/?costTo=90000', lose), 'nothing stands there yet').rejects.toThrow('Failed to fetch');
  noteList('/apartments/', list);
  expect(await ask('/apartments/?costTo=90000', lose)).toEqual({ ...list, unreached: true });
  await expect(ask('/brokerage/', lose), 'another page has another list').rejects.toThrow('Failed to fetch');
});

it('§8 redirects and overtaken questions go their own way', async () => {
  noteList('/apartments/', list);
  const moved = new Response(null, { status: 302 });
  await expect(ask('/apartments/', () => Promise.reject(moved))).rejects.toBe(moved);
  await expect(ask('/apartments/', lose, AbortSignal.abort())).rejects.toThrow('Failed to fetch');
  const newer = { serialized: 'newer' } as unknown as ListData;
  expect(await ask('/apartments/', () => Promise.resolve(newer))).toBe(newer);
});
