import { expect, it } from 'vitest';
import { addDeal } from '../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';

onOneEngine('a request that is signed', (open) => {
  const path = 'POST /office/api/refunds/ask';
  async function build() {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const [person, other] = [await office.seatPerson(everywhere('accountant')), await office.seatPerson(everywhere('accountant'))];
    const { number, paymentId } = await addDeal(office, { projectId: 'p1', ownerId: null, state: 'reserved', isPaid: true });
    const body = { number, paymentId, amountMinor: 2_000_000, reason: 'Відмовився' };
    const sign = (of = path, payload: object = body, by = person) => office.sign({ client: by.bare }, by.key, of, payload);
    const send = (headers: Record<string, string>, sent: object = body, by = person, key = newKey()) =>
      codeOf(by.bare(path, { body: { ...body, ...sent }, headers, ...key }));
    const stored = async () => (await office.db.selectFrom('signed_act').select('id').execute()).length;
    return { ...office, clock, person, other, body, sign, send, stored };
  }

  it('is refused with the signature of another sum, another reason, another operation and another person', async () => {
    const { other, body, sign, send, stored } = await build();
    const refused = 'act-not-signed';
    expect(await send({})).toBe(refused);
    expect(await send(await sign(path, { ...body, amountMinor: 1_000_000 }))).toBe(refused);
    expect(await send(await sign(path, { ...body, reason: 'Інше' }))).toBe(refused);
    expect(await send(await sign('POST /office/api/refunds/decide'))).toBe(refused);
    expect(await send(await sign(path, body, other))).toBe(refused);
    expect(await send(await sign(), {}, other)).toBe(refused);
    expect(await send({ 'x-office-signature': 'e30' })).toBe(refused);
    expect(await send({ 'x-office-signature': 'a'.repeat(9_000) })).toBe(refused);
    expect(await stored()).toBe(0);
    // A signature that was tried on another request is used up.
    const tried = await sign();
    expect(await send(tried, { amountMinor: 1_000_000 })).toBe(refused);
    expect(await send(tried)).toBe(refused);
    expect(await send(await sign())).toBe('ok');
    expect(await stored()).toBe(1);
  });

  it('counts once, for five minutes, and a repeated request is answered without another', async () => {
    const { clock, person, sign, send, stored, body, db } = await build();
    const late = await sign();
    clock.pass(5);
    expect(await send(late)).toBe('act-not-signed');
    const [signature, key] = [await sign(), newKey()];
    expect(await send(signature, {}, person, key)).toBe('ok');
    expect(await send(signature, {}, person, key)).toBe('ok');
    expect(await send(signature)).toBe('act-not-signed');
    expect(await stored()).toBe(1);
    // What is refused for other reasons leaves no signature.
    expect(await send(await sign())).toBe('changed-meanwhile');
    expect(await stored()).toBe(1);
    await expect(db.updateTable('signed_act').set({ operation: 'other' }).execute()).rejects.toMatchObject({ code: '23001' });
    // A proof of who acts is no signature, and a signature no proof.
    const { options } = await person.bare('POST /office/api/acts/options', { body: { operation: path, payload: body } });
    const response = person.key.sign(options as { challenge: string });
    expect(await codeOf(person.bare('POST /office/api/proof', { body: { response } }))).toBe('bad-fields');
  });

  it('needs a key: an invented person answers without one only where the demo is', async () => {
    const { db, person, send, body } = await build();
    await db.updateTable('staff').set({ is_demo: true }).where('id', '=', person.id).execute();
    await db.deleteFrom('staff_key').where('staff_id', '=', person.id).execute();
    const { options, byPasskey } = await person.bare('POST /office/api/acts/options', { body: { operation: path, payload: body } });
    expect(byPasskey).toBe(true);
    const answer = Buffer.from(JSON.stringify({ id: 'demo', challenge: options.challenge })).toString('base64url');
    expect(await send({ 'x-office-signature': answer })).toBe('act-not-signed');
  });
});
