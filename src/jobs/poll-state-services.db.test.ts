import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { logIn, openApi, postJson } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { agreedTerms } from '../../tests/support/deals/open-deals.ts';
import { textOfPdf } from '../../tests/support/files/pdf-text.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import { serveAnswers } from '../../tests/support/services/serve-answers.ts';
import { dealAnswerSchema } from '../contract/deals/deals.ts';
import type { DiiaPlay } from '../integrations/state-services/diia-request.ts';
import type { Database } from '../platform/database/database.ts';
import { makeDiiaSimulator } from '../simulators/state-services/diia-simulator.ts';
import { askStateServices } from './poll-state-services.ts';

/** A client who books through Diia, over the API, with a Diia that calls it back. */
async function buyerWithDiia(database: Database) {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-diia-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = movableClock('2026-11-21T12:00:00Z');
  const told: number[] = [];
  let app: Awaited<ReturnType<typeof openApi>> | null = null;
  const callAt = await serveAnswers(async (address, init) => {
    const answer = await app?.ask(new URL(address).pathname, init);
    told.push(answer?.status ?? 0);
    return answer ?? Response.error();
  });
  const callsAt = `${callAt}/api/state-services/simulator/callback`;
  const diia = makeDiiaSimulator({ folder, clock, pagesAt: '/diia/', callsAt });
  app = await openApi(database, { clock, stateServices: diia.port });
  const { ask, deals, ids, db } = app;
  const { headers } = await logIn(app);
  const sending = (path: string, body: object) => {
    const { headers: common, ...init } = postJson(body, crypto.randomUUID());
    return ask(`/api/deal/${path}`, { ...init, headers: { ...common, ...headers } });
  };
  const send = async (path: string, body: object) => dealAnswerSchema.parse(await (await sending(path, body)).json()).deal;
  const made = { apartment_id: ids[0], terms: agreedTerms, locale: 'uk', way: 'state-services' };
  const { id, allowed } = await send('make', made);
  const step = (name: 'share' | 'sign-agreement') =>
    sending('update', { deal_id: id, step: name, ...(name === 'share' && { email: 'o@example.ua' }) });
  const deal = async () => dealAnswerSchema.parse(await (await ask(`/api/deal/get?deal_id=${id}`, { headers })).json()).deal;
  const agreement = async () => Buffer.from(await (await ask(`/api/deal/agreement?deal_id=${id}`, { headers })).arrayBuffer());
  const log = { warn: () => undefined, error: () => undefined };
  return {
    clock,
    told,
    diia,
    deal,
    send,
    step,
    sending,
    id,
    ask,
    api: app.api,
    db,
    agreement,
    allowed,
    /** Opens the link and plays an action on the phone. */
    async play(name: 'share' | 'sign-agreement', what: DiiaPlay) {
      const { state_request } = dealAnswerSchema.parse(await (await step(name)).json()).deal;
      const requestId = state_request?.link?.split('/').at(-2) ?? '';
      await diia.play(requestId, what);
      return requestId;
    },
    poll: () => askStateServices({ stateServices: diia.port, deals, clock, log }),
  };
}

