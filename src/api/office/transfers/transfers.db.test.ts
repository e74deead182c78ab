import { expect, it } from 'vitest';
import { addAct, addContract, addDeal, aTransfer, writtenTo } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import type { Person } from '../requests/request.fixture.ts';

const path = 'POST /office/api/transfers/note';
const schedule = [
  ['2026-11-20', 3_000_000],
  ['2026-12-20', 7_000_000],
] as const;

onOneEngine('bank transfers under a contract', (open) => {
  async function build() {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const accountant = await office.seatPerson(everywhere('accountant'));
    const note = (
      { number, version }: { number: number; version: number },
      changes: Partial<ReturnType<typeof aTransfer>> = {},
      key = newKey(),
      { client }: Pick<Person, 'client'> = accountant,
    ) => client(path, { body: { ...aTransfer({ number, version }), ...changes }, ...key });
    const undo = (number: number, transferId: string, { client }: Pick<Person, 'client'> = accountant) =>
      client('POST /office/api/transfers/undo', { body: { number, transferId, why: 'Не та угода' }, ...newKey() });
    const fieldsOf = async (asked: Promise<unknown>) =>
      asked.then(
        () => 'ok',
        (fault: unknown) => officeProblemOf(fault)?.errors,
      );
    const seen = async (number: number) => (await accountant.client('GET /office/api/deal', { query: { number: String(number) } })).deal;
    return { ...office, office, clock, accountant, note, undo, fieldsOf, seen };
  }

  it('are proposed as what is due, noted by a signature, and seen by the client and the office', async () => {
    const { office, accountant, note, seen, db, deals } = await build();
    const { number, version, clientId, id } = await addContract(office, 'p1', { payments: schedule });
    const before = await seen(number);
    expect(before.transferDue).toEqual({
      next: { minor: 3_000_000, currency: 'UAH' },
      uahMinor: 3_000_000,
      dueOn: '2026-11-20',
      left: { minor: 10_000_000, currency: 'UAH' },
      reference: 'Д-7/1',
    });
    const today = async () => (await accountant.client('GET /office/api/today')).items.filter(({ kind }) => kind === 'transfer');
    expect(await today()).toMatchObject([{ number, amount: { minor: 3_000_000 }, dueOn: '2026-11-20' }]);
    const { deal } = await note({ number, version }, { amountMinor: 3_000_000, creditedMinor: 3_000_000, comment: 'Від дружини' });
    expect(deal.transfers).toMatchObject([
      { amountMinor: 3_000_000, reference: '1024', comment: 'Від дружини', notedBy: { id: accountant.id }, undone: null, mayUndo: true },
    ]);
    expect(deal.contract).toMatchObject({
      paidMinor: 3_000_000,
      payments: [{ paidMinor: 3_000_000, paidOn: '2026-11-25' }, { paidMinor: 0 }],
    });
    expect(deal.transferDue).toMatchObject({ next: { minor: 7_000_000 }, dueOn: '2026-12-20', reference: 'Д-7/2' });
    expect(deal.timeline).toContainEqual(
      expect.objectContaining({ kind: 'transfer-noted', by: expect.objectContaining({ id: accountant.id }) }),
    );
    expect(deal.ledger.map(({ kind, lines }) => [kind, lines.map(({ account, amount }) => [account, amount.minor])])).toEqual([
      [
        'transfer-noted',
        [
          ['bank', 3_000_000],
          ['price', -3_000_000],
        ],
      ],
    ]);
    expect(await today()).toEqual([]);
    // The same that the account shows.
    const [own] = await deals.listWhole(await deals.listDeals(clientId));
    expect(own?.contract?.payments.map(({ paidMinor }) => paidMinor)).toEqual([3_000_000, 0]);
    const acts = await db.selectFrom('signed_act').select(['staff_id', 'operation']).execute();
    expect(acts).toEqual([{ staff_id: accountant.id, operation: 'noteTransfer' }]);
    const audit = await db.selectFrom('audit_entry').selectAll().where('operation', '=', 'noteTransfer').execute();
    const noted = { bank_transfer: [expect.objectContaining({ amount_minor: 3_000_000, noted_by: accountant.id })] };
    expect(audit).toMatchObject([{ actor_id: accountant.id, record_type: 'deal', record_id: id, after: noted }]);
    expect(await db.selectFrom('contract').select('next_due_on').where('deal_id', '=', id).execute()).toEqual([
      { next_due_on: '2026-12-20' },
    ]);
  });

  it('the client gets a text and an e-mail when one is noted and when it is taken back, and no words of the office', async () => {
    const { office, note, undo } = await build();
    const { number, version, id } = await addContract(office, 'p1', { payments: schedule });
    const { deal } = await note({ number, version }, { amountMinor: 3_000_000, creditedMinor: 3_000_000, comment: 'Від дружини' });
    const noted = await writtenTo(office, id, 'transfer-noted');
    expect(noted.sms).toEqual([expect.stringMatching(/^Ваш платіж 30 000 ₴ від 25 листопада 2026 за квартиру .* зараховано\./)]);
    expect(noted.letters).toEqual([
      expect.stringMatching(
        /зараховано[\s\S]*Отримали ваш платіж 30 000 ₴ від 25 листопада 2026[\s\S]*Найближчий платіж — 70 000 ₴ до 20 грудня 2026/,
      ),
    ]);
    const toCrm = async () => (await office.deals.crmDeal(id))?.transfers;
    expect(await toCrm()).toEqual([{ paidOn: '2026-11-25', amountMinor: 3_000_000 }]);
    await undo(number, deal.transfers[0]?.id ?? '');
    expect(await toCrm()).toEqual([]);
    const sent = await office.db.selectFrom('outbox').select('key').where('kind', '=', 'crm-deal').execute();
    expect(sent).toHaveLength(2);
    const undone = await writtenTo(office, id, 'transfer-undone');
    expect(undone.sms).toEqual([expect.stringMatching(/^Платіж 30 000 ₴ від 25 листопада 2026 .* зараховано помилково/)]);
    expect(undone.letters).toEqual([expect.stringMatching(/Платіж 30 000 ₴ від 25 листопада 2026 ми зарахували вам помилково/)]);
    expect(JSON.stringify([noted, undone])).not.toMatch(/дружини|Не та угода/);
    // The first e-mail has not left yet: it says nothing of a payment that does not count any more.
    expect((await writtenTo(office, id, 'transfer-noted')).letters).toEqual(['undefined\nundefined']);
  });

  it('what is wrong with one is said before anything is signed, and a rehearsal leaves nothing', async () => {
    const { office, accountant, fieldsOf, db } = await build();
    const deal = await addContract(office, 'p1', { payments: schedule });
    const bare = (changes: object) => accountant.bare(path, { body: { ...aTransfer(deal), ...changes }, ...newKey() });
    expect(await fieldsOf(bare({ paidOn: '2026-11-26' }))).toEqual({ paidOn: ['out-of-range'] });
    expect(await fieldsOf(bare({ amountMinor: 99_000_000, creditedMinor: 99_000_000 }))).toEqual({ creditedMinor: ['out-of-range'] });
    expect(await codeOf(bare({}))).toBe('act-not-signed');
    for (const table of ['bank_transfer', 'signed_act', 'outbox', 'ledger_entry'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('are noted once: by a repeated key, by the version that was seen, and by the reference', async () => {
    const { office, note, fieldsOf, seen, accountant, sign, db } = await build();
    const { number, version } = await addContract(office, 'p1');
    const key = newKey();
    await note({ number, version }, {}, key);
    expect((await note({ number, version }, {}, key)).deal.transfers).toHaveLength(1);
    expect(await codeOf(note({ number, version }, { reference: '1025' }))).toBe('changed-meanwhile');
    const now = await seen(number);
    expect(await fieldsOf(note(now, { reference: ' 1024 ' }))).toEqual({ reference: ['taken'] });
    expect(await codeOf(note(await addContract(office, 'p1')))).toBe('ok');
    // The signature is of this very sum.
    const body = aTransfer(now, '1026');
    const headers = await sign({ client: accountant.bare }, accountant.key, path, { ...body, amountMinor: 1, creditedMinor: 1 });
    expect(await codeOf(accountant.bare(path, { body, headers, ...newKey() }))).toBe('act-not-signed');
    expect(await db.selectFrom('bank_transfer').select('id').execute()).toHaveLength(2);
  });

  it('are of no day to come and none before the deal, of no more than is due, and only under a contract', async () => {
    const { office, note, fieldsOf, clock, accountant } = await build();
    const deal = await addContract(office, 'p1');
    expect(await fieldsOf(note(deal, { paidOn: '2026-11-26' }))).toEqual({ paidOn: ['out-of-range'] });
    expect(await fieldsOf(note(deal, { paidOn: '2026-11-24' }))).toEqual({ paidOn: ['out-of-range'] });
    const much = 10_000_001;
    expect(await fieldsOf(note(deal, { amountMinor: much, creditedMinor: much }))).toEqual({ creditedMinor: ['out-of-range'] });
    expect(await fieldsOf(note(deal, { creditedMinor: 999_999 }))).toEqual({ creditedMinor: ['malformed'] });
    expect(await fieldsOf(note(deal, { amountMinor: 0 }))).toEqual({ amountMinor: ['out-of-range'] });
    expect(await fieldsOf(note(deal, { reference: '  ' }))).toEqual({ reference: ['required'] });
    // The Kyiv day has begun before that of UTC.
    clock.pass(13 * 60 + 30);
    await office.logIn(accountant, accountant.key);
    expect(await fieldsOf(note(deal, { paidOn: '2026-11-26' }))).toBe('ok');
    const reserved = await addDeal(office, { projectId: 'p1', ownerId: null, state: 'reserved' });
    expect(await codeOf(note(reserved))).toBe('not-now');
  });

  it('of a contract in dollars count for what the accountant says, within twice the rate', async () => {
    const { office, note, fieldsOf, seen } = await build();
    const deal = await addContract(office, 'p1', { total: 1_000_000, currency: 'USD', payments: [['2026-12-01', 500_000]] });
    expect((await seen(deal.number)).transferDue).toMatchObject({ next: { minor: 500_000, currency: 'USD' }, uahMinor: 20_625_000 });
    expect(await fieldsOf(note(deal, { amountMinor: 500_000, creditedMinor: 500_000 }))).toEqual({ creditedMinor: ['malformed'] });
    const { deal: after } = await note(deal, { amountMinor: 20_800_000, creditedMinor: 500_000 });
    expect(after.contract).toMatchObject({ paidMinor: 500_000, payments: [{ paidMinor: 500_000 }] });
    // The ledger has the hryvnias that the bank has.
    expect(after.ledger[0]?.lines[0]?.amount).toEqual({ minor: 20_800_000, currency: 'UAH' });
    expect(after.transferDue).toMatchObject({ next: { minor: 500_000 }, dueOn: null });
  });

  it('are taken back with a reason, stay to be seen, and may be noted anew', async () => {
    const { office, note, undo, seen, db } = await build();
    const { number, version } = await addContract(office, 'p1', { payments: schedule });
    const { deal } = await note({ number, version });
    const [transfer] = deal.transfers;
    const undone = await undo(number, transfer?.id ?? '');
    expect(undone.deal).toMatchObject({ transfers: [{ undone: { why: 'Не та угода' }, mayUndo: false }], contract: { paidMinor: 0 } });
    expect(undone.deal.ledger.map(({ kind }) => kind)).toEqual(['transfer-noted', 'transfer-undone']);
    expect(undone.deal.timeline[0]).toMatchObject({ kind: 'transfer-undone' });
    expect(await codeOf(undo(number, transfer?.id ?? ''))).toBe('changed-meanwhile');
    expect(await codeOf(undo(number, crypto.randomUUID()))).toBe('unknown-transfer');
    expect(await codeOf(note(await seen(number)))).toBe('ok');
    const again = (await seen(number)).transfers[1]?.id ?? '';
    const set = (changes: object) => db.updateTable('bank_transfer').set(changes).where('id', '=', again).execute();
    await expect(set({ amount_minor: 1 })).rejects.toThrow('taken back once');
    await expect(db.deleteFrom('bank_transfer').execute()).rejects.toThrow('stay');
    const { noted_act } = await db.selectFrom('bank_transfer').select('noted_act').where('id', '=', again).executeTakeFirstOrThrow();
    const by = { undone_at: office.clock(), undone_by: crypto.randomUUID(), undone_why: 'x' };
    await expect(set({ ...by, undone_act: noted_act })).rejects.toThrow('who has signed it');
  });

  it('stand in the ledger, says the database', async () => {
    const { office, db, accountant } = await build();
    const { id } = await addContract(office, 'p1');
    const act = {
      id: crypto.randomUUID(),
      staff_id: accountant.id,
      operation: 'noteTransfer',
      nonce: '',
      challenge: 'c',
      at: office.clock(),
    };
    const unsigned = { key_id: null, public_key: null, client_data: null, authenticator_data: null, signature: null };
    await db
      .insertInto('signed_act')
      .values({ ...act, ...unsigned })
      .execute();
    const row = {
      id: crypto.randomUUID(),
      deal_id: id,
      amount_minor: 5,
      credited_minor: 5,
      credited_currency: 'UAH' as const,
      known_minor: 0,
    };
    const said = { reference: '1', comment: null, noted_at: office.clock(), noted_by: accountant.id, noted_act: act.id };
    const insert = (paid_on: string) =>
      db
        .insertInto('bank_transfer')
        .values({ ...row, ...said, paid_on })
        .execute();
    await expect(insert('2026-11-25')).rejects.toThrow('the ledger does not have');
    await expect(insert('2026-11-27')).rejects.toThrow('no day to come');
  });

  /** A contract that has ended with ten thousand hryvnias noted. */
  async function ended() {
    const built = await build();
    const head = await built.office.seatPerson(everywhere('head-of-sales'));
    const { number, version, ...deal } = await addContract(built.office, 'p1');
    const { deal: noted } = await built.note({ number, version });
    const { deal: after } = await head.client('POST /office/api/deals/end', {
      body: { number, version: noted.version, reason: 'Ви попросили' },
      ...newKey(),
    });
    const transferId = after.transfers[0]?.id ?? '';
    const giveBack = (changes: object = {}, { client }: Pick<Person, 'client'> = built.accountant) =>
      client('POST /office/api/transfers/return', {
        body: { number, version: after.version, transferId, paidOn: '2026-11-25', amountMinor: 400_000, reference: 'Пл. 7', ...changes },
        ...newKey(),
      });
    return { ...built, ...deal, number, transferId, giveBack };
  }

  it('are sent back in parts after the end, never more than came, and the client reads what went back', async () => {
    const { office, number, transferId, giveBack, seen, fieldsOf, accountant, clientId, id, db } = await ended();
    expect((await seen(number)).transfers[0]).toMatchObject({ returns: [], returnableMinor: 1_000_000 });
    const back = async () => (await office.deals.listWhole(await office.deals.listDeals(clientId)))[0]?.transfersBack;
    expect(await back()).toEqual({ leftMinor: 1_000_000, returnedMinor: 0, returnedOn: null });
    const today = async () => (await accountant.client('GET /office/api/today')).items;
    expect(await today()).toMatchObject([{ kind: 'return', number, amountMinor: 1_000_000 }]);
    expect(await fieldsOf(giveBack({ amountMinor: 1_000_001 }))).toEqual({ amountMinor: ['out-of-range'] });
    for (const paidOn of ['2026-11-24', '2026-11-26']) expect(await fieldsOf(giveBack({ paidOn }))).toEqual({ paidOn: ['out-of-range'] });
    expect(await codeOf(giveBack({ transferId: crypto.randomUUID() }))).toBe('unknown-transfer');
    const { deal } = await giveBack();
    expect(deal.transfers[0]).toMatchObject({
      returnableMinor: 600_000,
      mayUndo: false,
      returns: [{ amountMinor: 400_000, reference: 'Пл. 7', notedBy: { id: accountant.id }, undone: null, mayUndo: true }],
    });
    expect(deal.timeline).toContainEqual(
      expect.objectContaining({ kind: 'transfer-returned', by: expect.objectContaining({ id: accountant.id }) }),
    );
    expect(deal.ledger.at(-1)).toMatchObject({
      kind: 'transfer-returned',
      lines: [
        { account: 'deposit', amount: { minor: 400_000 } },
        { account: 'bank', amount: { minor: -400_000 } },
      ],
    });
    expect(await today()).toMatchObject([{ kind: 'return', number, amountMinor: 600_000 }]);
    expect(await codeOf(giveBack())).toBe('changed-meanwhile');
    const { version } = deal;
    expect(await fieldsOf(giveBack({ version, reference: 'пл.  7' }))).toEqual({ reference: ['taken'] });
    expect(await fieldsOf(giveBack({ version, reference: '8', amountMinor: 600_001 }))).toEqual({ amountMinor: ['out-of-range'] });
    expect((await giveBack({ version, reference: '8', amountMinor: 600_000 })).deal.transfers[0]?.returnableMinor).toBe(null);
    expect(await back()).toEqual({ leftMinor: 0, returnedMinor: 1_000_000, returnedOn: '2026-11-25' });
    expect(await today()).toEqual([]);
    expect((await office.deals.crmDeal(id))?.transfers).toEqual([]);
    const written = await writtenTo(office, id, 'transfer-returned');
    expect(written.sms).toContainEqual(expect.stringMatching(/^Повернули вам 4 000 ₴ за квартиру .*: переказ від 25 листопада 2026\./));
    expect(written.letters).toContainEqual(expect.stringMatching(/Ми переказали вам 4 000 ₴\. Дата платежу — 25 листопада 2026/));
    const audit = await db.selectFrom('audit_entry').selectAll().where('operation', '=', 'noteReturn').orderBy('position').execute();
    const noted = { transfer_return: [expect.objectContaining({ transfer_id: transferId, amount_minor: 400_000 })] };
    expect(audit[0]).toMatchObject({ actor_id: accountant.id, record_type: 'deal', record_id: id, after: noted });
  });

  it('that were sent back are taken back only after the note of the return', async () => {
    const { office, number, transferId, giveBack, undo, seen, id } = await ended();
    const returned = (await giveBack()).deal.transfers[0]?.returns[0]?.id ?? '';
    expect(await codeOf(undo(number, transferId))).toBe('transfer-returned');
    const { deal } = await undo(number, returned);
    expect(deal.transfers[0]).toMatchObject({ returnableMinor: 1_000_000, mayUndo: true, returns: [{ undone: { why: 'Не та угода' } }] });
    expect(deal.ledger.slice(-2).map(({ kind }) => kind)).toEqual(['transfer-returned', 'return-undone']);
    expect((await writtenTo(office, id, 'return-undone')).sms).toEqual([
      expect.stringMatching(/^Запис про повернення 4 000 ₴ від 25 листопада/),
    ]);
    expect(await codeOf(undo(number, returned))).toBe('changed-meanwhile');
    expect(await codeOf(undo(number, transferId))).toBe('ok');
    expect(await codeOf(giveBack({ version: (await seen(number)).version }))).toBe('changed-meanwhile');
  });

  it('are not sent back under a contract, nor more of them than came, says the database', async () => {
    const { number, transferId, giveBack, accountant, db, id, clock, note, office } = await ended();
    const other = await addContract(office, 'p1');
    const { deal } = await note(other);
    const body = { number: other.number, version: deal.version, transferId: deal.transfers[0]?.id ?? '' };
    expect(await codeOf(giveBack(body))).toBe('not-now');
    expect(deal.transfers[0]?.returnableMinor).toBe(null);
    const manager = await office.seatPerson(everywhere('sales-manager'));
    expect(await codeOf(giveBack({ number }, manager))).toBe('not-allowed');
    const act = await addAct(office, accountant.id, 'noteReturn');
    const row = { id: crypto.randomUUID(), transfer_id: transferId, deal_id: id, paid_on: '2026-11-25', reference: '9' };
    const noted = { noted_at: clock(), noted_by: accountant.id, noted_act: act };
    const insert = (amount_minor: number) =>
      db
        .insertInto('transfer_return')
        .values({ ...row, ...noted, amount_minor })
        .execute();
    await expect(insert(1_000_001)).rejects.toThrow('more than the transfer');
    await expect(insert(1)).rejects.toThrow('the ledger does not have');
  });

  it('stay here when the contract ends, as a deposit, and can still be taken back', async () => {
    const { office, note, undo, accountant } = await build();
    const head = await office.seatPerson(everywhere('head-of-sales'));
    const { number, version } = await addContract(office, 'p1');
    const { deal } = await note({ number, version });
    const ended = await head.client('POST /office/api/deals/end', {
      body: { number, version: deal.version, reason: 'Ви попросили' },
      ...newKey(),
    });
    expect(ended.deal.ledger.map(({ kind }) => kind)).toEqual(['transfer-noted', 'credit-undone']);
    expect(ended.deal.transfers[0]?.mayUndo).toBe(false);
    expect(await codeOf(note({ number, version: ended.deal.version }, { reference: '2' }))).toBe('not-now');
    const undone = await undo(number, deal.transfers[0]?.id ?? '', accountant);
    expect(undone.deal.ledger.flatMap(({ lines }) => lines).reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(0);
    expect(
      undone.deal.ledger
        .at(-1)
        ?.lines.map(({ account }) => account)
        .sort(),
    ).toEqual(['bank', 'deposit']);
  });

  it('are noted by no person who is locked or has lost the right meanwhile', async () => {
    const { office, note, accountant } = await build();
    const boss = await office.seatPerson(everywhere('administrator'));
    const deal = await addContract(office, 'p1');
    const manager = await office.seatPerson(everywhere('sales-manager'));
    expect(await codeOf(note(deal, {}, newKey(), manager))).toBe('not-allowed');
    const foreign = await office.seatPerson([{ role: 'accountant', projectId: 'p2' }]);
    expect(await codeOf(note(deal, {}, newKey(), foreign))).toBe('unknown-deal');
    await boss.client('POST /office/api/people/lock', { body: { personId: accountant.id, version: 2 }, ...newKey() });
    expect(await codeOf(note(deal))).toBe('not-logged-in');
  });
});
