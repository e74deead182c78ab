import { end, start, untilSaid } from './processes.ts';

/** A virtual screen, for browsers that draw 3D scenes only where they have a window. */
export async function startScreen(program: string) {
  const child = start(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  try {
    return { child, display: `:${await untilSaid(child, 3, /^(\d+)\n/)}` };
  } catch (fault) {
    await end(child);
    throw fault;
  }
}
