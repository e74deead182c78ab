import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { serveAnswers } from '../../../tests/support/services/serve-answers.ts';
import type { StateServicesPort } from '../../domain/deals/state-services-port.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { demoPartner, makeDiiaSimulator } from '../../simulators/state-services/diia-simulator.ts';
import { diiaServices } from './diia.ts';
import type { DiiaPlay } from './diia-request.ts';
import { sealsService } from './seals-service.ts';

const patienceMs = 2_000;
const content = new TextEncoder().encode('%PDF-1.7 Договір бронювання № 7');
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A Diia, a person with a phone, and the callbacks that arrived at the site. */
async function simulated() {
  const calls: { headers: Headers; body: Uint8Array }[] = [];
  const callsAt = await serveAnswers(async (_address, { headers, body }) => {
    calls.push({ headers: new Headers(headers), body: bytesOf(String(body)) });
    return Response.json({ success: true });
  });
  const folder = mkdtempSync(join(tmpdir(), 'domivka-diia-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = movableClock('2026-11-21T12:00:00Z');
  const diia = makeDiiaSimulator({ folder, clock, pagesAt: '/diia/', callsAt, later: (ms, work) => void setTimeout(work, ms / 100) });
  return { diia, clock, calls, port: diia.port };
}
type World = Awaited<ReturnType<typeof simulated>>;

/** The adapter as in production: over HTTP, with a seals service beside it. */
async function real(): Promise<World> {
  const { diia, ...world } = await simulated();
  const [address, sealsAt] = [await serveAnswers(diia.answer), await serveAnswers(diia.answerSeals)];
  const seals = sealsService({ address: sealsAt, clock: world.clock, patienceMs });
  const port: StateServicesPort = diiaServices({ ...demoPartner, seals, clock: world.clock, address, patienceMs });
  return { ...world, diia, port };
}

const returnUrl = 'https://example.ua/en/apartments/flat-7/?booking=1';
const olena = { lastname: 'Коваль', firstname: 'Олена', patronymic: 'Іванівна', inn: '3184710691', born: '1987-03-12' };

describe.each<[name: string, open: () => Promise<World>]>([
  ['Diia', real],
  ['the simulator', simulated],
])('the state services by %s (§8)', (name, open) => {
  async function asked(about: 'documents' | 'signature') {
    const world = await open();
    const { diia, port, calls } = world;
    const requestId = crypto.randomUUID();
    const ask = () =>
      about === 'documents'
        ? port.askDocuments({ requestId, returnUrl })
        : port.askSignature({ requestId, returnUrl, agreement: { name: '7.pdf', content } });
    const { link } = await ask();
    const does = async (play: DiiaPlay, count = 1) => {
      calls.length = 0;
      await diia.play(requestId, play);
      await expect.poll(() => calls.length, { timeout: 3_000 }).toBe(count);
      return Promise.all(calls.map(port.readCallback));
    };
    return { ...world, requestId, link, ask, does };
  }

  it('open one link for one request and bring the documents of its owner', async () => {
    const { link, ask, does, requestId } = await asked('documents');
    expect(await ask()).toEqual({ link });
    expect(link).toBe(`/en/diia/${requestId}/`);
    expect(await does('agree')).toEqual([{ ok: true, value: { requestId, kind: 'documents', documents: olena } }]);
  });

  it('return a signature over exactly these bytes, with the tax number of its owner, and distinguish it from every other', async () => {
    const { does, port, requestId } = await asked('signature');
    const [event] = await does('agree');
    if (!event?.ok || event.value.kind !== 'signature') throw new Error('no signature came');
    expect(event.value.requestId).toBe(requestId);
    const { signature } = event.value;
    expect(await port.checkSignature({ content, signature })).toEqual({ inn: '3184710691' });
    expect(await port.checkSignature({ content: bytesOf('another agreement'), signature })).toBeNull();
    expect(await port.checkSignature({ content, signature: bytesOf('nothing') })).toBeNull();
    const other = await asked('signature');
    const [strangers] = await other.does('stranger');
    if (!strangers?.ok || strangers.value.kind !== 'signature') throw new Error('no signature came');
    expect(await other.port.checkSignature({ content, signature: strangers.value.signature })).toEqual({ inn: '3300900115' });
  });

  it('refuse a callback that was not sealed by Diia, for us, for this request', async () => {
    const { does, port, calls } = await asked('documents');
    const forged = { ok: false, refusal: { kind: 'forged' } };
    expect(await does('forge')).toEqual([forged]);
    await does('agree');
    const [call] = calls;
    if (!call) throw new Error('no callback came');
    const headersBut = (header: string, value: string | null) => {
      const headers = new Headers(call.headers);
      headers.delete(header);
      if (value !== null) headers.set(header, value);
      return headers;
    };
    const tries = [
      { headers: headersBut('x-document-request-trace-id', crypto.randomUUID()), body: call.body },
      { headers: headersBut('x-document-request-trace-id', null), body: call.body },
      { headers: headersBut('content-type', 'application/json'), body: call.body },
      { headers: headersBut('x-diia-id-action', 'hashedFilesSigning'), body: call.body },
      { headers: call.headers, body: call.body.slice(0, -200) },
      { headers: call.headers, body: new Uint8Array() },
    ];
    for (const one of tries) expect(await port.readCallback(one)).toEqual(forged);
    expect(await (await open()).port.readCallback(call), 'sealed for another partner').toEqual(forged);
    expect(await port.readCallback(call)).toMatchObject({ ok: true });
    const mixed = {
      headers: headersBut('content-type', (call.headers.get('content-type') ?? '').replace('form-data', 'mixed')),
      body: call.body,
    };
    expect(await port.readCallback(mixed)).toMatchObject({ ok: true });
    const signing = await asked('signature');
    const [event] = await signing.does('forge');
    const signature = event?.ok && event.value.kind === 'signature' ? event.value.signature : content;
    expect(await signing.port.checkSignature({ content, signature })).toBeNull();
  });

  it('report a refusal when they are polled, and none before', async () => {
    const { diia, port, requestId, calls } = await asked('documents');
    expect(await port.ask(requestId)).toBeNull();
    await diia.play(requestId, 'refuse');
    expect(await port.ask(requestId)).toEqual({ requestId, kind: 'declined' });
    expect(await port.ask(crypto.randomUUID())).toBeNull();
    expect(calls).toEqual([]);
  });

  it('send callbacks twice, late and out of order as in production', async () => {
    const twice = await asked('documents');
    const [one, other] = await twice.does('twice', 2);
    expect(one).toEqual(other);
    const slow = await asked('documents');
    expect(await slow.does('slow')).toMatchObject([{ ok: true }]);
    const unordered = await asked('documents');
    expect(await unordered.does('unordered', 2)).toMatchObject([{ ok: true }, { ok: true }]);
    unordered.clock.pass(1);
    expect(await unordered.port.ask(unordered.requestId)).toMatchObject({ kind: 'declined' });
  });

  it.each(name === 'the simulator' ? (['down', 'garbage', 'cut'] as const) : (['down', 'garbage', 'cut', 'slow'] as const))(
    'that are %s are refused with a time to come back, soon at once, and go on when they are well',
    async (fault) => {
      const { diia, port, clock } = await open();
      const ask = () => port.askDocuments({ requestId: crypto.randomUUID(), returnUrl });
      await ask();
      diia.faults.set(fault);
      for (let tries = 0; tries < 3; tries++) {
        const fault = await ask().catch((one: unknown) => one);
        expect(fault).toBeInstanceOf(Unreachable);
        expect(String(fault)).not.toMatch(/c2lt|session/);
      }
      const before = performance.now();
      await Promise.all(Array.from({ length: 50 }, () => expect(ask()).rejects.toBeInstanceOf(Unreachable)));
      expect(performance.now() - before).toBeLessThan(patienceMs);
      diia.faults.set(null);
      clock.pass(1.1 / 60);
      expect((await ask()).link).toMatch(/./);
    },
  );
});

it('an expired session of Diia is renewed, and an unknown partner gets an error (§8)', async () => {
  const { diia, clock } = await simulated();
  const sessions: string[] = [];
  let ended = true;
  const address = await serveAnswers(async (at, init) => {
    if (at.includes('/auth/')) sessions.push(at);
    else if (ended) {
      ended = false;
      return Response.json({}, { status: 401 });
    }
    return diia.answer(at, init);
  });
  const seals = sealsService({ address: await serveAnswers(diia.answerSeals), clock });
  const port = diiaServices({ ...demoPartner, seals, clock, address });
  const ask = (from: StateServicesPort) => from.askDocuments({ requestId: crypto.randomUUID(), returnUrl });
  await ask(port);
  await ask(port);
  expect(sessions).toHaveLength(2);
  clock.pass(111);
  await ask(port);
  expect(sessions).toHaveLength(3);
  const strangers = diiaServices({ ...demoPartner, authToken: 'bm9ib2R5', seals, clock, address });
  await expect(ask(strangers)).rejects.toBeInstanceOf(Unreachable);
});
