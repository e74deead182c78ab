import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { serveAnswers } from '../../../tests/support/services/serve-answers.ts';
import type { SmsPort } from '../../domain/clients/sms-port.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { Undeliverable } from '../../platform/outbox/outbox.ts';
import { makeSmsSimulator } from '../../simulators/sms/sms-simulator.ts';
import { turboSms } from './turbosms.ts';

const id = '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f';
const message = { to: '+380501234567', text: 'Ваш код: 123456', id };
const patienceMs = 2_000;

function simulated() {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-sms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clock = movableClock('2026-11-21T12:00:00Z');
  const gateway = makeSmsSimulator({ folder, clock });
  return { clock, gateway, port: gateway as SmsPort };
}
async function turbo() {
  const { gateway, clock } = simulated();
  const address = await serveAnswers(gateway.answer);
  return { clock, gateway, port: turboSms({ token: gateway.token, sender: 'OBRIY', clock, address, patienceMs }) };
}

describe.each([
  ['TurboSMS', turbo],
  ['the simulator', async () => simulated()],
])('SMS by %s (§8)', (name, open) => {
  it('arrive once, however often the same one is sent', async () => {
    const { port, gateway } = await open();
    await port.send(message);
    await port.send(message);
    await port.send({ ...message, id: crypto.randomUUID() });
    const arrived = await gateway.list();
    expect(arrived.map(({ to, text }) => ({ to, text }))).toEqual(Array(2).fill({ to: message.to, text: message.text }));
  });

  it('are given up for a phone that will never take them', async () => {
    const { port, gateway } = await open();
    const fault = await port.send({ ...message, to: '+380501230404' }).catch((one: unknown) => one);
    expect(fault).toBeInstanceOf(Undeliverable);
    expect(String(fault)).not.toMatch(/380|123456/);
    expect(await gateway.list()).toEqual([]);
  });

  it.each(name === 'the simulator' ? (['down', 'garbage', 'cut'] as const) : (['down', 'garbage', 'cut', 'slow'] as const))(
    'of a gateway that is %s are refused with a time to come back, soon at once, and go on when it is well',
    async (fault) => {
      const { port, gateway, clock } = await open();
      gateway.faults.set(fault);
      for (let tries = 0; tries < 3; tries++) {
        const fault = await port.send(message).catch((one: unknown) => one);
        expect(fault).toBeInstanceOf(Unreachable);
        expect(String(fault)).not.toMatch(/380|123456/);
      }
      const before = performance.now();
      await expect(port.send(message)).rejects.toBeInstanceOf(Unreachable);
      expect(performance.now() - before).toBeLessThan(patienceMs);
      gateway.faults.set(null);
      clock.pass(1.1 / 60);
      await port.send(message);
      expect(await gateway.list()).toHaveLength(1);
    },
  );
});

describe('TurboSMS (§8)', () => {
  const answering = (said: object) =>
    turboSms({ token: 'a-token', sender: 'OBRIY', clock: () => new Date('2026-11-21T12:00:00Z'), send: async () => Response.json(said) });
  const ofOne = (code: number) => ({ response_code: 802, response_status: 'x', response_result: [{ response_code: code }] });

  it.each([
    { response_code: 0, response_status: 'OK', response_result: null },
    ofOne(0),
    { response_code: 407, response_status: 'NOT_ALLOWED_MESSAGE_DUPLICATE', response_result: null },
    { response_code: 507, response_status: 'FAILED_DUPLICATE_REQUEST', response_result: [{ response_code: 0 }] },
  ])('has taken the message: %o', async (said) => {
    await expect(answering(said).send(message)).resolves.toBeUndefined();
  });

  it.each([305, 404, 406].map((code) => [code]))('will never bring it there: %i', async (code) => {
    await expect(answering(ofOne(code)).send(message)).rejects.toBeInstanceOf(Undeliverable);
  });

  it.each([103, 105, 203, 400, 401, 999].map((code) => [code]))('may take it when somebody has mended it: %i', async (code) => {
    const said = { response_code: code, response_status: 'x', response_result: null };
    await expect(answering(said).send(message)).rejects.toBeInstanceOf(Unreachable);
  });
});
