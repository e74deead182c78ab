import autocannon from 'autocannon';

export type Pressure = { perSecond: number; p99Ms: number };

const connections = 20;
const seconds = 4;
const rounds = 3;

/** One short run against a loopback address; throws when any answer was not 2xx, because then the number means nothing. */
async function press(address: string, paths: string[], headers: Record<string, string>): Promise<Pressure> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  if (result.non2xx > 0 || result.errors > 0 || result.requests.total === 0) {
    throw new Error(
      `${address}: ${result.non2xx} answers were not 2xx, ${result.errors} failed (${JSON.stringify(result.statusCodeStats)})`,
    );
  }
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export type Contestant = { name: string; address: string; paths: string[]; headers?: Record<string, string> };

/** Presses the contestants in turns, so that a busy moment of the machine hits them all, and gives each its median. */
export async function pressInTurns(contestants: Contestant[]): Promise<Map<string, Pressure>> {
  const runs = new Map<string, Pressure[]>(contestants.map(({ name }) => [name, []]));
  for (const { address, paths, headers = {} } of contestants) await press(address, paths, headers); // warm
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, address, paths, headers = {} } of contestants) runs.get(name)?.push(await press(address, paths, headers));
  }
  return new Map(
    [...runs].map(([name, each]) => [
      name,
      { perSecond: middle(each.map(({ perSecond }) => perSecond)), p99Ms: middle(each.map(({ p99Ms }) => p99Ms)) },
    ]),
  );
}
