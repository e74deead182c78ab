import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import type { Send } from '../platform/http/remote-service.ts';

export const faultKinds = ['slow', 'down', 'garbage', 'cut'] as const;
export type Fault = (typeof faultKinds)[number];

const lastsMs = 30_000;
const lookAgainMs = 20;

/** Injects faults into a simulated service: for half a minute it is slow, down or answers nonsense, and then works again. */
export function makeFaults(clock: Clock) {
  let fault: Fault | null = null;
  let until = 0;
  const now = (): Fault | null => (clock().getTime() < until ? fault : null);
  return {
    now,
    set(next: Fault | null): void {
      fault = next;
      until = next ? clock().getTime() + lastsMs : 0;
    },
    /**
     * The service with the injected fault. A slow one answers when the fault has ended; with a cut connection the request is processed and
     * half of the answer comes.
     */
    wrap: (answer: Send): Send => {
      return async (address, init) => {
        const injected = now();
        if (injected === 'down') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
        if (injected === 'garbage') return new Response('<html>Обслуговування</html>', { status: 200 });
        while (now() === 'slow') {
          init.signal?.throwIfAborted();
          await setTimeout(lookAgainMs);
        }
        const whole = await answer(address, init);
        return injected === 'cut' ? halfOf(whole) : whole;
      };
    },
  };
}
export type Faults = ReturnType<typeof makeFaults>;

/** Its end never comes, because the connection has broken. */
async function halfOf(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(line) {
      if (isSent) line.error(new TypeError('terminated', { cause: { code: 'ECONNRESET' } }));
      else line.enqueue(bytes.slice(0, bytes.length / 2));
      isSent = true;
    },
  });
  return new Response(body, { status: whole.status, headers: whole.headers });
}
