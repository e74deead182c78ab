import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Reads the output of a process until it contains the expected text; throws with all of it when the process ends or takes too long. */
export function untilSaid(child: ChildProcess, channel: number, pattern: RegExp, patience = 60_000): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new Error(`${child.spawnfile} did not start: ${said}`));
    const late = setTimeout(fail, patience);
    child.once('exit', fail);
    child.once('error', fail);
    child.stdio[channel]?.on('data', (part: Buffer) => {
      said += part.toString();
      const found = pattern.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
  });
}

/** In a group of its own, so that the processes that a browser starts end with it. */
export const start = (program: string, args: string[], options: SpawnOptions): ChildProcess =>
  spawn(program, args, { ...options, detached: true });

export async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
