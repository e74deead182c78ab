import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { movableClock } from '../../../tests/support/post-office.ts';
import { serveAnswers } from '../../../tests/support/serve-answers.ts';
import type { CrmLead, LeadsCrmPort } from '../../domain/leads/leads.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { salesforceCrm } from './salesforce.ts';
import { makeSalesforceSimulator } from './salesforce-simulator.ts';

const lead: CrmLead = {
  id: '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f',
  name: 'Олена',
  phone: '+380501234567',
  message: 'Який вид з вікон?',
  apartment: 'tykha-zatoka-1-143',
  locale: 'uk',
  askedAt: new Date('2026-11-21T12:00:00Z'),
  campaign: { utm_source: 'google' },
};

function simulated() {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-crm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = movableClock('2026-11-21T12:00:00Z');
  const crm = makeSalesforceSimulator({ folder, clock });
  return { clock, crm, port: crm as LeadsCrmPort };
}
async function overHttp() {
  const { clock, crm } = simulated();
  const { clientId, clientSecret } = crm;
  const address = await serveAnswers(crm.answer);
  return { clock, crm, port: salesforceCrm({ address, clientId, clientSecret, clock, patienceMs: 500 }) };
}

describe.each([
  ['Salesforce', overHttp],
  ['the simulator', async () => simulated()],
])('a lead for %s (§7)', (name, open) => {
  it('is there once however often it is told, and as it was told last', async () => {
    const { port, crm } = await open();
    await port.putLead(lead);
    await port.putLead({ ...lead, message: null });
    await port.putLead({ ...lead, id: crypto.randomUUID() });
    const records = await crm.list();
    expect(records).toHaveLength(2);
    expect(records.find(({ key }) => key === lead.id)).toMatchObject({
      object: 'Lead',
      fields: {
        ...{ LastName: 'Олена', Company: 'Олена', Phone: '+380501234567', Description: null, LeadSource: 'Web' },
        ...{ Web_Apartment__c: 'tykha-zatoka-1-143', Web_Language__c: 'uk', Web_utm_source__c: 'google' },
      },
    });
  });

  it('gets through when the session has run out meanwhile', async () => {
    const { port, crm } = await open();
    for (let told = 0; told < 45; told++) await port.putLead({ ...lead, message: String(told) });
    expect((await crm.list())[0]?.fields.Description).toBe('44');
  });

  it('is given up when it will never be taken', async () => {
    const { port } = await open();
    const fault = await port.putLead({ ...lead, name: '' }).catch((one: unknown) => one);
    expect(fault).toBeInstanceOf(Undeliverable);
    expect(String(fault)).not.toMatch(/380|Олена/);
  });

  it.each(name === 'the simulator' ? (['down', 'garbage'] as const) : (['down', 'garbage', 'slow'] as const))(
    'waits for a CRM that is %s and gets through when it is well',
    async (mood) => {
      const { port, crm, clock } = await open();
      await port.putLead(lead);
      crm.weather.set(mood);
      const fault = await port.putLead({ ...lead, message: 'later' }).catch((one: unknown) => one);
      expect(fault).toBeInstanceOf(Unreachable);
      expect(String(fault)).not.toMatch(/380|Олена|simulator/);
      clock.pass(1);
      await port.putLead({ ...lead, message: 'later' });
      expect((await crm.list())[0]?.fields.Description).toBe('later');
    },
  );
});

it('a secret that the organisation does not know is a fault that repeats neither', async () => {
  const { clock, crm } = simulated();
  const address = await serveAnswers(crm.answer);
  const port = salesforceCrm({ address, clientId: crm.clientId, clientSecret: 'wrong-secret', clock });
  const fault = await port.putLead(lead).catch((one: unknown) => one);
  expect(String(fault)).not.toMatch(/wrong-secret|Олена/);
  expect(await crm.list()).toEqual([]);
});
