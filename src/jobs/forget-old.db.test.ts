import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  application,
  consultationForm,
  logIn,
  newsSubscription,
  openApi,
  post,
  postJson,
  postParts,
} from '../../tests/support/api/open-api.ts';
import { addImport } from '../../tests/support/clients/office-imports.ts';
import { everywhere, openOffice } from '../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { agreedTerms } from '../../tests/support/deals/open-deals.ts';
import { movableClock, openPostOffice } from '../../tests/support/services/post-office.ts';
import { retentionDays } from '../base/retention.ts';
import { forgetOld } from './forget-old.ts';

const day = 24 * 60;
const moment = 0.001;
const person = { step: 'person', lastname: 'Безкоровайна', firstname: 'Соломія', email: 'solomiia@example.ua', inn: '3068208400' };

onOneEngine('retention of personal data', (open) => {
  async function build() {
    const database = await open();
    const clock = movableClock('2026-11-21T10:00:00Z');
    const api = await openApi(database, { clock, flats: [{}, {}] });
    const { kysely: db } = database;
    const log = { error: ({ err }: { err?: unknown }) => expect(err).toBeUndefined() };
    const office = await openOffice(database, { clock });
    const forget = () => forgetOld({ database, app: { ...api, media: office.media, office }, clock, log: log as never });
    const resumes = join(api.dataDir, 'files/resumes');
    /** All rows of a table as one text. */
    const text = async (table: 'consultation' | 'consultation_message' | 'resume' | 'subscription' | 'deal' | 'waiting' | 'outbox') =>
      JSON.stringify(await db.selectFrom(table).selectAll().execute());
    /** Rows that exist until `days` have passed since now, and are deleted at that instant. */
    const goesAfter = async (days: number, isThere: () => Promise<boolean>) => {
      clock.pass(days * day - moment);
      await forget();
      expect(await isThere()).toBe(true);
      clock.pass(moment);
      await forget();
      expect(await isThere()).toBe(false);
    };
    let keys = 0;
    const send = async (path: string, body: object, headers: Record<string, string>) => {
      const init = postJson(body, `key-number-${++keys}`);
      const answer = await api.ask(`/api/deal/${path}`, { ...init, headers: { ...init.headers, ...headers } });
      return (await answer.json()) as { deal: { id: string; payment: { page_url: string } | null } };
    };
    return { ...api, office, database, db, clock, forget, resumes, text, goesAfter, send };
  }

  it('deletes a request three years after its last message, with its messages', async () => {
    const { client, text, goesAfter, ask, db, clock, forget } = await build();
    await client('POST /api/{locale}/consultation', {
      body: { ...consultationForm, message: 'Зателефонуйте Соломії' },
      key: 'key-number-1',
    });
    const { headers } = await logIn({ ask });
    clock.pass(retentionDays.consultation * day - 1);
    await forget();
    const { id } = await db.selectFrom('consultation').select('id').executeTakeFirstOrThrow();
    const again = await logIn({ ask });
    expect(headers).not.toEqual(again.headers);
    const said = { 'content-type': 'application/json', 'idempotency-key': 'a-long-enough-key', ...again.headers };
    expect((await ask('/api/client/requests/say', post(JSON.stringify({ request_id: id, text: 'Я ще чекаю' }), said))).status).toBe(200);
    await goesAfter(retentionDays.consultation, async () => (await text('consultation')).includes('Соломії'));
    expect(await text('consultation_message')).toBe('[]');
    expect(await text('consultation')).toContain(id);
  });

  it('deletes an import after its time, with its rows and its file', async () => {
    const { office, db, goesAfter } = await build();
    await addImport(office, { id: randomUUID() });
    const left = async () => {
      const [rows, files] = [db.selectFrom('import_row'), db.selectFrom('import_file')];
      return [...(await rows.select('turn').execute()), ...(await files.select('part').execute())].length;
    };
    expect(await left()).toBeGreaterThan(1);
    await goesAfter(retentionDays.import, async () => (await left()) > 0);
  });

  it('deletes an application after a year, its file too, and files without a row after a day', async () => {
    const { ask, text, goesAfter, resumes, clock, forget } = await build();
    await ask('/api/uk/resume', postParts(application()));
    const [file = ''] = readdirSync(resumes);
    const left = randomUUID();
    mkdirSync(resumes, { recursive: true });
    const age = (name: string, minutes: number) =>
      utimesSync(join(resumes, name), new Date(clock().getTime() - minutes * 60_000), new Date(clock().getTime() - minutes * 60_000));
    for (const name of [left, `${left}.part`]) writeFileSync(join(resumes, name), 'half');
    for (const name of [file, left, `${left}.part`]) age(name, day - 1);
    await forget();
    expect(readdirSync(resumes)).toHaveLength(3);
    for (const name of [file, left, `${left}.part`]) age(name, day);
    await forget();
    expect(readdirSync(resumes)).toEqual([file]);
    await goesAfter(retentionDays.resume, async () => (await text('resume')) !== '[]');
    expect(existsSync(join(resumes, file))).toBe(false);
  });

  it('deletes an unconfirmed address and an unsubscribed one, and does not delete a subscribed one', async () => {
    const { ask, text, goesAfter, database, clock, ...api } = await build();
    const { deliver, letters, tokenIn } = openPostOffice(database, { ...api, clock });
    const subscribe = (email: string, key: string) => ask('/api/uk/subscription', postJson({ ...newsSubscription, email }, key));
    await subscribe('reader@example.ua', 'key-number-1');
    await deliver();
    const [letter] = await letters();
    expect((await ask('/api/uk/subscription/confirm', postJson({ token: tokenIn(letter?.text) }))).status).toBe(200);
    await subscribe('nobody@example.ua', 'key-number-2');
    await goesAfter(retentionDays['waiting-subscription'], async () => (await text('subscription')).includes('nobody@'));
    const { leave_token: token } = await api.db.selectFrom('subscription').select('leave_token').executeTakeFirstOrThrow();
    expect((await ask('/api/uk/subscription/unsubscribe', postJson({ token }))).status).toBe(200);
    await goesAfter(retentionDays['ended-subscription'], async () => (await text('subscription')).includes('reader@'));
  });

  it('deletes the personal data of an unpaid deal after a year, never of a paid one; its history stays', async () => {
    const { send, text, goesAfter, ask, db, ids, deals, clock } = await build();
    const { headers } = await logIn({ ask });
    const hold = async (at: number) => {
      const { deal } = await send('make', { apartment_id: ids[at], terms: agreedTerms, locale: 'uk' }, headers);
      await send('update', { deal_id: deal.id, ...person }, headers);
      return deal.id;
    };
    const paid = await hold(0);
    const page = (await send('update', { deal_id: paid, step: 'pay' }, headers)).deal.payment?.page_url ?? '';
    const paymentId = page.slice('/bank/'.length);
    await deals.applyPaymentEvent({ paymentId, reference: `invoice-${paymentId}`, state: 'paid', amountMinor: 2_000_000, at: clock() });
    await send('cancel', { deal_id: paid }, headers);
    const empty = await hold(1);
    await send('cancel', { deal_id: empty }, headers);
    const history = await db.selectFrom('deal_event').selectAll().execute();
    const named = async (id: string) =>
      JSON.stringify(await db.selectFrom('deal').selectAll().where('id', '=', id).execute()).includes('Безкоровайна');
    await goesAfter(retentionDays['empty-deal'], () => named(empty));
    expect(await named(paid)).toBe(true);
    expect(await db.selectFrom('deal_event').selectAll().execute()).toEqual(history);
    const [row] = await db.selectFrom('deal').selectAll().where('id', '=', empty).execute();
    expect(row).toMatchObject({ phone: '', inn: null, email: null, state: 'cancelled' });
    expect(await text('deal')).toContain('3068208400');
  });

  it('deletes it at once with the account, except the phone of holds in the last 14 days, which still count', async () => {
    const { send, ask, db, ids, clock, forget } = await build();
    const { headers } = await logIn({ ask });
    const { deal } = await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' }, headers);
    await send('update', { deal_id: deal.id, ...person }, headers);
    await send('cancel', { deal_id: deal.id }, headers);
    clock.pass(1);
    const json = { 'content-type': 'application/json', ...headers };
    const asked = await ask('/api/client/start-phone-check', post(JSON.stringify({ phone: '+380501234567', purpose: 'leave' }), json));
    const { code } = (await asked.json()) as { code: string };
    expect((await ask('/api/client/delete', post(JSON.stringify({ code }), json))).status).toBe(200);
    const row = () => db.selectFrom('deal').selectAll().executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ lastname: null, firstname: null, inn: null, email: null, phone: '+380501234567' });
    clock.pass(14 * day - 1 - moment);
    await forget();
    expect((await row()).phone).toBe('+380501234567');
    clock.pass(moment);
    await forget();
    expect((await row()).phone).toBe('');
  });

  it('deletes an outbox message a month after its delivery, and a place in a waitlist a month after it was left', async () => {
    const { send, text, goesAfter, ask, database, db, ids, clock, ...api } = await build();
    const { deliver } = openPostOffice(database, { ...api, clock });
    await ask('/api/uk/subscription', postJson(newsSubscription, 'key-number-1'));
    const olena = await logIn({ ask });
    const petro = await logIn({ ask }, '+380671234567');
    await send('make', { apartment_id: ids[0], terms: agreedTerms, locale: 'uk' }, olena.headers);
    await send('join-line', { apartment_id: ids[0] }, petro.headers);
    await send('leave-line', { apartment_id: ids[0] }, petro.headers);
    await deliver();
    const delivered = async () => (await db.selectFrom('outbox').select('id').where('state', '=', 'delivered').execute()).length > 0;
    await goesAfter(retentionDays['outbox-message'], async () => (await delivered()) && (await text('waiting')).includes('+380671234567'));
    expect([await delivered(), (await text('waiting')).includes('+380')]).toEqual([false, false]);
  });

  it('deletes sessions, invitations and challenges of staff when they end, and no entry of the audit', async () => {
    const { db, office, clock, forget } = await build();
    await office.addPerson(everywhere('administrator'));
    await office.invite([]);
    await office.openBrowser().client('POST /office/api/login/options');
    const count = async (table: 'staff_session' | 'staff_invite' | 'staff_challenge' | 'audit_entry') =>
      (await db.selectFrom(table).selectAll().execute()).length;
    const counts = () => Promise.all([count('staff_session'), count('staff_invite'), count('staff_challenge')]);
    const entries = await count('audit_entry');
    await forget();
    expect(await counts()).toEqual([1, 1, 1]);
    clock.pass(5);
    await forget();
    expect(await counts()).toEqual([1, 1, 0]);
    clock.pass(25);
    await forget();
    expect(await counts()).toEqual([0, 1, 0]);
    clock.pass(24 * 60);
    await forget();
    expect([...(await counts()), await count('audit_entry')]).toEqual([0, 0, 0, entries]);
  });
});
