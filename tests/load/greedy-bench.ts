import { Agent, get } from 'node:http';
import type { RunningApp } from '../support/start-app.ts';
import type { Row } from './bench-table.ts';

const connections = 16;
const looks = 60;
const flatsAsked = 1_200;

/** A visitor with an own address on this machine: every one of 127.0.0.0/8 reaches the app, which counts each by itself. */
export function visitorAt(app: RunningApp, localAddress: string) {
  const agent = new Agent({ keepAlive: true, localAddress });
  return {
    look: (path: string) =>
      new Promise<{ status: number; ms: number }>((resolve, reject) => {
        const began = performance.now();
        // As it is spelt: an address would be tidied before it leaves.
        get(app.address, { path, agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
          answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
        }).once('error', reject);
      }),
    leave: () => agent.destroy(),
  };
}

export async function flatSlugs(app: RunningApp, wanted: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < wanted; page += 1) {
    const answer = await fetch(`${app.address}/api/uk/apartments?per_page=48&page=${page}`);
    const { apartments } = (await answer.json()) as { apartments: { items: { slug: string }[] } };
    if (apartments.items.length === 0) break;
    slugs.push(...apartments.items.map(({ slug }) => slug));
  }
  return slugs.slice(0, wanted);
}

const medianOf = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** The wait of another visitor for a flat's page that is not cached, while one address requests the most expensive pages without end. */
export async function greedyAddress(app: RunningApp): Promise<Row[]> {
  const slugs = await flatSlugs(app, flatsAsked);
  const visitor = visitorAt(app, '127.0.9.1');
  let at = 0;
  async function lookAround(): Promise<number> {
    const times: number[] = [];
    for (let look = 0; look < looks; look += 1) {
      at += 1;
      const { status, ms } = await visitor.look(`/apartments/${slugs[slugs.length - at]}/`);
      if (status !== 200) throw new Error(`a flat's page answered ${status}`);
      times.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return medianOf(times);
  }
  await lookAround(); // warm
  const quiet = await lookAround();
  const greedy = visitorAt(app, '127.0.9.2');
  let going = true;
  let pages = 0;
  const asking = Array.from({ length: connections }, async () => {
    while (going) {
      pages += 1;
      await greedy.look(`/apartments/${slugs[pages % (slugs.length - 3 * looks)]}/plan/`);
    }
  });
  const meanwhile = await lookAround();
  going = false;
  await Promise.all(asking);
  visitor.leave();
  greedy.leave();
  return [
    {
      what: `another visitor's median while one address has ${connections} connections (${pages} plans asked)`,
      measured: `${meanwhile.toFixed(0)} ms`,
      beside: `${quiet.toFixed(0)} ms: quiet`,
      ratio: `${(meanwhile / quiet).toFixed(1)} ×`,
      goal: '≤ 3 ×',
    },
  ];
}
