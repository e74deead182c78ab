import { describe, expect, it } from 'vitest';
import { doWork } from '../../../tests/support/clients/proof-of-work.ts';
import { makeCodeAdmission, type Requester } from './code-admission.ts';
import { makeProofOfWork, type ProofOfWork } from './proof-of-work.ts';

const secret = 'a secret of thirty-two characters';
const start = Date.parse('2026-11-21T12:00:00Z');

const answerTo = (challenge: string, bits: number) => doWork({ challenge, bits }).answer;

describe('work', () => {
  const phone = '+380501234567';
  const build = () => {
    let now = start;
    const pass = (seconds: number) => {
      now += seconds * 1000;
    };
    return { ...makeProofOfWork({ secret, clock: () => new Date(now) }), pass };
  };

  it('counts for its phone, while the challenge lives, once', () => {
    const { ask, bitsOf, take, pass } = build();
    const challenge = ask(phone, 8);
    const work = { challenge, answer: answerTo(challenge, 8) };
    expect([bitsOf(phone, work), bitsOf('+380501234568', work)]).toEqual([8, 0]);
    pass(299);
    expect(bitsOf(phone, work)).toBe(8);
    take(work);
    expect(bitsOf(phone, work)).toBe(0);
    const other = ask(phone, 8);
    const late = { challenge: other, answer: answerTo(other, 8) };
    pass(300);
    expect(bitsOf(phone, late)).toBe(0);
  });

  it('counts for nothing when it was not done, or the challenge is not ours', () => {
    const { ask, bitsOf } = build();
    const challenge = ask(phone, 12);
    const answer = answerTo(challenge, 12);
    const wrong = Array.from({ length: 20 }, (_, at) => String(at)).filter((one) => one !== answer);
    expect(wrong.filter((one) => bitsOf(phone, { challenge, answer: one }) > 0).length).toBeLessThan(3);
    const [until, , nonce, signature] = challenge.split('.');
    for (const forged of [`${until}.1.${nonce}.${signature}`, `zzzzzz.12.${nonce}.${signature}`, challenge.slice(0, -1), '', '...'])
      expect(bitsOf(phone, { challenge: forged, answer: '1' })).toBe(0);
    expect(bitsOf(phone, { challenge, answer: `${answer} ` })).toBe(0);
    const elsewhere = makeProofOfWork({ secret: 'another secret of thirty-two chars', clock: () => new Date(start) }).ask(phone, 4);
    expect(bitsOf(phone, { challenge: elsewhere, answer: answerTo(elsewhere, 4) })).toBe(0);
    // A browser tries blocks of 55 bytes.
    expect(`${challenge}.999999999999`.length).toBeLessThanOrEqual(55);
  });
});

/** A seeded choice, so that a run that fails can be run again. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/**
 * Minutes of a flood in steps of a tenth of a second. The attacker has an address and a new phone for each request, and `hashes` a second
 * for all of them; work is played by its cost, and its answer is found for real, of few bits, by a server that asks for thirteen less.
 */
