import { expect } from 'vitest';
import type { FaultApp } from './fault-app.ts';
import { runFault } from './fault-run.ts';

// The half minute of real faults is played by `npm run bench -- faults`.
const lastsMs = 1_000;

/** Once a second one request probes whether it is back, and waits for that. */
const foundOutMs = 3_000;
/** The longest wait of a write once the fault is known. No request waits for the CRM: its messages wait in the outbox. */
export const knownMs: Record<string, number> = { database: 1_000, SMS: foundOutMs, bank: foundOutMs, Diia: foundOutMs, CRM: 1_500 };

type Faulty<Kind> = Pick<Parameters<typeof runFault<Kind>>[0], 'dependencies' | 'feel'>;

/** That of all these an app learns of a fault in time, refuses and serves meanwhile what it should, and recovers by itself. */
export async function expectRecovery<Kind>(app: FaultApp, fate: Faulty<Kind>, fault: Kind): Promise<void> {
  const { figures, read } = await runFault({ ...fate, fault, lastsMs, reads: app.publicReads });
  // A flat is shown without what only the database knows of it.
  expect(read.begin, 'reads when it began').toBeLessThan(3_000);
  expect(read.known, 'reads once it is known').toBeLessThan(1_000);
  for (const { name, begin, known, recovery } of figures) {
    expect(begin, `${name}: who was there when it began`).toBeLessThan(6_000);
    expect(known, `${name}: once it is known`).toBeLessThan(knownMs[name] ?? 0);
    expect(recovery, `${name}: until all is well`).toBeLessThan(2_000);
  }
}
