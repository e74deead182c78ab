import { hash } from 'node:crypto';

/** Does the work that a refusal asks for, as a browser does. */
export function doWork({ challenge, bits }: { challenge: string; bits: number }): { challenge: string; answer: string } {
  for (let answer = 0; ; answer += 1)
    if (Math.clz32(hash('sha256', `${challenge}.${answer}`, 'buffer').readUInt32BE(0)) >= bits)
      return { challenge, answer: String(answer) };
}
