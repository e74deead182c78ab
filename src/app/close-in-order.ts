type Close = () => Promise<void> | void;

/**
 * Stops all background work at once and then closes its dependencies, one after the other. `unfinished` names the parts that are still being awaited. A
 * fault does not stop the rest from being closed; it is thrown at the end.
 */
export function closeInOrder(workers: Record<string, Close>, grounds: Record<string, Close>) {
  const waiting = new Set<string>();
  const faults: unknown[] = [];

  async function close([name, stop]: [string, Close]): Promise<void> {
    waiting.add(name);
    try {
      await stop();
    } catch (fault) {
      faults.push(fault);
    }
    waiting.delete(name);
  }

  return {
    unfinished: () => [...waiting],
    async closeAll(): Promise<void> {
      await Promise.all(Object.entries(workers).map(close));
      for (const ground of Object.entries(grounds)) await close(ground);
      if (faults.length > 0) throw faults[0];
    },
  };
}
