import { expect, it } from 'vitest';
import { doWork } from '../../../tests/support/clients/proof-of-work.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import type { Database } from '../../platform/database/database.ts';
import { makeClients } from './clients.ts';

const phone = '+380501234567';
const address = '192.0.2.1';

function build(database: Database, { perMinute = 1000, countries = ['UA', 'PL'] } = {}) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  const texts: string[] = [];
  const clients = makeClients({
    db: database.kysely,
    clock,
    secret: 'a secret of thirty-two characters',
    sms: { send: async ({ text }) => void texts.push(text) },
    showsCodes: false,
    site: { publicUrl: 'https://example.test', brand: () => ({ name: 'ОБРІЙ', phone: '' }) },
    limits: { perPhoneAndAddressADay: 5, perPhoneADay: 20, perMinute, resendSeconds: 60, countries },
    log: { warn: () => undefined },
    leaving: async () => null,
  });
  type Ask = { purpose?: 'login' | 'prove' | 'leave'; work?: { challenge: string; answer: string } };
  const start = (to = phone, ask: Ask = {}) => clients.startPhoneCheck({ phone: to, address, locale: 'uk', ...ask });
  const code = async () => {
    expect((await start()).ok).toBe(true);
    return /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? '';
  };
  const login = (typed: string) => clients.login({ phone, code: typed, locale: 'uk', userAgent: 'Firefox', address });
  return { clock, start, code, login };
}

onEachEngine('codes of a busy minute', (open) => {
  it('§1 gives a code to a client and for proof of work when strangers have requested nearly all of a minute', async () => {
    const { start, clock, code, login } = build(await open(), { perMinute: 8 });
    expect((await login(await code())).ok).toBe(true);
    clock.pass(2);
    const kindOf = async (to: string, ask?: Parameters<typeof start>[1]) => {
      const answer = await start(to, ask);
      return answer.ok ? 'sent' : answer.refusal.kind;
    };
    for (let at = 0; at < 4; at += 1) expect(await kindOf(`+4850123410${at}`)).toBe('sent');
    const refused = await start('+48501234200');
    if (refused.ok || refused.refusal.kind !== 'work-needed') throw new Error('no work to do');
    const work = doWork(refused.refusal);
    expect([await kindOf('+48501234201', { work }), await kindOf('+48501234200', { work })]).toEqual(['work-needed', 'sent']);
    // A logged-in client needs no proof of work.
    const own = (at: number) => kindOf(`+4850123430${at}`, { purpose: 'prove' });
    expect(await own(0)).toBe('sent');
    // Three quarters are sent: the rest is for the first country, and of that a half for phones of clients.
    expect([await kindOf('+48501234203'), await kindOf('+380671234100')]).toEqual(['too-many-codes', 'work-needed']);
    expect(await own(1)).toBe('sent');
    expect([await kindOf('+380671234101'), await kindOf(phone)]).toEqual(['too-many-codes', 'work-needed']);
    expect([await own(2), await own(3), await kindOf(phone)]).toEqual(['sent', 'too-many-codes', 'too-many-codes']);
  });

  it('lets a client of a country that is served no more prove the phone and leave', async () => {
    const served = build(await open(), { countries: ['UA'] });
    expect(await served.start('+48501234567')).toMatchObject({ ok: false, refusal: { kind: 'bad-phone' } });
    for (const purpose of ['prove', 'leave'] as const) {
      expect((await served.start('+48501234567', { purpose })).ok).toBe(true);
      served.clock.pass(2);
    }
  });
});
