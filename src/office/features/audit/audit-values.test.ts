import { afterAll, expect, it, vi } from 'vitest';
import { dealStates } from '../../../contract/office/deals.ts';
import { importStates } from '../../../contract/office/imports/imports.ts';
import { requestStates, resumeStates } from '../../../contract/office/inbox/inbox.ts';
import { releaseStates } from '../../../contract/office/releases/releases.ts';
import { formatDay } from '../../data/format.ts';
import { shownValue } from './audit-values.ts';

// The language of the office is a choice that the browser remembers.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

const names = { project: String, person: String, currency: undefined };
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('shows a contract in its own currency, and its payments without one', () => {
  const contract = [{ number: 'Д-8', signed_on: '2026-11-25', total_minor: 4_000_000, total_currency: 'USD' }];
  expect(plain(shownValue('contract', contract, names))).toBe(`Д-8 · ${plain(formatDay('2026-11-25T12:00:00Z'))} · 40 000 $`);
  const payments = [{ position: 1, due_on: '2099-01-24', amount_minor: 1_000_000, paid_minor: 250_000 }];
  expect(plain(shownValue('contract_payment', payments, names))).toBe('24 січня 2099 · 10 000 · Сплачено: 2 500');
  expect(plain(shownValue('unpaid_minor', 10_348_800, names))).toBe('103 488');
});

it('names another year without a dot that would end a sentence twice', () => {
  expect(plain(formatDay('2099-01-24T12:00:00Z'))).toBe('24 січня 2099');
});

it.each([...dealStates, ...importStates, ...releaseStates, ...requestStates, ...resumeStates])('names the state %s', (state) => {
  expect(shownValue('state', state, names)).not.toBe(shownValue('state', 'of an earlier version', names));
});
