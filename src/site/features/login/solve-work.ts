import type { AskedWork } from '../../../contract/clients/clients.ts';
import { zeroBitsOf } from './zero-bits.ts';

/** A piece of work short enough not to delay input. */
const pieceMs = 10;
const triesBetweenLooks = 256;

/** Gives the page its turn; a timer would be slowed down in a tab that is not looked at. */
const yieldTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Finds the number that a challenge asks for, in small pieces. */
export async function solve({ challenge, bits }: AskedWork): Promise<string> {
  let answer = 0;
  for (;;) {
    const until = performance.now() + pieceMs;
    do {
      for (const last = answer + triesBetweenLooks; answer < last; answer += 1)
        if (zeroBitsOf(`${challenge}.${answer}`) >= bits) return String(answer);
    } while (performance.now() < until);
    await yieldTurn();
  }
}
