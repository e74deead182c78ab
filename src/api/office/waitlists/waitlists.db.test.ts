import { expect, it } from 'vitest';
import { addWaitlist, freeFlat } from '../../../../tests/support/clients/office-waitlists.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

onOneEngine('waitlists in the office', (open) => {
  const start = async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const read = async (slug: string, person = oksana) => (await person.client('GET /office/api/waitlist', { query: { slug } })).waitlist;
    const keys = async () =>
      (await office.db.selectFrom('outbox').select('key').where('kind', '=', 'sms').execute()).map(({ key }) => key.split(':')[1]).sort();
    return { office, clock, oksana, read, keys };
  };

  it('shows who waits and whose turn it is, and passes a turn to the next client for a reason', async () => {
    const { office, clock, oksana, read, keys } = await start();
    const { apartmentId, slug, first, second } = await addWaitlist(office);
    await freeFlat(office, apartmentId);
    clock.pass(5);
    const before = await read(slug);
    expect(before).toMatchObject({ state: 'turns', isOpen: true, turnUntil: '2026-11-26T09:00:00.000Z', allowed: ['close'] });
    expect(before.places).toMatchObject([
      {
        id: first.id,
        place: 1,
        client: { name: 'Мельник', phone: first.phone },
        turn: { state: 'now' },
        allowed: ['skip', 'remind', 'write'],
      },
      { id: second.id, place: 2, turn: { state: 'coming' }, allowed: ['write'] },
    ]);
    const skip = { apartmentId, version: before.version, entryId: first.id, reason: 'other', note: '' } as const;
    expect(await codeOf(oksana.client('POST /office/api/waitlist/skip', { body: skip, ...newKey() }))).toBe('bad-fields');
    const { waitlist } = await oksana.client('POST /office/api/waitlist/skip', { body: { ...skip, note: 'поїхала на рік' }, ...newKey() });
    expect(waitlist.places).toMatchObject([
      { id: second.id, turn: { state: 'now', from: '2026-11-25T09:05:00.000Z' }, passed: null },
      {
        client: { phone: first.phone },
        since: '2026-11-25T09:00:00.000Z',
        passed: { reason: 'other', note: 'поїхала на рік' },
        allowed: ['write'],
      },
    ]);
    expect(waitlist.history.find(({ kind }) => kind === 'skip')).toMatchObject({
      kind: 'skip',
      by: { name: 'Оксана' },
      client: 'Мельник',
      reason: 'other',
    });
    expect(await keys()).toEqual(['passed', 'turn']);
    const own = await office.deals.listWaitlists(first.clientId);
    expect(own[0]).toMatchObject({
      state: 'waiting',
      place: 2,
      skippedAt: new Date('2026-11-25T09:05:00Z'),
      askedAt: new Date('2026-11-25T09:00:00Z'),
    });
    expect(await codeOf(oksana.client('POST /office/api/waitlist/skip', { body: { ...skip, note: 'ще раз' }, ...newKey() }))).toBe(
      'changed-meanwhile',
    );
    const audit = await office.db.selectFrom('audit_entry').selectAll().where('record_type', '=', 'waitlist').execute();
    const skipped = audit.filter(({ operation }) => operation === 'skipPlace');
    expect(skipped.every(({ record_id, actor_id }) => record_id === String(apartmentId) && actor_id === oksana.id)).toBe(true);
    const act = { position: 1, kind: 'skip', reason: 'other', staff_id: oksana.id };
    expect(skipped).toContainEqual(expect.objectContaining({ after: { waitlist_event: [expect.objectContaining(act)] } }));
    // What staff wrote about a client is forgotten with the client, and an entry cannot be.
    expect(JSON.stringify(audit)).not.toMatch(/Мельник|\+380|поїхала/);
  });

  it('writes to a client at most once in six hours, over all their waitlists, and reminds only of a turn that runs', async () => {
    const { office, clock, oksana, read, keys } = await start();
    const { apartmentId, slug, first, second } = await addWaitlist(office);
    await freeFlat(office, apartmentId);
    await office.deals.endDue();
    const notify = async (entryId: string, text: string) =>
      codeOf(
        oksana.client('POST /office/api/waitlist/notify', {
          body: { apartmentId, version: (await read(slug)).version, entryId, text },
          ...newKey(),
        }),
      );
    expect(await notify(second.id, ''), 'it is not their turn').toBe('changed-meanwhile');
    expect(await notify(first.id, ''), 'the clock has just written').toBe('notified-too-often');
    clock.pass(6 * 60);
    await office.logIn(oksana, oksana.key);
    expect(await notify(first.id, '')).toBe('ok');
    expect(await notify(first.id, 'Телефонуйте!')).toBe('notified-too-often');
    expect(await notify(second.id, 'Ваша черга може дійти завтра.')).toBe('ok');
    expect(await keys()).toEqual(['turn', 'turn', 'waitlist-note']);
    const audit = await office.db.selectFrom('audit_entry').selectAll().where('record_type', '=', 'waitlist').execute();
    expect(JSON.stringify(audit)).not.toContain('завтра');
    const letters = await office.db.selectFrom('outbox').select('payload').where('kind', '=', 'letter-deal').execute();
    const writeAll = () => Promise.all(letters.map(({ payload }) => office.deals.writeDealLetter(payload as never)));
    const withEmail = (email_confirmed_at: Date | null) =>
      office.db.updateTable('client').set({ email: 'm@example.ua', email_confirmed_at }).where('id', '=', second.clientId).execute();
    await withEmail(null);
    expect(
      (await writeAll()).filter((letter) => letter !== null),
      'the address may be another person’s',
    ).toEqual([]);
    await withEmail(clock());
    const written = await writeAll();
    expect(written.find((letter) => letter !== null)?.text).toContain('Ваша черга може дійти завтра.');
    clock.pass(6 * 60);
    await office.logIn(oksana, oksana.key);
    expect(await notify(first.id, 'Телефонуйте!')).toBe('ok');
    const texts = (await office.db.selectFrom('outbox').select('payload').where('kind', '=', 'sms').execute()).map(({ payload }) =>
      String((payload as { text: string }).text),
    );
    const until = texts.map((text) => /(?<=До ).+ за Києвом/.exec(text)?.[0]).find((found) => found !== undefined);
    expect(texts.find((text) => text.includes('Телефонуйте!'))).toContain(`Телефонуйте! Вона чекає на вас до ${until}: `);
    expect(texts.find((text) => text.startsWith('Нагадуємо: '))).toContain(`до ${until}`);
    expect(texts.find((text) => text.includes('дійти завтра'))).toMatch(/дійти завтра\.$/);
  });

  it('takes no new places on a closed waitlist, notifies those inside once, and opens it again', async () => {
    const { office, oksana, read, keys } = await start();
    const { apartmentId, slug, first } = await addWaitlist(office);
    const newcomer = crypto.randomUUID();
    const now = office.clock();
    await office.db
      .insertInto('client')
      .values({ id: newcomer, phone: '+380991112233', locale: 'uk', created_at: now, updated_at: now })
      .execute();
    await office.db.updateTable('apartment').set({ status: 'reserved' }).where('id', '=', apartmentId).execute();
    const join = async (clientId: string) => {
      const answer = await office.db
        .transaction()
        .execute((trx) => office.deals.joinWaitlist(trx as never, { clientId, apartmentId, locale: 'uk' }));
      return answer.ok ? 'ok' : answer.refusal.kind;
    };
    const close = async () => ({ body: { apartmentId, version: (await read(slug)).version, note: 'готуємо до продажу' }, ...newKey() });
    const { waitlist } = await oksana.client('POST /office/api/waitlist/close', await close());
    expect(waitlist).toMatchObject({ isOpen: false, allowed: ['open'] });
    expect([await join(newcomer), await join(first.clientId)]).toEqual(['line-closed', 'ok']);
    expect(await codeOf(oksana.client('POST /office/api/waitlist/close', await close()))).toBe('changed-meanwhile');
    const opened = await oksana.client('POST /office/api/waitlist/open', { body: { apartmentId, version: waitlist.version }, ...newKey() });
    await oksana.client('POST /office/api/waitlist/close', {
      body: { apartmentId, version: opened.waitlist.version, note: '' },
      ...newKey(),
    });
    expect(await keys()).toEqual(['waitlist-closed', 'waitlist-closed']);
    await oksana.client('POST /office/api/waitlist/open', { body: { apartmentId, version: (await read(slug)).version }, ...newKey() });
    expect(await join(newcomer)).toBe('ok');
  });

  it('lists flats by their longest wait, a project at a time, and names no client to who may not lead', async () => {
    const { office, clock, oksana, read } = await start();
    const late = await addWaitlist(office, 'p2');
    clock.pass(1);
    const later = await addWaitlist(office);
    const listed = async (person: typeof oksana, project?: string) =>
      (await person.client('GET /office/api/waitlists', { query: { ...(project && { project }) } })).waitlists.map((one) => [
        one.flat.slug,
        one.waiting,
      ]);
    expect(await listed(oksana)).toEqual([
      [late.slug, 2],
      [later.slug, 2],
    ]);
    expect(await listed(oksana, 'p1')).toEqual([[later.slug, 2]]);
    const inventory = await office.addPerson([{ role: 'inventory-operator', projectId: 'p1' }]);
    expect(await listed(inventory)).toEqual([[later.slug, 2]]);
    const seen = await read(later.slug, inventory);
    expect(JSON.stringify(seen)).not.toMatch(/Мельник|\+380/);
    expect([seen.allowed, seen.places.map(({ allowed }) => allowed)]).toEqual([[], [[], []]]);
  });
});
