import { expect, it, vi } from 'vitest';
import * as m from '../../paraglide/messages.js';
import { passkeyFailure } from './passkey-failure.ts';

vi.mock('../../data/ask.ts', () => ({ ask: vi.fn() }));

const refusal = (code: string, statusCode: number) => Object.assign(new Error(code), { problem: { code, message: code, statusCode } });
const ofBrowser = (name: string) => Object.assign(new Error(name), { name });

it('tells a lost network from a key that was refused', () => {
  expect(passkeyFailure(new TypeError('Failed to fetch'))).toBe(m.shell_unreached());
  expect(passkeyFailure(refusal('fault', 503))).toBe(m.shell_unreached());
  expect(passkeyFailure(refusal('bad-fields', 422))).toBe(m.login_refused());
  expect(passkeyFailure(refusal('too-often', 429))).toBe('too-often');
  expect(passkeyFailure(ofBrowser('NotAllowedError'))).toBe(m.login_cancelled());
  expect(passkeyFailure(ofBrowser('SecurityError'))).toBe(m.login_refused());
});
