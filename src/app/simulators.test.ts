import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { someDeal, someInventory, someLead } from '../../tests/support/services/salesforce.ts';
import { serveAnswers } from '../../tests/support/services/serve-answers.ts';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { Undeliverable } from '../platform/outbox/outbox.ts';
import { chooseCameras } from './adapters/cameras.ts';
import { chooseCrm } from './adapters/crm.ts';
import { chooseMail } from './adapters/mail.ts';
import { choosePayments } from './adapters/payments.ts';
import { chooseSms } from './adapters/sms.ts';
import { chooseStateServices } from './adapters/state-services.ts';
import { smsOf } from './build-clients.ts';
import { makeSimulators } from './simulators.ts';

/** The simulators of an app with these settings behind HTTP, and a shop that the bank calls. */
async function openSimulators(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-simulators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const calls: { address: string; headers: Headers; body: string }[] = [];
  const ownAddress = await serveAnswers(async (address, { headers, body }) => {
    calls.push({ address, headers: new Headers(headers), body: String(body) });
    return new Response('ok');
  });
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const sms = chooseSms(config, systemClock);
  const payments = choosePayments(config, systemClock, ownAddress);
  const state = chooseStateServices(config, systemClock, ownAddress);
  const simulators = [chooseMail(config, systemClock), sms, payments, state].flatMap(({ simulator }) => simulator ?? []);
  const played = makeSimulators(simulators);
  const server = createServer(async (request, response) => {
    if (!(await played(request, response, (request.url ?? '').split('?')[0] ?? ''))) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const see = async (path: string) => (await fetch(`${at}${path}`)).text();
  const press = (path: string, form: Record<string, string>) =>
    fetch(`${at}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  const [bank] = payments.ports;
  const invoice = async (locale: 'uk' | 'en' = 'uk') => {
    const paymentId = crypto.randomUUID();
    const asked = { paymentId, amountMinor: 2_000_000, about: 'Квартира <№ 143>', locale, validSeconds: 900 };
    const returnUrl = `https://example.ua${locale === 'en' ? '/en' : ''}/booking/`;
    const made = await bank?.createInvoice({ ...asked, returnUrl, callbackUrl: 'https://example.ua/api/payments/simulator/callback' });
    if (!made) throw new Error('there is no bank');
    return { paymentId, ...made };
  };
  return { at, see, press, calls, sms, bank, invoice, simulators, payments, state };
}

it('lists the simulated services in both languages, runs no scripts and is not cached', async () => {
  const { at, see } = await openSimulators();
  for (const [path, words] of [
    ['/simulators/', ['Пошта', 'Телефон', 'Банк', 'Дія']],
    ['/en/simulators/', ['Mail', 'Phone', 'Bank', 'Diia']],
  ] as const) {
    const page = await see(path);
    for (const word of words) expect(page).toContain(`>${word}</a>`);
    const { headers } = await fetch(`${at}${path}`);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'; form-action 'self'/,
    );
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store']);
    expect(page).not.toContain('<script');
  }
  expect((await fetch(`${at}/en/simulators`, { redirect: 'manual' })).headers.get('location')).toBe('/en/simulators/');
  for (const path of ['/simulators/nothing/', '/simulators/bank/nothing/', '/simulators/bank/../../x/', '/de/simulators/'])
    expect([path, (await fetch(`${at}${path}`)).status]).toEqual([path, 404]);
});

const realDiia = {
  DIIA_ACQUIRER_TOKEN: 'a-token',
  DIIA_AUTH_TOKEN: 'a-token',
  DIIA_BRANCH_ID: 'branch',
  DIIA_SHARING_OFFER_ID: 'sharing',
  DIIA_SIGNING_OFFER_ID: 'signing',
  DIIA_SEALS_URL: 'http://127.0.0.1:9',
};

it('shows nothing of a service that is real, and nothing at all without the demo (§8)', async () => {
  const real = {
    DEMO: 'true',
    PUBLIC_URL: 'https://demo.test',
    TURBOSMS_TOKEN: 'a-token',
    TURBOSMS_SENDER: 'OBRIY',
    PLATA_TOKEN: 'a-token',
    ...realDiia,
  };
  const { simulators, payments, state, at } = await openSimulators(real);
  expect(state.port?.provider).toBe('diia');
  expect(simulators.map(({ name }) => name)).toEqual(['letters']);
  expect(payments.ports.map(({ provider }) => provider)).toEqual(['plata']);
  expect((await fetch(`${at}/simulators/phone/`)).status).toBe(404);
  const both = await openSimulators({ ...real, LIQPAY_PUBLIC_KEY: 'i123', LIQPAY_PRIVATE_KEY: 'secret' });
  expect(both.payments.ports.map(({ provider }) => provider)).toEqual(['plata', 'liqpay']);
  const { DEMO: _demo, ...unsaid } = real;
  expect((await openSimulators(unsaid)).simulators).toEqual([]);
  const bare = await openSimulators({ DEMO: 'false' });
  expect([bare.simulators, bare.sms.port, bare.payments.ports, bare.state.port]).toEqual([[], null, [], null]);
  expect((await fetch(`${bare.at}/simulators/`)).status).toBe(404);
});

it('has a simulated phone beside a real bank, whose codes stand in no answer', async () => {
  const besideBank = { DEMO: 'true', LIQPAY_PUBLIC_KEY: 'i123', LIQPAY_PRIVATE_KEY: 'secret', PUBLIC_URL: 'https://demo.test' };
  for (const [env, shown] of [
    [{}, true],
    [besideBank, false],
  ] as const) {
    const { sms } = await openSimulators(env);
    expect([sms.simulator?.name, smsOf(sms, readConfig(env)).shown]).toEqual(['phone', shown]);
  }
});

it('simulates nothing on a public host, whatever is set for the demo', async () => {
  for (const address of ['https://example.ua', 'http://203.0.113.7:3000']) {
    const env = { DEMO: 'true', PUBLIC_URL: address };
    const { at, simulators, sms, payments, state } = await openSimulators(env);
    const config = readConfig(env);
    const { simulator: recorder, ports } = await chooseCameras(config, systemClock);
    const crm = chooseCrm(config, { clock: systemClock, log: { warn: () => undefined }, inventoryExport: async () => [] });
    expect([simulators, recorder, crm.simulator, sms.port, payments.ports, state.port, crm.port]).toEqual([
      [],
      null,
      null,
      null,
      [],
      null,
      null,
    ]);
    expect(ports).toEqual({});
    expect(smsOf(sms, config).shown).toBe(false);
    for (const name of ['', 'phone/', 'letters/', 'bank/', 'diia/', 'crm/', 'cameras/'])
      expect([name, (await fetch(`${at}/simulators/${name}`)).status]).toEqual([name, 404]);
  }
});

it('the phone shows the messages to all numbers, except those lost by an injected fault', async () => {
  const { see, press, sms } = await openSimulators();
  await sms.port?.send({ to: '+380501234567', text: 'Код <b>123456</b>', id: crypto.randomUUID() });
  const page = await see('/en/simulators/phone/');
  expect(page).toContain('+380501234567');
  expect(page).toContain('Код &lt;b&gt;123456&lt;/b&gt;');
  const pressed = await press('/en/simulators/phone/', { fault: 'down' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/en/simulators/phone/']);
  await expect(sms.port?.send({ to: '+380501234567', text: 'lost', id: crypto.randomUUID() })).rejects.not.toBeInstanceOf(Undeliverable);
  expect(await see('/en/simulators/phone/')).not.toContain('lost');
});

it('the bank lets a buyer pay, and calls our own address with its signature (§8)', async () => {
  const { see, press, calls, bank, invoice } = await openSimulators();
  const { paymentId, reference, pageUrl } = await invoice('en');
  expect(pageUrl).toBe(`/en/simulators/bank/${reference}/`);
  expect(await see(pageUrl)).toContain('Квартира &lt;№ 143&gt;');
  await press(pageUrl, { play: 'pay' });
  await expect.poll(() => calls.length).toBe(1);
  const [call] = calls;
  expect(call && new URL(call.address).pathname).toBe('/api/payments/simulator/callback');
  expect(call && (await bank?.readCallback(call))).toMatchObject({ ok: true, value: { paymentId, state: 'paid', amountMinor: 2_000_000 } });
  await press(pageUrl, { play: 'refuse' });
  expect(await see(pageUrl)).toContain('Paid');
  expect(await see('/simulators/bank/')).toContain('Сплачено');
});

it('the bank repeats, mixes up, forges and loses its calls on demand (§8)', async () => {
  const { press, calls, bank, invoice } = await openSimulators();
  const played = async (play: string, count: number) => {
    const { pageUrl, paymentId, reference } = await invoice();
    calls.length = 0;
    await press(pageUrl, { play });
    await expect.poll(() => calls.length, { timeout: 3_000 }).toBe(count);
    const read = await Promise.all(calls.map((call) => bank?.readCallback(call)));
    return { read, asked: await bank?.ask({ paymentId, reference }) };
  };
  const paid = { ok: true, value: { state: 'paid' } };
  const twice = await played('twice', 2);
  expect(twice.read).toMatchObject([paid, paid]);
  expect(twice.read[0]).toEqual(twice.read[1]);
  const { read, asked } = await played('unordered', 2);
  expect(read).toMatchObject([paid, { ok: true, value: { state: 'pending' } }]);
  const [first, second] = read.map((one) => (one?.ok ? one.value.at.getTime() : 0));
  expect(second).toBeLessThan(first ?? 0);
  expect(asked).toMatchObject({ state: 'paid' });
  const forged = await played('forge', 1);
  expect([forged.read[0], forged.asked?.state]).toEqual([{ ok: false, refusal: { kind: 'forged' } }, 'pending']);
  const silent = await played('silent', 0);
  expect(silent.asked?.state).toBe('paid');
  for (const play of ['slow', 'late']) {
    const slow = await played(play, 1);
    expect([slow.read[0], slow.asked?.state]).toMatchObject([{ ok: true, value: { state: 'pending' } }, 'pending']);
  }
});

it('Diia shows a phone on which a person shares and refuses, and all actions go through our own address (§8)', async () => {
  const { see, press, calls, state } = await openSimulators();
  const ask = async () => {
    const requestId = crypto.randomUUID();
    const asked = await state.port?.askDocuments({ requestId, returnUrl: 'https://example.ua/en/apartments/flat-7/?booking=1' });
    return { requestId, link: asked?.link ?? '' };
  };
  const shared = await ask();
  expect(await see(shared.link)).toContain('Share your documents?');
  await press(shared.link, { play: 'agree' });
  await expect.poll(() => calls.length).toBe(1);
  expect(new URL(calls[0]?.address ?? '').pathname).toBe('/api/state-services/simulator/callback');
  const refused = await ask();
  await press(refused.link, { play: 'refuse' });
  await press(refused.link, { play: 'agree' });
  expect(await see(refused.link)).toContain('Refused');
  expect(await state.port?.ask(refused.requestId)).toEqual({ requestId: refused.requestId, kind: 'declined' });
  expect(await see('/simulators/diia/')).toContain('Відмовлено');
});

it('a person plays the manager of the CRM, in both languages, and the polling job is notified at once (§7)', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-simulators-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const log = { warn: () => undefined };
  const { port, simulator, onPlayed } = chooseCrm(readConfig({ DATA_DIR: dataDir }), {
    clock: systemClock,
    log,
    inventoryExport: async () => someInventory,
  });
  if (!port || !simulator) throw new Error('there is no CRM');
  let received = 0;
  onPlayed(() => {
    received += 1;
  });
  await port.putDeal(someDeal);
  await port.putLead({ ...someLead, name: '<b>Олена</b>' });
  const { show } = await simulator.load();
  const ask = (method: string, locale: 'uk' | 'en', rest: string, form: Record<string, string> = {}) =>
    show({ method, locale, rest, form: new URLSearchParams(form) });
  const list = await ask('GET', 'uk', '');
  expect(list.html).toContain('&lt;b&gt;Олена&lt;/b&gt;');
  const [deal = '', lead = ''] = ['deal', 'lead'].map((kind) => new RegExp(`${kind}/\\w+/`).exec(list.html)?.[0]);
  expect((await ask('GET', 'en', deal)).html).toContain('Confirm the reservation');
  expect(received).toBe(0);
  const pressed = await ask('POST', 'en', deal, { step: 'confirm' });
  expect([pressed.status, pressed.headers.location, received]).toEqual([303, `/en/simulators/crm/${deal}`, 1]);
  await ask('POST', 'uk', lead, { answer: 'Так, <i>видно</i>.' });
  expect((await ask('GET', 'uk', lead)).html).toContain('Так, &lt;i&gt;видно&lt;/i&gt;.');
  expect((await port.dealChanges(null)).at(-1)?.change).toMatchObject({ step: 'confirm' });
  expect((await port.crmReplies(null)).at(-1)?.change?.messages).toMatchObject([{ text: 'Так, <i>видно</i>.' }]);
  const found = await ask('POST', 'uk', '', { flat: 'https://example.ua/apartments/tykha-zatoka-1-144/' });
  expect(found.headers.location).toBe('/simulators/crm/flat/tykha-zatoka-1-144/');
  await ask('POST', 'uk', 'flat/tykha-zatoka-1-144/', { status: 'Sold' });
  expect((await port.readInventory()).delisted).toEqual([{ id: 'F-144', status: 'sold', dealId: null }]);
  for (const rest of ['deal/006/', 'flat/none/', 'other/']) expect((await ask('GET', 'uk', rest)).status).toBe(404);
});
