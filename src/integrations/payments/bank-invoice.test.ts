import { expect, it } from 'vitest';
import { type BankInvoice, invoiceAt, playedOut } from './bank-invoice.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const invoice: BankInvoice = {
  id: 'a',
  amount: 1000,
  reference: 'r',
  destination: '',
  redirectUrl: '',
  webHookUrl: '',
  createdAt: now.toISOString(),
  validUntil: after(15).toISOString(),
  happenings: [],
  cancels: [],
  calls: [],
};

it('an invoice is too old to be paid when its time has passed, and not before', () => {
  expect(invoiceAt(invoice, after(14.9)).status).toBe('created');
  expect(invoiceAt(invoice, after(15))).toMatchObject({ status: 'expired', modifiedDate: after(15).toISOString() });
});

it('a late payment comes when the hold has ended, is reported then, and has the time when it came', () => {
  const { happenings, calls } = playedOut('late', invoice, after(1));
  const paid = { ...invoice, happenings };
  expect(invoiceAt(paid, after(15)).status).toBe('processing');
  const last = calls.at(-1);
  expect(last?.afterMs).toBe(14 * 60_000 + 5_000);
  expect(last && invoiceAt(paid, last.moment)).toMatchObject({ status: 'success', modifiedDate: last?.moment.toISOString() });
});
