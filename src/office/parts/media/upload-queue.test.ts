import { expect, it, vi } from 'vitest';
import { makeUploadQueue, type UploadCalls } from './upload-queue.ts';

const problem = (code: string, statusCode: number) => Object.assign(new Error(code), { problem: { code, message: code, statusCode } });
const fileOf = (bytes: number, name = 'тераса.jpg') => new File([new Uint8Array(bytes)], name, { lastModified: 1 });

/** A server that has `received` bytes of one file; `lose` is called before each part. */
function start({ lose = () => {}, finish }: { lose?: (offset: number) => void; finish?: () => never } = {}) {
  const server = { id: 'a', bytes: 0, received: 0 };
  const asked: string[] = [];
  const calls: UploadCalls = {
    async begin({ fileName, bytes }) {
      asked.push(`begin ${fileName}`);
      return Object.assign(server, { bytes, received: 0 });
    },
    async look() {
      asked.push(`look ${server.received}`);
      if (server.bytes === 0) throw problem('unknown-upload', 404);
      return { ...server };
    },
    async append({ offset }, part, signal) {
      lose(offset);
      signal.throwIfAborted();
      asked.push(`part ${offset}`);
      server.received = offset + part.size;
      return { ...server };
    },
    async finish() {
      asked.push('finish');
      finish?.();
      return { picture: { name: 'uploads/terasa' } as never, isKnown: false };
    },
  };
  const stored = new Map<string, string>();
  const begun = {
    read: (file: string) => stored.get(file) ?? null,
    write: (file: string, id: string) => void stored.set(file, id),
    remove: (file: string) => void stored.delete(file),
  };
  const pauses: (() => void)[] = [];
  const pause = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      pauses.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  const logIn = vi.fn(async () => undefined);
  const refuse = ({ size }: File) => (size > 40 ? 'too large' : null);
  const queue = makeUploadQueue({ calls, partBytes: 10, refuse, begun, pause, logIn, onDone: () => undefined });
  const state = () => queue.items().map((item) => `${item.state} ${item.share}`);
  return { queue, asked, stored, pauses, logIn, server, state };
}

it('sends files one after another, in parts', async () => {
  const { queue, asked, state, stored } = start();
  queue.add([fileOf(25), fileOf(5, 'b.jpg')]);
  await vi.waitFor(() => expect(state()).toEqual(['done 1', 'done 1']));
  expect(asked).toEqual(['begin тераса.jpg', 'part 0', 'part 10', 'part 20', 'finish', 'begin b.jpg', 'part 0', 'finish']);
  expect(stored.size).toBe(0);
});

it('says at once of a file that is too large, and sends the others', async () => {
  const { queue, asked, state } = start();
  queue.add([fileOf(41), fileOf(5, 'b.jpg')]);
  await vi.waitFor(() => expect(state()).toEqual(['failed 0', 'done 1']));
  expect(queue.items()[0]?.problem).toBe('too large');
  expect(asked).toEqual(['begin b.jpg', 'part 0', 'finish']);
});

it('goes on from what the server has when the network comes back, and after a login', async () => {
  const faults = new Map<number, Error>([
    [10, new TypeError('Failed to fetch')],
    [20, problem('not-logged-in', 401)],
  ]);
  const { queue, asked, state, pauses, logIn } = start({
    lose(offset) {
      const fault = faults.get(offset);
      faults.delete(offset);
      if (fault) throw fault;
    },
  });
  queue.add([fileOf(25)]);
  await vi.waitFor(() => expect(state()).toEqual(['offline 0.4']));
  pauses[0]?.();
  await vi.waitFor(() => expect(state()).toEqual(['done 1']));
  expect(asked).toEqual(['begin тераса.jpg', 'part 0', 'look 10', 'part 10', 'look 20', 'part 20', 'finish']);
  expect(logIn).toHaveBeenCalledOnce();
});

it('is paused by hand, and goes on; a page that was closed meanwhile costs nothing', async () => {
  const first = start({ lose: (offset) => void (offset === 10 && first.queue.pause(1)) });
  first.queue.add([fileOf(25)]);
  await vi.waitFor(() => expect(first.state()).toEqual(['paused 0.4']));
  first.queue.resume(1);
  await vi.waitFor(() => expect(first.state()).toEqual(['paused 0.4']));
  const { queue, asked, stored, server, state } = start();
  Object.assign(server, { bytes: 25, received: 10 });
  for (const [file, id] of first.stored) stored.set(file, id);
  queue.add([fileOf(25)]);
  await vi.waitFor(() => expect(state()).toEqual(['done 1']));
  expect(asked).toEqual(['look 10', 'part 10', 'part 20', 'finish']);
});

it('says why a file was refused, and goes on with the next one', async () => {
  let count = 0;
  const { queue, state } = start({
    finish() {
      if (count++ === 0) throw problem('not-a-picture', 422);
      return undefined as never;
    },
  });
  queue.add([fileOf(5), fileOf(5, 'b.jpg')]);
  await vi.waitFor(() => expect(state()).toEqual(['failed 1', 'done 1']));
  expect(queue.items()[0]?.problem).toBe('not-a-picture');
});
