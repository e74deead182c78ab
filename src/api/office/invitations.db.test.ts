import { expect, it } from 'vitest';
import { codeOf, everywhere, newKey, newSoftwareKey, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';

onOneEngine('invitations', (open) => {
  it('open once, and every later use of the link is a dead one', async () => {
    const office = await openOffice(await open());
    const { token } = await office.invite(everywhere('editor'), 'Олена Коваль');
    const { client } = office.openBrowser();
    expect(await client('POST /office/api/invitation', { body: { token } })).toMatchObject({
      name: 'Олена Коваль',
      assignments: everywhere('editor'),
    });
    const { me } = await office.accept(token);
    expect(me).toMatchObject({
      name: 'Олена Коваль',
      isDemo: false,
      rights: [{ right: 'content.draft' }, { right: 'content.publish' }, { right: 'media.edit' }, { right: 'report.write' }],
      projects: [{ id: 'p1' }, { id: 'p2' }],
    });
    expect(await codeOf(client('POST /office/api/invitation', { body: { token } }))).toBe('dead-link');
    expect(await codeOf(office.accept(token))).toBe('dead-link');
    expect(await codeOf(client('POST /office/api/invitation', { body: { token: 'never-given' } }))).toBe('dead-link');
  });

  it('of ten people with one link at once one comes in, with one key', async () => {
    const office = await openOffice(await open());
    const { id, token } = await office.invite(everywhere('editor'));
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(office.accept(token, newSoftwareKey()))));
    expect(codes.sort()).toEqual([...Array.from({ length: 9 }, () => 'dead-link'), 'ok']);
    expect(await office.staff.passkeys(id)).toHaveLength(1);
    expect(await office.staff.sessions(id)).toHaveLength(1);
  });

  it('end after 24 hours and when another link is made, by an administrator alone for a person who has not come', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const boss = await office.addPerson(everywhere('administrator'));
    const { id, token } = await office.invite(everywhere('editor'));
    const again = () => boss.client('POST /office/api/people/invite-again', { body: { personId: id }, ...newKey() });
    const { link } = await again();
    const next = link.split('#')[1] ?? '';
    expect(link).toMatch(/^https:\/\/office\.example\.test\/office\/invitation#[\w-]{43}$/);
    expect(await codeOf(office.accept(token))).toBe('dead-link');
    clock.pass(24 * 60);
    expect(await codeOf(office.accept(next))).toBe('dead-link');
    await office.logIn(boss, boss.key);
    const last = (await again()).link.split('#')[1] ?? '';
    clock.pass(24 * 60 - 1);
    expect(await codeOf(office.accept(last))).toBe('ok');
    await office.logIn(boss, boss.key);
    expect(await codeOf(again())).toBe('already-joined');
  });

  it('the operator’s link recovers a person: earlier keys and sessions end, roles stay', async () => {
    const office = await openOffice(await open());
    const person = await office.addPerson(everywhere('administrator'));
    const by = { kind: 'operator', id: null, requestId: null } as const;
    const invited = await office.db.transaction().execute((transaction) => office.staff.inviteAgain(transaction, person.id, by));
    if (!invited.ok) throw new Error(invited.refusal.kind);
    const { me, key } = await office.accept(office.staff.linkOf(invited.value.inviteId).split('#')[1] ?? '');
    expect(me).toMatchObject({ id: person.id, assignments: everywhere('administrator') });
    expect(await codeOf(person.client('GET /office/api/me'))).toBe('not-logged-in');
    expect(await codeOf(office.logIn(office.openBrowser(), person.key))).toBe('bad-fields');
    expect(await codeOf(office.logIn(office.openBrowser(), key))).toBe('ok');
  });

  it('a key proves its own person alone, and the last one stays', async () => {
    const office = await openOffice(await open());
    const one = await office.addPerson(everywhere('editor'));
    const other = await office.addPerson(everywhere('editor'));
    expect(await codeOf(office.prove(one, other.key))).toBe('bad-fields');
    expect(await codeOf(office.prove(one, one.key))).toBe('ok');
    const { passkeys } = await one.client('GET /office/api/passkeys');
    const passkeyId = passkeys[0]?.id ?? '';
    expect(await codeOf(one.client('POST /office/api/passkeys/remove', { body: { passkeyId }, ...newKey() }))).toBe('last-passkey');
    expect(await codeOf(other.client('POST /office/api/passkeys/remove', { body: { passkeyId }, ...newKey() }))).toBe('unknown-passkey');
  });
});
