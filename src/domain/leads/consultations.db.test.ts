import { describe, expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { Consultation } from '../../contract/leads/leads.ts';
import { makeConsultations } from './consultations.ts';
import { makeReceiving } from './inbox/receive.ts';

const asked: Consultation = {
  name: 'Олена',
  phone: '050 123 45 67',
  message: 'Який вид з вікон?',
  apartment_slug: 'tykha-zatoka-1-143',
  consent: '2026-11',
  elapsed: 9000,
  utm_source: 'google',
};

onEachEngine('consultation requests', (open) => {
  const build = async () => {
    const { kysely } = await open();
    const clock = () => new Date('2026-11-20T10:00:00Z');
    const nobody = async () => [];
    const staff = { managersOf: nobody, headsOf: nobody, waysToReach: async () => new Map() };
    const receiving = makeReceiving({ clock, staff, catalogue: { findFlat: () => null }, officeHours: () => [] });
    const leads = makeConsultations({ db: kysely, clock, ...receiving });
    const ask = (consultation: Consultation, idempotencyKey = 'key-1') =>
      leads.requestConsultation({ locale: 'uk', idempotencyKey, consultation, provenPhone: null });
    const messages = () => kysely.selectFrom('outbox').select(['kind', 'payload']).execute();
    return { ask, leads, messages, stored: () => kysely.selectFrom('consultation').selectAll().execute() };
  };

  it('stores the request, the phone in its international form', async () => {
    const { ask, stored } = await build();
    const answer = await ask(asked);
    expect(await stored()).toEqual([
      {
        id: answer.ok && answer.value.id,
        idempotency_key: 'key-1',
        received_at: new Date('2026-11-20T10:00:00Z'),
        locale: 'uk',
        name: 'Олена',
        phone: '+380501234567',
        message: 'Який вид з вікон?',
        apartment_slug: 'tykha-zatoka-1-143',
        intent: null,
        is_proven: false,
        consent: '2026-11',
        campaign: { utm_source: 'google' },
        state: 'new',
        crm_state: null,
        crm_at: null,
      },
    ]);
  });

  it('is sent to the CRM once, as it was stored', async () => {
    const { ask, leads, messages } = await build();
    const answer = await ask(asked);
    await ask(asked);
    const id = answer.ok ? answer.value.id : '';
    expect(await messages()).toEqual([{ kind: 'crm-lead', payload: { consultation: id } }]);
    expect(await leads.crmLead(id)).toEqual({
      id,
      name: 'Олена',
      phone: '+380501234567',
      message: 'Який вид з вікон?',
      apartment: 'tykha-zatoka-1-143',
      locale: 'uk',
      askedAt: new Date('2026-11-20T10:00:00Z'),
      campaign: { utm_source: 'google' },
      outcome: null,
      lostReason: null,
    });
    expect(await leads.crmLead(crypto.randomUUID())).toBeNull();
  });

  it('stores one request however often the button is pressed', async () => {
    const { ask, stored } = await build();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(asked)));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('refuses a phone that cannot be called', async () => {
    const { ask, stored } = await build();
    expect(await ask({ ...asked, phone: '0201234567' })).toEqual({ ok: false, refusal: { kind: 'bad-phone' } });
    expect(await stored()).toEqual([]);
  });

  describe('robots', () => {
    it.each([{ company: 'Best SEO' }, { elapsed: 200 }])('are thanked and not stored: %j', async (trait) => {
      const { ask, stored } = await build();
      expect(await ask({ ...asked, ...trait })).toMatchObject({ ok: true });
      expect(await stored()).toEqual([]);
    });
  });
});
