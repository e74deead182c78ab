import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Locale } from '../../base/locale.ts';
import type { Letter, MailPort } from '../../platform/mail/letter.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { makeLettersSimulator } from '../../simulators/mail/letters-simulator.ts';
import { showLetters } from '../../simulators/mail/letters-simulator-page.ts';
import { smtpMail } from './smtp.ts';

const id = '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f';
const letter: Letter = {
  to: 'olena@example.ua',
  subject: 'Ціна квартири № 143 змінилася',
  html: '<p>Було $98 000, тепер $95 000.</p>',
  text: 'Було $98 000, тепер $95 000.\n',
  unsubscribe: 'https://example.ua/subscription/unsubscribe/?token=abc',
};

/** E-mails of the receiver by their Message-ID. */
type Box = { port: MailPort; received: () => Promise<Map<string, string>> };

async function mailServer({ secure = false, greet = true } = {}): Promise<Box & { address: string; raw: string[] }> {
  const raw: string[] = [];
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: secure ? [] : ['STARTTLS'],
    onConnect: (_session, done) => (greet ? done() : undefined),
    onRcptTo({ address }, _session, done) {
      if (address.endsWith('@refused.test')) return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (address.endsWith('@later.test')) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      done();
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        raw.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const port = smtpMail({ url: `smtp://${address}`, from: 'ОБРІЙ <hello@obriy.example>', host: 'obriy.example' });
  // A mailbox identifies an e-mail by its Message-ID.
  const received = async () => new Map(raw.map((text) => [/^message-id: <([^@]+)@/im.exec(text)?.[1] ?? '', text]));
  return { port, received, address, raw };
}

async function simulator(): Promise<Box & ReturnType<typeof makeLettersSimulator>> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-letters-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const simulated = makeLettersSimulator({ folder: join(folder, 'letters'), clock: () => new Date('2026-11-21T12:00:00Z') });
  const received = async () => new Map((await simulated.list()).map((kept) => [kept.id, JSON.stringify(kept)]));
  return { ...simulated, port: simulated, received };
}

describe.each([
  ['a mail server', mailServer],
  ['the simulator', simulator],
])('letters by %s', (_name, open: () => Promise<Box>) => {
  it('arrive once, however often the same one is sent', async () => {
    const { port, received } = await open();
    await port.send(letter, id);
    await port.send(letter, id);
    await port.send({ ...letter, to: 'petro@example.ua' }, crypto.randomUUID());
    const letters = await received();
    expect(letters.size).toBe(2);
    expect(letters.get(id)).toContain('olena@example.ua');
    expect(letters.get(id)).toContain(letter.unsubscribe);
  });

  it('are refused for good, or for now', async () => {
    const { port, received } = await open();
    await expect(port.send({ ...letter, to: 'nobody@refused.test' }, id)).rejects.toBeInstanceOf(Undeliverable);
    const later = await port.send({ ...letter, to: 'nobody@later.test' }, id).catch((fault: unknown) => fault);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(Undeliverable);
    expect((await received()).size).toBe(0);
  });
});

describe('a mail server', () => {
  it('gets text and HTML in UTF-8, the sender, and the one-click unsubscribe header (RFC 8058)', async () => {
    const { port, raw } = await mailServer();
    await port.send(letter, id);
    const [text = ''] = raw;
    const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
    expect(head).toMatch(new RegExp(`^Message-ID: <${id}@obriy.example>$`, 'im'));
    expect(head).toMatch(/^From: =\?UTF-8\?.+ <hello@obriy\.example>$/im);
    expect(head).toMatch(/^To: olena@example\.ua$/im);
    expect(head).toContain(`List-Unsubscribe: <${letter.unsubscribe}>`);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(text).toMatch(/multipart\/alternative/);
    expect(text).toMatch(/text\/plain; charset=utf-8/i);
    expect(text).toMatch(/text\/html; charset=utf-8/i);
    await port.send({ ...letter, unsubscribe: null }, crypto.randomUUID());
    expect(raw[1]).not.toMatch(/list-unsubscribe/i);
  });

  it('cannot be made to write to others by an address', async () => {
    const { port, raw } = await mailServer();
    await port.send({ ...letter, to: 'a@example.ua, b@example.ua' }, id).catch(() => undefined);
    await port.send({ ...letter, subject: 'One\r\nBcc: b@example.ua' }, id);
    expect(raw.join('\n')).not.toMatch(/^bcc:/im);
    expect(raw.join('\n')).not.toMatch(/^to:.*,/im);
  });

  it('on another machine gets nothing before TLS', async () => {
    const { raw, address } = await mailServer();
    const [, place] = address.split(':');
    // Another name of this machine, as a stranger would be reached.
    const port = smtpMail({ url: `smtp://0.0.0.0:${place}`, from: 'hello@obriy.example', host: 'obriy.example' });
    await expect(port.send(letter, id)).rejects.toThrow(/TLS|STARTTLS/i);
    expect(raw).toEqual([]);
  });

  it('that is down is tried again later', async () => {
    const port = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'hello@obriy.example', host: 'obriy.example' });
    const fault = await port.send(letter, id).catch((one: unknown) => one);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(Undeliverable);
  });
});

describe('the simulator’s pages', () => {
  it('show the e-mails, say that none was sent, and run no script of theirs', async () => {
    const simulated = await simulator();
    const show = (rest = '', locale: Locale = 'en') => showLetters(simulated, { method: 'GET', rest, locale, form: new URLSearchParams() });
    expect((await show()).html).toContain('No e-mails yet');
    await simulated.send({ ...letter, subject: '<script>alert(1)</script>' }, id);
    const all = await show();
    expect(all.html).toContain('sent nowhere');
    expect(all.html).not.toContain('<script>');
    expect(all.html).toContain(`/en/simulators/letters/${id}/`);
    expect((await show('', 'uk')).html).toContain(`"/simulators/letters/${id}/`);
    expect((await show(`${id}/`)).html).toContain('olena@example.ua');
    expect((await show(`${id}/`, 'uk')).html).toContain('<dt>Кому</dt><dd>olena@example.ua</dd>');
    expect((await show(`${id}/letter`)).html).toBe(letter.html);
    // Its links leave the frame in which it is shown.
    const whole = crypto.randomUUID();
    await simulated.send({ ...letter, html: '<html><head></head></html>' }, whole);
    expect((await show(`${whole}/letter`)).html).toContain('<base target="_top">');
    for (const path of ['../../package', 'nothing', `${id}x`]) expect((await show(`${path}/`)).status).toBe(404);
  });
});
