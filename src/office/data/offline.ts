import { useSyncExternalStore } from 'react';
import type { Me } from '../../contract/office/people/staff.ts';
import type { Reports } from '../../contract/office/reports/reports.ts';
import { meQuery, queries, welcomeQuery } from './queries.ts';

const worker = { address: '/office/reports-worker.js', scope: '/office/reports' } as const;
const place = 'office-reporter';

/** What the screens of reports need of the server, as this build of them has it. */
type Known = { build: string; me: Me; reports: Reports; brand: string };
const build = import.meta.url;
type ScriptPolicy = { createScriptURL: (input: string) => string };
type Trusting = { trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } };

let isPrepared = false;

/** Makes the screens of reports open on this device without a network: the person is known by what reports need, and by no address. */
export function keepForOffline({ me, reports, brand }: Omit<Known, 'build'>): void {
  const rights = me.rights.filter(({ right }) => right === 'report.write');
  const known: Known = { build, me: { ...me, email: '', phone: null, provenUntil: null, rights, projects: [] }, reports, brand };
  try {
    localStorage.setItem(place, JSON.stringify(known));
  } catch {
    return; // a browser that stores nothing opens nothing without a network
  }
  if (isPrepared || !('serviceWorker' in navigator)) return;
  isPrepared = true;
  // The one address of a script that this page may make of a text.
  const policy = (window as Trusting).trustedTypes?.createPolicy('office-worker', { createScriptURL: () => worker.address });
  const address = policy ? policy.createScriptURL('') : worker.address;
  navigator.serviceWorker.register(address, { scope: worker.scope }).catch(() => {
    isPrepared = false;
  });
}

/** Shows what is known on this device in place of answers that cannot be had; it is asked for again as soon as there is a network. */
export function showKnown(): void {
  const text = localStorage.getItem(place);
  if (text === null) return;
  const { me, reports, brand, ...known } = JSON.parse(text) as Known;
  if (known.build !== build) return;
  const old = { updatedAt: 1 };
  queries.setQueryData(meQuery.queryKey, me, old);
  queries.setQueryData(['reports'], reports, old);
  queries.setQueryData(welcomeQuery.queryKey, { brand, demoEntry: null, passwords: false }, old);
}

/** Nothing of the person stays but reports that were not sent yet. */
export async function forgetOffline(): Promise<void> {
  localStorage.removeItem(place);
  const registration = await navigator.serviceWorker?.getRegistration(worker.scope);
  await registration?.unregister();
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith('office-reports '));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const listen = (onChange: () => void) => {
  const kinds = ['online', 'offline'] as const;
  for (const kind of kinds) window.addEventListener(kind, onChange);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, onChange);
  };
};

/** The device has no network; one that it has may still lead nowhere. */
export const useIsOffline = (): boolean => useSyncExternalStore(listen, () => !navigator.onLine);

// What a screen shows is as old as the network was away.
window.addEventListener('online', () => void queries.invalidateQueries());
