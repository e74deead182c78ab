import { expect, it } from 'vitest';
import { followChanges } from './follow-changes.ts';

/** What was asked, and after which answers the screen looked again. */
async function follow(answers: (string | null)[]) {
  const stop = new AbortController();
  const [asked, changes, pauses]: [(string | undefined)[], (string | null)[], boolean[]] = [[], [], []];
  let last: string | null = null;
  await followChanges(
    {
      async nextVersion(seen) {
        asked.push(seen);
        last = answers[asked.length - 1] ?? null;
        return last;
      },
      onChange: async () => changes.push(last),
      async pause(isAnswered) {
        pauses.push(isAnswered);
        if (pauses.length === answers.length) stop.abort();
      },
    },
    stop.signal,
  );
  return { asked, changes, pauses };
}

it('looks again at the first version, since what is on the screen was read before it', async () => {
  expect(await follow(['5', '5'])).toEqual({ asked: [undefined, '5'], changes: ['5'], pauses: [true, true] });
});

it('looks again at each other version, and not while it stays the same', async () => {
  expect((await follow(['5', '5', '6', '6', '7'])).changes).toEqual(['5', '6', '7']);
});

it('looks again after an outage, whatever the version is then, and rests longer during it', async () => {
  expect(await follow(['5', null, null, '5'])).toEqual({
    asked: [undefined, '5', undefined, undefined],
    changes: ['5', '5'],
    pauses: [true, false, false, true],
  });
});

it('looks no more once it is stopped while it waits', async () => {
  const stop = new AbortController();
  let changes = 0;
  await followChanges(
    {
      async nextVersion() {
        stop.abort();
        return '6';
      },
      onChange: async () => changes++,
      pause: async () => undefined,
    },
    stop.signal,
  );
  expect(changes).toBe(0);
});
