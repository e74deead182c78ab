import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { AskedWork } from '../../src/contract/clients/clients.ts';
import { makeBoundedWork } from '../../src/platform/threads/bounded-work.ts';
import { type RunningApp, startApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';

const pairs = 6;
const comeEveryMs = 4_000;
const lastsMs = 55_000;
const connections = 16;

type Work = { challenge: string; answer: string };
type Person = { address: string; phone: string };
type Answer = { status: number; code?: string | null; work?: AskedWork; retryAfter: number };

/** Limits that the app of the benchmarks lifts have their defaults again; a request names its address as a proxy does. */
const env = { TRUST_PROXY: '127.0.0.0/8', CODES_PER_10_MINUTES: '10', CODES_PER_MINUTE: '60' };

let people = 0;
/** A phone of the first country, and an address without earlier requests. */
function someone(phone?: string): Person {
  people += 1;
  const address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
  return { address, phone: phone ?? `+38050${1_000_000 + people}` };
}

/** A processor of its own that does one piece of work after the other. */
const workingThread = () =>
  makeBoundedWork<AskedWork, Work>({
    script: new URL('../support/clients/proof-of-work-thread.ts', import.meta.url),
    idleMs: 1_000,
    longestMs: lastsMs,
    longestWaitMs: 2 * lastsMs,
  });

async function post({ address }: Person, app: RunningApp, agent: Agent, path: string, body: object): Promise<Answer> {
  const asking = request(`${app.address}/api/client/${path}`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  }).end(JSON.stringify(body));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => asking.once('response', resolve).once('error', reject));
  return { ...JSON.parse(await text(answer)), status: answer.statusCode ?? 0, retryAfter: Number(answer.headers['retry-after'] ?? 1) };
}

/** A client with an account, who asks from another address on the next visit. */
async function client(app: RunningApp, agent: Agent): Promise<Person> {
  const before = someone();
  const { code } = await post(before, app, agent, 'start-phone-check', { phone: before.phone });
  const { status } = await post(before, app, agent, 'login', { phone: before.phone, code });
  if (status !== 200) throw new Error(`a login answered ${status}`);
  return someone(before.phone);
}

/** Milliseconds until there was a code; null with the longest wait, in seconds, that a request without one was asked for. */
type Got = { ms: number | null; waitSeconds: number };

/** Acts as the site's page and a patient person do: works when work is required, waits when a wait is required. */
async function getCode(app: RunningApp, agent: Agent, person: Person, until: number): Promise<Got> {
  const began = performance.now();
  const work = workingThread();
  let done: Work | 'exceeded' | undefined;
  let waitSeconds = 0;
  while (performance.now() < until) {
    const answer = await post(person, app, agent, 'start-phone-check', { phone: person.phone, ...(done !== 'exceeded' && done) });
    if (answer.status === 200) return { ms: performance.now() - began, waitSeconds };
    done = answer.work && (await work(answer.work));
    if (answer.work) continue;
    waitSeconds = Math.max(waitSeconds, answer.retryAfter);
    await wait(Math.min(answer.retryAfter * 1_000, Math.max(0, until - performance.now())));
  }
  return { ms: null, waitSeconds };
}

/** Asks on many connections, always for another phone from another address, and works for more with one processor, until `until`. */
async function flood(app: RunningApp, agent: Agent, until: number) {
  const counts = { tried: 0, got: 0 };
  let wanted: { work: AskedWork; person: Person } | undefined;
  const ask = async (person: Person, work: Work | object = {}) => {
    counts.tried += 1;
    const answer = await post(person, app, agent, 'start-phone-check', { phone: person.phone, ...work });
    if (answer.status === 200) counts.got += 1;
    if (answer.work) wanted = { work: answer.work, person };
  };
  const asking = Array.from({ length: connections }, async () => {
    while (performance.now() < until) await ask(someone());
  });
  const work = workingThread();
  while (performance.now() < until) {
    const next = wanted;
    wanted = undefined;
    const done = next && (await work(next.work));
    if (next && typeof done === 'object') await ask(next.person, done);
    else await wait(10);
  }
  await Promise.all(asking);
  return counts;
}

function rowOf(who: string, all: Got[], beside: string): Row {
  const got = all.flatMap(({ ms }) => (ms === null ? [] : [ms])).sort((one, other) => one - other);
  const seconds = (time: number | undefined) => `${((time ?? Number.NaN) / 1000).toFixed(1)} s`;
  const longest = Math.max(...all.map(({ waitSeconds }) => waitSeconds));
  return {
    what: `honest people who get a code during a flood of codes, ${who}`,
    measured: `${got.length} of ${all.length}, median ${seconds(got[got.length >> 1])}, longest ${seconds(got.at(-1))}${longest > 0 ? `; asked to wait ${longest} s at most` : ''}`,
    beside,
    ratio: '',
    goal: 'all of them',
  };
}

/** The clients who get a login code, and when, during a flood of requests from many addresses that does the required work too. */
export async function codesFlood(): Promise<Row[]> {
  const app = await startApp({ env });
  const agent = new Agent({ keepAlive: true });
  const floodAgent = new Agent({ keepAlive: true });
  try {
    const clients: Person[] = [];
    for (let at = 0; at < pairs; at += 1) clients.push(await client(app, agent));
    const until = performance.now() + lastsMs;
    const flooding = flood(app, floodAgent, until);
    const asked = { clients: [] as Promise<Got>[], others: [] as Promise<Got>[] };
    for (const known of clients) {
      await wait(comeEveryMs);
      asked.clients.push(getCode(app, agent, known, until));
      asked.others.push(getCode(app, agent, someone(), until));
    }
    const [ofClients, ofOthers] = [await Promise.all(asked.clients), await Promise.all(asked.others)];
    const { tried, got } = await flooding;
    const beside = `${got} of ${tried.toLocaleString('en')}: the flood's, in ${lastsMs / 1_000} s`;
    return [rowOf('with an account', ofClients, beside), rowOf('without one', ofOthers, beside)];
  } finally {
    agent.destroy();
    floodAgent.destroy();
    await app.stop();
  }
}
