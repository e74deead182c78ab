// Runs in a thread of its own, so that the asker does not steal the server's time: asks one query after another, one connection.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { port, queries, warmup } = workerData as { port: number; queries: string[]; warmup: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(query: string): Promise<{ milliseconds: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get({ port, host: '127.0.0.1', agent, path: `/api/uk/apartments?${query}` }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${query}`));
        else resolve({ milliseconds: performance.now() - started, bytes });
      });
    }).on('error', reject);
  });
}

const measured: { milliseconds: number; bytes: number }[] = [];
for (const [at, query] of queries.entries()) {
  const one = await ask(query);
  if (at >= warmup) measured.push(one);
}
agent.destroy();
parentPort?.postMessage(measured);
