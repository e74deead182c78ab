import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { makePageForms } from './page-forms.ts';

const megabyte = 1024 * 1024;

it('holds no more unfinished files of one sender than a share of the memory, and still accepts its small forms', async () => {
  const withForm = makePageForms();
  const site = await serveListener((request, response) => {
    const path = request.url ?? '';
    withForm(
      request,
      response,
      { path, address: request.socket.remoteAddress ?? '' },
      async (body) => void response.end(`took ${body.length}`),
    ).catch(() => response.destroy());
  });
  /** What is answered; `waits` when nothing is for a while. */
  const send = (path: string, bytes: number, sent: string, waitMs = 60_000) =>
    new Promise<string>((heard) => {
      const socket = connect(Number(new URL(site).port), '127.0.0.1', () =>
        socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n${sent}`),
      );
      onTestFinished(() => void socket.destroy());
      socket.once('data', (data) => heard(String(data).slice(9, 12))).on('error', () => undefined);
      setTimeout(() => heard('waits'), waitMs).unref();
    });
  expect(await send('/resume/', 10 * megabyte, 'x', 150)).toBe('waits');
  expect(await send('/en/resume/', 11 * megabyte, 'x', 150)).toBe('waits');
  expect(await send('/resume/', 10 * megabyte, 'x', 150)).toBe('waits');
  expect(await send('/resume/', 10 * megabyte, 'x')).toBe('503');
  expect(await send('/subscription/confirm/', 9, 'token=abc')).toBe('200');
  expect(await send('/resume/', 13 * megabyte, 'x')).toBe('413');
  expect(await send('/subscription/confirm/', 65_000, 'x')).toBe('413');
});
