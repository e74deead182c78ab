import { parentPort } from 'node:worker_threads';

/** What the script of a thread says it does: an answer for each piece that it is given. What is thrown ends the thread. */
export function answerInThread<Given, Answer>(work: (given: Given) => Answer | Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('not in a thread of its own');
  port.on('message', async (given: Given) => port.postMessage(await work(given)));
}
