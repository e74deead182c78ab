import { setTimeout as wait } from 'node:timers/promises';

/** One of those that the app needs, and a write that cannot be done without it, or that does not wait for it. */
export type Dependency = {
  name: string;
  /** Brings about what the next writes need. */
  prepare: () => Promise<void>;
  write: () => Promise<Response>;
  /** The answer of a write while it fails. */
  meanwhile: 503 | 200;
  /** Changes on both sides shortly before the end of the fault. */
  atLast?: () => Promise<void>;
  /** Whether all is as if it had never failed; asked of what does not say so by its writes. */
  isCaughtUp?: () => Promise<boolean>;
};
type Faulty<Kind> = { dependencies: readonly Dependency[]; feel: (fault: Kind | null) => Promise<void> };
type FaultRun<Kind> = Faulty<Kind> & { fault: Kind; lastsMs: number; reads: readonly (() => Promise<Response>)[] };

/**
 * Lets all of them fail at once for so long. Answers of each, in milliseconds, how long a write waited for its answer when the fault began
 * and how long at most once it was known, and when after the end the first write was done, or both sides knew what the other had done
 * meanwhile; and how long reads of what lives in memory took at most. Throws
 * when a write is answered anything but what it should be, a 503 without `Retry-After`, or such a read anything but 200.
 */
export async function runFault<Kind>({ dependencies, feel, fault, lastsMs, reads }: FaultRun<Kind>) {
  await Promise.all(dependencies.map(({ prepare }) => prepare()));
  await feel(fault);
  const end = performance.now() + lastsMs;
  const [read, ...waited] = await Promise.all([readUntil(end, reads), ...dependencies.map((one) => writeUntil(end, one))]);
  for (const { atLast } of dependencies) await atLast?.();
  await feel(null);
  const recovered = await Promise.all(dependencies.map(recover));
  const figures = dependencies.map(({ name, meanwhile }, at) => ({
    name,
    meanwhile,
    ...(waited[at] ?? { begin: Number.NaN, known: Number.NaN }),
    recovery: recovered[at] ?? Number.NaN,
  }));
  return { figures, read };
}

async function writeUntil(end: number, { write, meanwhile }: Dependency) {
  const answered = async () => {
    const { ms, status, retryAfter, said } = await timed(write);
    if (status !== meanwhile || (status === 503 && !/^\d+$/.test(retryAfter ?? '')))
      throw new Error(`a write was answered ${status}, Retry-After ${retryAfter}: ${said}`);
    return ms;
  };
  // A request in progress at the beginning cannot know of the fault yet.
  const begin = Math.max(...(await Promise.all([answered(), answered(), answered()])));
  let known = 0;
  do {
    known = Math.max(known, await answered());
    // Each write leaves work that has to be caught up with.
    await wait(meanwhile === 200 ? 500 : 20);
  } while (performance.now() < end);
  return { begin, known };
}

async function readUntil(end: number, reads: FaultRun<unknown>['reads']): Promise<{ begin: number; known: number }> {
  const slowest = async () => {
    let most = 0;
    for (const read of reads) {
      const { ms, status } = await timed(read);
      if (status !== 200) throw new Error(`a read of what lives in memory was answered ${status}`);
      most = Math.max(most, ms);
    }
    return most;
  };
  const figures = { begin: await slowest(), known: 0 };
  do {
    figures.known = Math.max(figures.known, await slowest());
    await wait(20);
  } while (performance.now() < end);
  return figures;
}

const recover = ({ isCaughtUp, write }: Dependency): Promise<number> =>
  until(isCaughtUp ?? (async () => (await timed(write)).status === 200));

async function timed(work: () => Promise<Response>) {
  const started = performance.now();
  const answer = await work();
  const said = answer.ok ? '' : await answer.clone().text();
  return { ms: performance.now() - started, status: answer.status, retryAfter: answer.headers.get('retry-after'), said };
}

/** How many milliseconds it took to come about. Throws after 20 s. */
export async function until(isSo: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > 20_000) throw new Error('it did not come about in 20 s');
    await wait(20);
  }
  return performance.now() - started;
}
