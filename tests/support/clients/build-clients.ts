import { expect } from 'vitest';
import { usualCodeCountries } from '../../../src/base/country.ts';
import { makeClients } from '../../../src/domain/clients/clients.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { movableClock } from '../services/post-office.ts';

export const phone = '+380501234567';
export const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';

export const home = '192.0.2.1';

/** The module with a clock that is moved and short messages that are read. */
export function buildClients(database: Database, { perPhoneAndAddressADay = 5, perPhoneADay = 20, perMinute = 1000 } = {}) {
  const clock = movableClock('2026-11-21T12:00:00Z');
  const messages: { to: string; text: string }[] = [];
  const sms = { send: async (message: { to: string; text: string }) => void messages.push(message) };
  const clients = makeClients({
    db: database.kysely,
    clock,
    secret: 'a secret of thirty-two characters',
    sms: { send: (message) => sms.send(message) },
    showsCodes: false,
    site: { publicUrl: 'https://example.test', brand: () => ({ name: 'ОБРІЙ', phone: '' }) },
    limits: { perPhoneAndAddressADay, perPhoneADay, perMinute, resendSeconds: 60, countries: usualCodeCountries.split(',') },
    log: { warn: () => undefined },
    leaving: async () => null,
  });
  type Ask = { address?: string; purpose?: 'login' | 'prove' | 'leave' };
  const start = (to = phone, { address = home, purpose = 'login' }: Ask = {}) =>
    clients.startPhoneCheck({ phone: to, purpose, address, locale: 'uk' });
  const code = async (to = phone, ask: Ask = {}) => {
    expect(await start(to, ask)).toMatchObject({ ok: true });
    return /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0] ?? '';
  };
  const login = (typed: string, to = phone, address = home) => clients.login({ phone: to, code: typed, locale: 'uk', userAgent, address });
  return { clients, clock, messages, sms, start, code, login };
}

export const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');
