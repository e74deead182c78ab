import { expect, it } from 'vitest';
import { officeUrl, openOffice } from '../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { roles } from '../../contract/office/rights.ts';
import { chooseDemoStaff } from './demo-staff.ts';

const here = 'http://localhost:3000';
const demo = { played: true, publicUrl: here, officeUrl: here };

it('only a demo on addresses of this machine has the page', () => {
  expect(chooseDemoStaff(demo)).not.toBeNull();
  for (const other of [{ played: false }, { publicUrl: 'http://192.168.0.2:3000' }, { officeUrl }])
    expect(chooseDemoStaff({ ...demo, ...other })).toBeNull();
});

onOneEngine('the people of the demo', (open) => {
  it('are one for each role and a second administrator, and are entered by a press on this machine alone', async () => {
    const office = await openOffice(await open());
    const simulator = await chooseDemoStaff(demo)?.(office.staff).load();
    const ask = (method: string, isFromOwnMachine: boolean, fields: Record<string, string> = {}) =>
      simulator?.show({ method, rest: '', locale: 'en', form: new URLSearchParams(fields), userAgent: 'Firefox/140.0', isFromOwnMachine });
    const page = await ask('GET', true);
    expect(page?.html.match(/name="enter"/g)).toHaveLength(9);
    expect(await office.staff.people()).toEqual([]);
    const elsewhere = await ask('POST', false, { enter: 'editor' });
    expect([elsewhere?.status, elsewhere?.headers['set-cookie'], elsewhere?.html.includes('name="enter"')]).toEqual([
      200,
      undefined,
      false,
    ]);
    expect((await ask('POST', true, { enter: 'stranger' }))?.status).toBe(200);
    expect(await office.staff.people()).toEqual([]);

    const entered = await ask('POST', true, { enter: 'administrator' });
    expect([entered?.status, entered?.headers.location]).toEqual([303, '/office/']);
    const cookie = entered?.headers['set-cookie'] ?? '';
    expect(cookie).toMatch(/^office=[\w-]{43}; Max-Age=43200; Path=\/office\/; HttpOnly; SameSite=Strict$/);
    const session = await office.staff.sessionOf(/=([^;]*)/.exec(cookie)?.[1] ?? '', { isAttended: true });
    expect(session).toMatchObject({ isDemo: true, isProven: true, assignments: [{ role: 'administrator', projectId: null }] });
    const people = await office.staff.people();
    expect(people.flatMap(({ assignments }) => assignments.map(({ role }) => role)).sort()).toEqual([...roles, 'administrator'].sort());
  });
});
