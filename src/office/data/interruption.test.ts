import { afterEach, expect, it } from 'vitest';
import {
  Dismissed,
  type Interruption,
  interrupt,
  interruptToSign,
  interruptUnasked,
  noteSession,
  openInterruption,
} from './interruption.ts';

const act = { operation: 'POST /office/api/people/lock', payload: {}, words: 'Блокуємо' };
const shown = (): Interruption => {
  const open = openInterruption();
  if (!open) throw new Error('Nothing is open.');
  return open;
};
const again = { isFirst: false };

afterEach(() => {
  openInterruption()?.dismiss();
  noteSession();
});

it('a login that a person has closed does not come again by itself, until a request of a person or a session', async () => {
  const first = interruptUnasked(again);
  shown().dismiss();
  await expect(first).rejects.toBeInstanceOf(Dismissed);
  await expect(interruptUnasked(again)).rejects.toBeInstanceOf(Dismissed);
  expect(openInterruption()).toBeNull();

  const pressed = interrupt('login');
  expect(shown().kind).toBe('login');
  shown().done('');
  await pressed;
  const later = interruptUnasked(again);
  shown().dismiss();
  await expect(later).rejects.toBeInstanceOf(Dismissed);

  noteSession();
  void interruptUnasked(again).catch(() => undefined);
  expect(shown().kind).toBe('login');
});

it('a screen that is opened after it asks for the login', () => {
  void interrupt('login').catch(() => undefined);
  shown().dismiss();
  void interruptUnasked({ isFirst: true }).catch(() => undefined);
  expect(shown().kind).toBe('login');
});

it('what looks anew by itself waits with an open login, and takes the place of no signature', async () => {
  const pressed = interrupt('login');
  const looked = interruptUnasked(again);
  shown().done('');
  await Promise.all([pressed, looked]);

  const signed = interruptToSign(act);
  await expect(interruptUnasked(again)).rejects.toBeInstanceOf(Dismissed);
  expect(shown().act).toBe(act);
  shown().done('signature');
  expect(await signed).toBe('signature');
});

it('a login whose place a signature takes was closed by no person', async () => {
  const pressed = interrupt('login');
  const signed = interruptToSign(act);
  await expect(pressed).rejects.toBeInstanceOf(Dismissed);
  shown().done('signature');
  await signed;
  void interruptUnasked(again).catch(() => undefined);
  expect(shown().kind).toBe('login');
});
