import type { Clock } from '../../base/clock.ts';

export const moods = ['slow', 'down', 'garbage'] as const;
export type Mood = (typeof moods)[number];

const lastsMs = 30_000;

/** How a simulated service feels: for half a minute it may be slow, down, or answer nonsense, and is well again by itself. */
export function makeWeather(clock: Clock) {
  let mood: Mood | null = null;
  let until = 0;
  const now = (): Mood | null => (clock().getTime() < until ? mood : null);
  return {
    now,
    set(next: Mood | null): void {
      mood = next;
      until = next ? clock().getTime() + lastsMs : 0;
    },
    /** What comes instead of an answer; null on a good day. */
    async spoilt(signal?: AbortSignal | null): Promise<Response | null> {
      const feels = now();
      if (feels === 'down') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
      if (feels === 'garbage') return new Response('<html>Обслуговування</html>', { status: 200 });
      if (feels === 'slow')
        await new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
      return null;
    },
  };
}
export type Weather = ReturnType<typeof makeWeather>;
