import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** `perSecond` is what the client saw; `perCpuSecond` is by the server's own processor time, which a slow client cannot hide. */
export type Pressure = { perSecond: number; perCpuSecond: number; p99Ms: number };

/** `nextPath` is asked for every request, so that an uncached page can be another one each time. */
export type Contestant = {
  name: string;
  address: string;
  pid: number | undefined;
  nextPath: () => string;
  headers?: Record<string, string>;
};

const connections = 20;
const seconds = 3;
const rounds = 5;
const ticksPerSecond = 100;

/** Processor seconds that a process has used so far; NaN where /proc does not have them. */
export function cpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** One short run against a loopback address; throws when any answer was not 2xx, because then the number means nothing. */
async function press({ address, pid, nextPath, headers = {} }: Contestant): Promise<Pressure> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    headers,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  const used = cpuSeconds(pid) - before;
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    throw new Error(
      `${address}: ${result.non2xx} answers were not 2xx, ${result.errors} failed (${JSON.stringify(result.statusCodeStats)})`,
    );
  }
  return { perSecond: result.requests.average, perCpuSecond: result.requests.total / used, p99Ms: result.latency.p99 };
}

export const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Presses the contestants in turns, so that a busy moment of the machine hits them all, and gives each its median. */
export async function pressInTurns(contestants: Contestant[]): Promise<Map<string, Pressure>> {
  const runs = new Map<string, Pressure[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await press(contestant); // warm
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) runs.get(contestant.name)?.push(await press(contestant));
  }
  return new Map(
    [...runs].map(([name, each]) => [
      name,
      {
        perSecond: middle(each.map(({ perSecond }) => perSecond)),
        perCpuSecond: middle(each.map(({ perCpuSecond }) => perCpuSecond)),
        p99Ms: middle(each.map(({ p99Ms }) => p99Ms)),
      },
    ]),
  );
}
