import { expect, it } from 'vitest';
import { askFor, seatResume } from '../../../../tests/support/clients/office-leads.ts';
import { codeOf, everywhere, newKey, type Office, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';

const phone = '+380501234567';
const seeing = ({ client }: Pick<Awaited<ReturnType<Office['addPerson']>>, 'client'>) => ({
  list: async (query: object = {}) => (await client('GET /office/api/requests', { query })).requests,
  one: async (id: string) => (await client('GET /office/api/request', { query: { id } })).request,
});

onOneEngine('the inbox of requests', (open) => {
  // A Wednesday, 11:00 in Kyiv.
  const start = async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    return { clock, office: await openOffice(await open(), { clock }) };
  };

  it('gives requests of a project to its managers in turn, each promised within 15 minutes, and a colleague knows of none', async () => {
    const { office } = await start();
    const people = [await office.addPerson(everywhere('sales-manager')), await office.addPerson(everywhere('sales-manager'))];
    const stranger = await office.addPerson([{ role: 'sales-manager', projectId: 'p2' }]);
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push(await askFor(office, { message: `Питання ${at}` }));
    const lists = await Promise.all(people.map((person) => seeing(person).list()));
    expect(lists.map((list) => list.length)).toEqual([2, 2]);
    expect(
      lists
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(lists[0]?.[0]).toMatchObject({ kind: 'consultation', state: 'new', dueAt: '2026-11-25T09:15:00.000Z', isEscalated: false });
    expect(await seeing(stranger).list({ whose: 'all' })).toEqual([]);
    expect(await codeOf(seeing(stranger).one(ids[0] ?? ''))).toBe('unknown-request');
  });

  it('shows what the client saw, and notes an outcome in one command that ends the promise', async () => {
    const { office, clock } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const id = await askFor(office, { message: 'Який вид з вікон?', intent: 'sign' });
    const before = await seeing(oksana).one(id);
    expect(before).toMatchObject({
      phone,
      intent: 'sign',
      flat: { number: '143' },
      priceThen: { minor: 7_420_000, currency: 'USD' },
      flatStatus: 'available',
      messages: [{ author: 'client', text: 'Який вид з вікон?' }],
      allowed: ['outcome', 'answer', 'pause'],
    });
    clock.pass(3);
    const body = { id, version: before.version, outcome: 'lost' as const };
    expect(await codeOf(oksana.client('POST /office/api/requests/outcome', { body, ...newKey() }))).toBe('bad-fields');
    const lost = { ...body, lostReason: 'price' as const, note: 'Шукає дешевше' };
    const { request } = await oksana.client('POST /office/api/requests/outcome', { body: lost, ...newKey() });
    expect(request).toMatchObject({
      state: 'done',
      outcome: 'lost',
      lostReason: 'price',
      note: 'Шукає дешевше',
      dueAt: null,
      allowed: ['reopen'],
    });
    expect(await codeOf(oksana.client('POST /office/api/requests/outcome', { body: lost, ...newKey() }))).toBe('changed-meanwhile');
    expect(await seeing(oksana).list()).toEqual([]);
    expect(await seeing(oksana).list({ state: 'done' })).toHaveLength(1);
    const again = { body: { id, version: request.version }, ...newKey() };
    expect((await oksana.client('POST /office/api/requests/reopen', again)).request).toMatchObject({ state: 'working', outcome: null });
    expect(await office.db.selectFrom('consultation').select('state').where('id', '=', id).execute()).toEqual([{ state: 'called' }]);
  });

  it('an answer reaches the account and notifies by SMS; a message of the client begins a new promise with the same owner', async () => {
    const { office, clock } = await start();
    const owner = await office.addPerson(everywhere('sales-manager'));
    const id = await askFor(office);
    await office.addPerson(everywhere('sales-manager'));
    const { version } = await seeing(owner).one(id);
    await owner.client('POST /office/api/requests/answer', { body: { id, version, text: 'На річку.' }, ...newKey() });
    expect(await office.leads.requestsOf(phone)).toMatchObject([{ state: 'called', messages: [{ author: 'manager', text: 'На річку.' }] }]);
    expect((await office.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind)).toContain('sms');
    clock.pass(60);
    await office.leads.sayInRequest({ phone, requestId: id, idempotencyKey: 'one', text: 'А поверх?' });
    const work = await office.db.selectFrom('lead_work').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(work).toMatchObject({ owner_id: owner.id, is_reply: true, answered_at: null, due_at: new Date('2026-11-25T10:15:00Z') });
  });

  it('reminds at the half of the promise, and gives an overdue request to the next in turn with a letter to the head', async () => {
    const { office, clock } = await start();
    const people = [await office.addPerson(everywhere('sales-manager')), await office.addPerson(everywhere('sales-manager'))];
    const head = await office.addPerson(everywhere('head-of-sales'));
    const id = await askFor(office);
    const ownerId = async () => (await office.db.selectFrom('lead_work').select('owner_id').executeTakeFirstOrThrow()).owner_id;
    const first = await ownerId();
    expect(await office.leads.nextMoment()).toEqual(new Date('2026-11-25T09:07:30Z'));
    clock.pass(8);
    await office.leads.keepPromises();
    const kinds = async () => (await head.client('GET /office/api/requests/notices')).notices.map(({ kind }) => kind);
    expect(await office.db.selectFrom('lead_work').select('notice').execute()).toEqual([{ notice: 'half-time' }]);
    expect(await office.leads.nextMoment()).toEqual(new Date('2026-11-25T09:15:00Z'));
    clock.pass(7);
    await Promise.all([office.leads.keepPromises(), office.leads.keepPromises()]);
    expect(await ownerId()).toBe(people.map(({ id: one }) => one).find((one) => one !== first));
    expect(await kinds()).toEqual(['overdue']);
    expect(await office.leads.nextMoment()).toBeNull();
    const letters = await office.db.selectFrom('outbox').select('payload').where('key', 'like', 'overdue:%').execute();
    expect(letters.map(({ payload }) => payload)).toHaveLength(2);
    expect(letters.map(({ payload }) => (payload as { staff: string }).staff)).toContain(head.id);
    const letter = await office.leads.writeLetter(letters[0]?.payload as never);
    expect(letter?.text).toContain(`/office/inbox/${id}`);
  });

  it('a client who asks to be called later pauses the promise: the request waits for no person until then, and comes back by itself', async () => {
    const { office, clock } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const id = await askFor(office);
    const pause = (changes: object = {}) =>
      oksana.client('POST /office/api/requests/pause', {
        body: { id, version: 1, until: '2026-11-26T06:30:00Z', why: 'Буде вільна зранку', ...changes },
        ...newKey(),
      });
    const fieldsOf = (asked: Promise<unknown>) =>
      asked.then(
        () => 'ok',
        (fault: unknown) => officeProblemOf(fault)?.errors,
      );
    expect(await fieldsOf(pause({ why: '  ' }))).toEqual({ why: ['required'] });
    for (const until of ['2026-11-25T09:00:00Z', '2026-12-09T09:00:00.001Z'])
      expect(await fieldsOf(pause({ until }))).toEqual({ until: ['out-of-range'] });
    expect(await fieldsOf(pause({ until: 'завтра' }))).toEqual({ until: ['malformed'] });
    const today = async () => (await oksana.client('GET /office/api/today')).items.filter(({ kind }) => kind === 'request');
    expect(await today()).toHaveLength(1);
    // Half past eight in Kyiv; the office opens at nine.
    const { request } = await pause();
    const paused = { pausedUntil: '2026-11-26T06:30:00.000Z', dueAt: '2026-11-26T07:15:00.000Z', state: 'working', isEscalated: false };
    expect(request).toMatchObject({ ...paused, pauseWhy: 'Буде вільна зранку' });
    expect(request.allowed).toContain('end-pause');
    expect(await codeOf(pause())).toBe('changed-meanwhile');
    expect(await seeing(oksana).list()).toMatchObject([paused]);
    clock.pass(20);
    await office.leads.keepPromises();
    expect(await today()).toEqual([]);
    expect((await oksana.client('GET /office/api/requests/notices')).notices).toEqual([]);
    expect(await office.leads.nextMoment()).toEqual(new Date('2026-11-26T06:30:00Z'));
    clock.pass(21 * 60 + 10);
    await office.logIn(oksana, oksana.key);
    // Before the job has run, too.
    expect(await today()).toMatchObject([{ id, dueAt: '2026-11-26T07:15:00.000Z', isPromised: true }]);
    await Promise.all([office.leads.keepPromises(), office.leads.keepPromises()]);
    const back = await seeing(oksana).one(id);
    expect(back).toMatchObject({ pausedUntil: null, pauseWhy: 'Буде вільна зранку', version: 3 });
    expect((await oksana.client('GET /office/api/requests/notices')).notices).toMatchObject([{ id, kind: 'resumed' }]);
    const audit = await office.db
      .selectFrom('audit_entry')
      .select(['operation', 'actor_kind', 'after'])
      .where('record_id', '=', id)
      .orderBy('position')
      .execute();
    expect(audit.filter(({ after }) => 'pausedUntil' in (after as object))).toMatchObject([
      { operation: 'pauseRequest', actor_kind: 'staff', after: { pausedUntil: '2026-11-26T06:30:00.000Z' } },
      { operation: 'endPause', actor_kind: 'system', after: { pausedUntil: null } },
    ]);
    expect(JSON.stringify(audit)).not.toContain('зранку');
    const talked = { body: { id, version: 3, outcome: 'talked' as const }, ...newKey() };
    expect((await oksana.client('POST /office/api/requests/outcome', talked)).request).toMatchObject({ pauseWhy: null, dueAt: null });
  });

  it('the CRM, whose first look has a request as new, takes back nothing that staff have done meanwhile', async () => {
    const { office, clock } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const id = await askFor(office);
    const talked = { body: { id, version: 1, outcome: 'talked' as const }, ...newKey() };
    await oksana.client('POST /office/api/requests/outcome', talked);
    const look = (state: 'new' | 'called') =>
      office.db
        .transaction()
        .execute((transaction) => office.leads.applyCrmReply(transaction, { requestId: id, at: clock(), state, messages: [] }));
    expect(await look('new')).toBe('noted');
    expect(await seeing(oksana).one(id)).toMatchObject({ state: 'working', outcome: 'talked', dueAt: null });
    expect([await look('called'), await look('new')]).toEqual(['taken', 'taken']);
    expect(await seeing(oksana).one(id)).toMatchObject({ state: 'new', outcome: null, dueAt: '2026-11-25T09:15:00.000Z' });
  });

  it('a pause ends with a message of the client, with an outcome, and by hand, and none begins after the end', async () => {
    const { office, clock } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const id = await askFor(office);
    const pause = async (until = '2026-11-25T12:00:00Z') => {
      const { version } = await seeing(oksana).one(id);
      return oksana.client('POST /office/api/requests/pause', { body: { id, version, until, why: 'На нараді' }, ...newKey() });
    };
    await pause();
    clock.pass(10);
    await office.leads.sayInRequest({ phone, requestId: id, idempotencyKey: 'two', text: 'Уже можу.' });
    expect(await seeing(oksana).one(id)).toMatchObject({
      pausedUntil: null,
      pauseWhy: null,
      kind: 'reply',
      dueAt: '2026-11-25T09:25:00.000Z',
    });
    await pause();
    expect((await pause('2026-11-25T13:00:00Z')).request).toMatchObject({ pausedUntil: '2026-11-25T13:00:00.000Z' });
    const { version } = await seeing(oksana).one(id);
    const ended = (await oksana.client('POST /office/api/requests/end-pause', { body: { id, version }, ...newKey() })).request;
    expect(ended).toMatchObject({ pausedUntil: null, pauseWhy: null, dueAt: '2026-11-25T09:25:00.000Z' });
    await pause();
    const visit = { id, version: ended.version + 1, outcome: 'visit' as const };
    const done = (await oksana.client('POST /office/api/requests/outcome', { body: visit, ...newKey() })).request;
    expect(done).toMatchObject({ state: 'done', pausedUntil: null, allowed: ['reopen'] });
    expect(await codeOf(pause())).toBe('request-over');
  });

  it.each([
    ['in the evening', '2026-11-25T15:50:00Z', '2026-11-26T07:05:00.000Z'],
    ['on Saturday', '2026-11-28T10:00:00Z', '2026-11-30T07:15:00.000Z'],
    ['before the clock goes back', '2026-10-23T14:50:00Z', '2026-10-26T07:05:00.000Z'],
    ['before the clock goes forward', '2026-03-27T15:50:00Z', '2026-03-30T06:05:00.000Z'],
  ])('a promise made %s is counted in office hours', async (_when, at, due) => {
    const office = await openOffice(await open(), { clock: movableClock(at) });
    const oksana = await office.addPerson(everywhere('sales-manager'));
    await askFor(office);
    expect((await seeing(oksana).list())[0]?.dueAt).toBe(due);
  });

  it('the head gives a request to a person, and all those of an absent person to another', async () => {
    const { office } = await start();
    const [absent, present] = [await office.addPerson(everywhere('sales-manager')), await office.addPerson(everywhere('sales-manager'))];
    const head = await office.addPerson(everywhere('head-of-sales'));
    for (let at = 0; at < 4; at++) await askFor(office);
    const { owners } = await head.client('GET /office/api/requests/owners');
    expect(Object.fromEntries(owners.map(({ id, open: count }) => [id, count]))).toEqual({ [absent.id]: 2, [present.id]: 2, [head.id]: 0 });
    const move = { body: { fromId: absent.id, toId: present.id }, ...newKey() };
    expect(await head.client('POST /office/api/requests/move', move)).toEqual({ moved: 2 });
    expect(await head.client('POST /office/api/requests/move', move)).toEqual({ moved: 2 });
    expect(await seeing(present).list()).toHaveLength(4);
    const [one] = await seeing(present).list();
    const assign = (ownerId: string) => ({ body: { id: one?.id ?? '', version: one?.version ?? 0, ownerId }, ...newKey() });
    expect(await codeOf(head.client('POST /office/api/requests/assign', assign(crypto.randomUUID())))).toBe('unknown-person');
    expect((await head.client('POST /office/api/requests/assign', assign(head.id))).request.owner?.id).toBe(head.id);
  });

  it('without a manager a request waits for the first one who comes, and pages go through those of one night once, in the order in which they came', async () => {
    const { office, clock } = await start();
    clock.pass(11 * 60);
    const asked: string[] = [];
    for (let at = 0; at < 53; at++) {
      asked.push(await askFor(office, { phone: `+3805012345${10 + at}` }));
      clock.pass(1);
    }
    const head = await office.addPerson(everywhere('head-of-sales'));
    const first = await head.client('GET /office/api/requests', { query: { whose: 'all' } });
    const second = await head.client('GET /office/api/requests', { query: { whose: 'all', cursor: first.nextCursor ?? '' } });
    expect([...first.requests, ...second.requests].map(({ id }) => id)).toEqual(asked);
    expect([first.total, second.nextCursor]).toEqual([53, null]);
    const oksana = await office.addPerson(everywhere('sales-manager'));
    await office.leads.keepPromises();
    expect((await oksana.client('GET /office/api/requests')).total).toBe(53);
  });

  it('an outcome goes to the CRM once for each version, and so does that there is none any more', async () => {
    const { office } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const id = await askFor(office);
    const { version } = await seeing(oksana).one(id);
    const lost = { body: { id, version, outcome: 'lost' as const, lostReason: 'price' as const }, ...newKey() };
    const { request } = await oksana.client('POST /office/api/requests/outcome', lost);
    await oksana.client('POST /office/api/requests/outcome', lost);
    const sent = async () =>
      (await office.db.selectFrom('outbox').select('key').where('kind', '=', 'crm-lead').orderBy('key').execute()).map(({ key }) => key);
    expect(await sent()).toEqual([`crm-lead:${id}`, `crm-lead:${id}:${request.version}`]);
    expect(await office.leads.crmLead(id)).toMatchObject({ outcome: 'lost', lostReason: 'price' });
    await oksana.client('POST /office/api/requests/reopen', { body: { id, version: request.version }, ...newKey() });
    expect(await sent()).toHaveLength(3);
    expect(await office.leads.crmLead(id)).toMatchObject({ outcome: null, lostReason: null });
  });

  it('a turn of a waitlist is a request, and a later turn of the same place is one again', async () => {
    const { office, clock } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const id = crypto.randomUUID();
    const begin = () =>
      office.db.transaction().execute((transaction) =>
        office.leads.receiveTurn(transaction, {
          id,
          locale: 'uk',
          apartmentSlug: 'p1-143',
          name: 'Ірина Коваль',
          phone,
          receivedAt: clock(),
          until: new Date('2026-11-26T09:00:00Z'),
        }),
      );
    await begin();
    const first = await seeing(oksana).one(id);
    expect(first).toMatchObject({
      kind: 'waitlist',
      name: 'Ірина Коваль',
      phone,
      turnUntil: '2026-11-26T09:00:00.000Z',
      allowed: ['outcome', 'pause'],
    });
    const body = { id, version: first.version, outcome: 'lost' as const, lostReason: 'later' as const };
    await oksana.client('POST /office/api/requests/outcome', { body, ...newKey() });
    await begin();
    expect(await seeing(oksana).list({ kind: 'waitlist' })).toMatchObject([
      { id, state: 'new', outcome: null, dueAt: '2026-11-25T09:15:00.000Z' },
    ]);
  });

  it('who waits for a change is answered as soon as there is one', async () => {
    const { office } = await start();
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const { version } = await oksana.client('GET /office/api/requests/changes');
    const waiting = oksana.client('GET /office/api/requests/changes', { query: { seen: version } });
    await askFor(office);
    const from = performance.now();
    expect((await waiting).version).not.toBe(version);
    expect(performance.now() - from).toBeLessThan(1_000);
  });

  it('an application is read, closed and its file saved', async () => {
    const { office } = await start();
    const hr = await office.addPerson(everywhere('hr'));
    const id = await seatResume(office);
    const { resumes } = await hr.client('GET /office/api/resumes');
    expect(resumes).toMatchObject([{ id, name: 'Бойко Ірина', vacancy: 'Вакансія engineer', state: 'new', version: 1 }]);
    const close = { body: { id, version: 1, state: 'closed' as const }, ...newKey() };
    expect((await hr.client('POST /office/api/resumes/state', close)).resume).toMatchObject({ state: 'closed', version: 2 });
    expect(await hr.client('GET /office/api/resume/file', { query: { id } })).toMatchObject({
      name: 'resume.pdf',
      mediaType: 'application/pdf',
    });
    expect((await hr.client('GET /office/api/resumes')).resumes).toEqual([]);
  });

  it('a deleted client leaves no work behind', async () => {
    const { office } = await start();
    await askFor(office);
    await office.db.transaction().execute((transaction) => office.leads.forgetPhone(transaction, phone));
    expect(await office.db.selectFrom('lead_work').selectAll().execute()).toEqual([]);
  });

  it('whose turn it was is forgotten 30 days after it, and what it led to stays', async () => {
    const { office, clock } = await start();
    const turn = { id: crypto.randomUUID(), locale: 'uk' as const, apartmentSlug: 'p1-143', name: 'Ірина Коваль', phone };
    const until = new Date('2026-11-26T09:00:00Z');
    await office.db.transaction().execute((trx) => office.leads.receiveTurn(trx, { ...turn, receivedAt: clock(), until }));
    const people = () => office.db.selectFrom('lead_work').select(['name', 'phone']).execute();
    await office.leads.forgetOld();
    expect(await people()).toEqual([{ name: 'Ірина Коваль', phone }]);
    clock.pass(31 * 24 * 60);
    await office.leads.forgetOld();
    expect(await people()).toEqual([{ name: '', phone: '' }]);
  });
});
