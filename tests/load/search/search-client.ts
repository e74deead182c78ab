// A process of its own, so that the asker does not share the server's memory: asks one query after another on one connection, and
// after each answer a bare server for as many bytes, so that both meet the same moments of a busy machine.
import { Agent, get } from 'node:http';

export type Asked = { port: number; barePort: number; queries: string[]; warmup: string[]; rounds: number };
/** One number for each query, round after round. */
export type Answered = { ours: number[]; bare: number[]; bytes: number[] };

const agent = new Agent({ keepAlive: true });

function ask(port: number, path: string): Promise<{ milliseconds: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get({ port, host: '127.0.0.1', agent, path }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${path}`));
        else resolve({ milliseconds: performance.now() - started, bytes });
      });
    }).on('error', reject);
  });
}

process.once('message', async ({ port, barePort, queries, warmup, rounds }: Asked) => {
  const answered: Answered = { ours: [], bare: [], bytes: [] };
  const asked = Array.from({ length: rounds }, () => queries).flat();
  for (const [at, query] of [...warmup, ...asked].entries()) {
    const ours = await ask(port, `/api/uk/apartments?${query}`);
    const bare = await ask(barePort, `/?bytes=${ours.bytes}`);
    if (at < warmup.length) continue;
    answered.ours.push(ours.milliseconds);
    answered.bare.push(bare.milliseconds);
    answered.bytes.push(ours.bytes);
  }
  agent.destroy();
  process.send?.(answered);
  process.disconnect();
});
