import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/**
 * Faults of a connection between a process and its database: it stands still and continues later, is cut and refused, answers nonsense, or
 * swallows everything, so that open connections are dead for ever without an error.
 */
export const connectionFaults = ['still', 'cut', 'nonsense', 'swallowing'] as const;
export type ConnectionFault = (typeof connectionFaults)[number];

/** A connection to a port of this machine with faults; null for none. */
export async function openFaultyConnection(port: number) {
  let fault: ConnectionFault | null = null;
  const lines = new Set<{ near: Socket; far: Socket; isDead: boolean }>();

  const server = createServer((near) => {
    const line = { near, far: dial(port, '127.0.0.1'), isDead: fault === 'swallowing' };
    lines.add(line);
    const { far } = line;
    const end = () => {
      lines.delete(line);
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on('error', end).on('close', end);
    near.on('data', (part) => line.isDead || far.write(part));
    far.on('data', (part) => line.isDead || near.write(fault === 'nonsense' ? randomBytes(part.length) : part));
    if (fault === 'cut') end();
    if (fault === 'still') hold(line);
  });
  const hold = ({ near, far }: { near: Socket; far: Socket }) => {
    near.pause();
    far.pause();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    feel(next: ConnectionFault | null): void {
      const before = fault;
      fault = next;
      for (const line of [...lines]) {
        if (next === 'cut' || before === 'nonsense') line.near.destroy();
        else if (next === 'still') hold(line);
        else if (next === 'swallowing') line.isDead = true;
        else if (before === 'still') {
          line.near.resume();
          line.far.resume();
        }
      }
    },
    close(): void {
      for (const { near } of [...lines]) near.destroy();
      server.close();
    },
  };
}