onOneEngine('events of Diia about a booking (§8)', (open) => {
  it('names the buyer, and the agreement that is read, signed and downloaded is the same', async () => {
    const { play, told, deal, agreement, db, allowed } = await buyerWithDiia(await open());
    expect(allowed).toEqual(['share', 'person', 'extend', 'cancel']);
    await play('share', 'twice');
    await expect.poll(() => told, { timeout: 5_000 }).toEqual([200, 200]);
    expect(await deal()).toMatchObject({ person: { lastname: 'Коваль', inn: '3184710691', email: 'o@example.ua' }, signed: false });
    const read = await agreement();
    expect(await textOfPdf(new Uint8Array(read))).toContain('Дія.Підпис');
    await play('sign-agreement', 'agree');
    await expect.poll(async () => (await deal()).signed, { timeout: 5_000 }).toBe(true);
    const [document, signature] = await db.selectFrom('deal_paper').selectAll().orderBy('kind').execute();
    expect(Buffer.from(document?.content ?? []).equals(read)).toBe(true);
    expect((await agreement()).equals(read)).toBe(true);
    expect(Buffer.from(signature?.content ?? []).toString()).toContain('"simulated":true');
    expect((await deal()).allowed).toEqual(['pay', 'ask-manager', 'extend', 'cancel']);
  });

  it('is refused unless Diia sealed it and the signature is the buyer’s own', async () => {
    const { play, told, deal, ask } = await buyerWithDiia(await open());
    await play('share', 'forge');
    await expect.poll(() => told, { timeout: 5_000 }).toEqual([400]);
    expect(await deal()).toMatchObject({ person: null, state_request: { state: 'asked' } });
    await play('share', 'agree');
    await expect.poll(async () => (await deal()).person, { timeout: 5_000 }).not.toBeNull();
    await play('sign-agreement', 'forge');
    await expect.poll(() => told, { timeout: 5_000 }).toEqual([400, 200, 400]);
    await play('sign-agreement', 'stranger');
    await expect
      .poll(async () => (await deal()).state_request, { timeout: 5_000 })
      .toMatchObject({ state: 'unfit', unfit: 'another-person' });
    expect(await deal()).toMatchObject({ signed: false, state: 'held' });
    for (const provider of ['simulator', 'diia', 'nobody']) {
      const answer = await ask(`/api/state-services/${provider}/callback`, { method: 'POST', body: 'nonsense' });
      expect([provider, answer.status]).toEqual([provider, provider === 'simulator' ? 400 : 404]);
    }
  });

  it('reads no body for an unknown request, without a length, or above the memory limit', async () => {
    const { play, api, poll } = await buyerWithDiia(await open());
    await poll();
    const requestId = await play('share', 'refuse');
    const bring = async (provider: string, headers: Record<string, string>) => {
      let asked = 0;
      const pull = (controller: ReadableStreamDefaultController) => {
        asked += 1;
        controller.enqueue(new Uint8Array(1_000));
        if (asked > 50) controller.close();
      };
      const body = new ReadableStream({ pull }, { highWaterMark: 0 });
      const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
      return [(await api.request(`/api/state-services/${provider}/callback`, init, { address: '192.0.2.9' })).status, asked];
    };
    const waited = { 'x-document-request-trace-id': requestId };
    expect(await bring('nobody', {})).toEqual([404, 0]);
    expect(await bring('simulator', {})).toEqual([400, 0]);
    expect(await bring('simulator', { 'x-document-request-trace-id': 'x', 'content-length': '51000' })).toEqual([400, 0]);
    expect(await bring('simulator', waited)).toEqual([411, 0]);
    expect(await bring('simulator', { ...waited, 'content-length': '51000', 'transfer-encoding': 'chunked' })).toEqual([411, 0]);
    expect(await bring('simulator', { ...waited, 'content-length': '20971521' })).toEqual([413, 0]);
    expect(await bring('simulator', { ...waited, 'content-length': '51000' })).toEqual([400, 51]);
  });

  it('ends the booking on a refusal, which Diia reports when it is polled', async () => {
    const { play, poll, deal, diia } = await buyerWithDiia(await open());
    await poll();
    const requestId = await play('share', 'refuse');
    expect((await deal()).state).toBe('held');
    diia.faults.set('down');
    await poll();
    expect((await deal()).state).toBe('held');
    diia.faults.set(null);
    await poll();
    const ended = await deal();
    expect([ended.state, ended.history.at(-1)?.who, ended.state_request?.state]).toEqual(['cancelled', 'diia', 'declined']);
    await diia.play(requestId, 'agree');
    await poll();
    expect((await deal()).person).toBeNull();
  });

  it('is not awaited: while it is down the buyer gets 503 and continues by hand', async () => {
    const { step, diia, send, id, deal } = await buyerWithDiia(await open());
    diia.faults.set('down');
    const answer = await step('share');
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const person = { lastname: 'Коваль', firstname: 'Олена', email: 'olena@example.ua' };
    await send('update', { deal_id: id, step: 'person', ...person });
    expect(await deal()).toMatchObject({ way: 'deposit', allowed: ['person', 'pay', 'ask-manager', 'extend', 'cancel'] });
  });
});