function flood({ seed, hashes, minutes = 5, attackers }: { seed: number; hashes: number; minutes?: number; attackers: Requester }) {
  const random = seeded(seed);
  let now = start;
  const clock = () => new Date(now);
  const { admit } = makeCodeAdmission({ perMinute: 60, clock, secret, easierBits: 13 });
  type Person = { phone: string; asker: Requester; hashes: number; begun: number; readyAt: number; work: ProofOfWork | null };
  const waited: Partial<Record<Requester, number[]>> = {};
  let sentToAttackers = 0;
  let most = 0;
  const sentAt: number[] = [];
  let people: Person[] = [];
  let attackReadyAt = start;
  let attackWork: { phone: string; work: ProofOfWork } | null = null;
  let phones = 0;
  const cost = (bits: number, speed: number) => (-Math.log(1 - random()) * 2 ** (bits + 13) * 1000) / speed;
  const note = () => {
    sentAt.push(now);
    most = Math.max(most, sentAt.filter((at) => now - at < 60_000).length);
  };
  for (; now < start + minutes * 60_000; now += 100) {
    for (let tries = 0; tries < 20 && attackReadyAt <= now; tries += 1) {
      const request: { phone: string; work: ProofOfWork | null } = attackWork ?? { phone: `+38067${phones++}`, work: null };
      attackWork = null;
      const refused = admit({ ...request, asker: attackers });
      if (!refused) {
        sentToAttackers += 1;
        note();
      } else if (refused.kind === 'work-needed' && hashes > 0) {
        const { challenge, bits } = refused;
        attackReadyAt = now + cost(bits, hashes);
        attackWork = { phone: request.phone, work: { challenge, answer: answerTo(challenge, bits) } };
      } else break;
    }
    if (now > start + 60_000 && random() < 0.01) {
      const asker = (['client', 'home', 'guest'] as const)[Math.floor(random() * 3)] ?? 'home';
      people.push({ phone: `+38050${phones++}`, asker, hashes: 200_000, begun: now, readyAt: now, work: null });
    }
    people = people.filter((one) => {
      if (one.readyAt > now) return true;
      const refused = admit(one);
      if (!refused) {
        waited[one.asker] = [...(waited[one.asker] ?? []), (now - one.begun) / 1000];
        note();
        return false;
      }
      if (refused.kind === 'work-needed') {
        one.work = { challenge: refused.challenge, answer: answerTo(refused.challenge, refused.bits) };
        one.readyAt = now + cost(refused.bits, one.hashes);
      } else one.readyAt = now + Math.min(5, refused.retryAfterSeconds) * 1000;
      return true;
    });
  }
  const oldest = (asker: Requester) => Math.max(0, ...people.filter((one) => one.asker === asker).map(({ begun }) => (now - begun) / 1000));
  return { waited, oldest, sentToAttackers, most };
}

const seeds = [1, 2, 3, 4];

describe('a flood of requests for codes', () => {
  it.each(seeds)('without proof of work blocks no client’s code, and costs half of what the limit allows (%i)', (seed) => {
    const { waited, oldest, sentToAttackers, most } = flood({ seed, hashes: 0, attackers: 'home' });
    for (const asker of ['client', 'home', 'guest'] as const) {
      expect(waited[asker]?.length).toBeGreaterThan(0);
      expect([asker, Math.max(...(waited[asker] ?? []), oldest(asker)) < 30]).toEqual([asker, true]);
    }
    expect(sentToAttackers).toBeLessThanOrEqual(5 * 30 + 30);
    expect(most).toBeLessThanOrEqual(60);
  });

  it.each(seeds)('that works as hard as five phones blocks no code of the first country (%i)', (seed) => {
    const { waited, oldest, most } = flood({ seed, hashes: 1_000_000, attackers: 'home' });
    for (const asker of ['client', 'home'] as const)
      expect([asker, Math.max(...(waited[asker] ?? [0]), oldest(asker)) < 90]).toEqual([asker, true]);
    expect(most).toBeLessThanOrEqual(60);
  });

  it.each(seeds)('of whatever power, with numbers of our own country, leaves clients their share (%i)', (seed) => {
    const { waited, oldest, most } = flood({ seed, hashes: 1e12, attackers: 'home' });
    expect(waited.client?.length).toBeGreaterThan(0);
    expect(Math.max(...(waited.client ?? []), oldest('client'))).toBeLessThan(90);
    expect(most).toBeLessThanOrEqual(60);
  });
});

it('asks for more work the more was sent, and says when none will be asked for', () => {
  let now = start;
  const { admit } = makeCodeAdmission({ perMinute: 60, clock: () => new Date(now), secret, easierBits: 12 });
  const bits = [];
  for (let sent = 0; sent < 60; sent += 1) {
    const request = { phone: `+38050${sent}`, asker: 'client' as const, work: null };
    const refused = admit(request);
    if (refused?.kind === 'work-needed') {
      bits.push(refused.bits + 12);
      expect(refused.retryAfterSeconds).toBe(60);
      expect(admit({ ...request, work: { challenge: refused.challenge, answer: answerTo(refused.challenge, refused.bits) } })).toBe(null);
    }
  }
  expect(bits).toEqual([...bits].sort((a, b) => a - b));
  expect([bits.length, bits[0], bits.at(-1)]).toEqual([30, 17, 22]);
  expect(admit({ phone: '+380501', asker: 'own', work: null })).toEqual({ kind: 'too-many-codes', retryAfterSeconds: 60 });
  now += 60_000;
  expect(admit({ phone: '+380502', asker: 'guest', work: null })).toBe(null);
});
