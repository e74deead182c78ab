import { parentPort } from 'node:worker_threads';

/** Runs in the thread: returns the answer for each piece of work. A fault ends the thread. */
export function answerInThread<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('not in a thread of its own');
  port.on('message', async (given: Given) => port.postMessage(await work(given)));
}
