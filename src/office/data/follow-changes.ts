type Following = {
  /** Answers the version once it is another than the one that was seen, and at once where none was; null when there was no answer. */
  nextVersion: (seen: string | undefined, signal: AbortSignal) => Promise<string | null>;
  onChange: () => Promise<unknown>;
  pause: (isAnswered: boolean, signal: AbortSignal) => Promise<void>;
};

/**
 * Calls back with each new version until it is stopped. The first one counts, and the first after an outage: what a screen has read before may
 * be older.
 */
export async function followChanges({ nextVersion, onChange, pause }: Following, signal: AbortSignal): Promise<void> {
  let seen: string | undefined;
  while (!signal.aborted) {
    const version = await nextVersion(seen, signal);
    if (signal.aborted) return;
    if (version !== null && version !== seen) await onChange();
    seen = version ?? undefined;
    await pause(version !== null, signal);
  }
}
