import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { chooseMail } from './mail.ts';

const letter = { to: 'olena@example.ua', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', unsubscribe: null };
const id = '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f';

function chosen(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-mail-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, ...chooseMail(readConfig({ DATA_DIR: dataDir, ...env }), () => new Date('2026-11-21T12:00:00Z')) };
}

it('the demo stores its e-mails and shows them', async () => {
  const { port, simulator, dataDir } = chosen({});
  await port?.send(letter, id);
  const letters = await simulator?.load();
  expect((await letters?.show({ method: 'GET', rest: '', locale: 'en', form: new URLSearchParams() }))?.html).toContain('olena@example.ua');
  expect(existsSync(join(dataDir, `simulators/letters/${id}.json`))).toBe(true);
});

it('with a mail server no e-mail is shown', async () => {
  const { port, simulator, dataDir } = chosen({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@obriy.example' });
  expect(simulator).toBeNull();
  await expect(port?.send(letter, id)).rejects.toThrow();
  expect(existsSync(join(dataDir, 'simulators'))).toBe(false);
});

it('without one, real e-mails are neither sent nor shown: they wait', () => {
  expect(chosen({ DEMO: 'false' })).toMatchObject({ port: null, simulator: null });
});
