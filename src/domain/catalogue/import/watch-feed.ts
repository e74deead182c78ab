import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type StartJob, startJob } from '../../../platform/jobs/job.ts';
import type { NoteLook } from '../../../platform/operations/source-looks.ts';
import { defaultLimitBytes, type ImportContext, waitsForHand } from './import-inventory.ts';
import { importOfSource } from './proposals/import-of-source.ts';
import { answersOf } from './sheets/answers.store.ts';
import { withSpooledFeed } from './spool-feed.ts';

/** The part of `fetch` that the watch needs. */
export type FetchFeed = (
  url: string,
  options: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Pick<Response, 'status' | 'ok' | 'headers' | 'body'>>;

export type WatchedFeed = {
  url: string;
  everySeconds: number;
  /** Asked at each import, so that the rate is that of the moment. */
  context: () => ImportContext;
  log: Record<'info' | 'warn' | 'error', (about: object, line: string) => void>;
  fetch?: FetchFeed;
  timeoutSeconds?: number;
  limitBytes?: number;
  noteLook?: NoteLook;
  startJob?: StartJob;
};

const longestPauseSeconds = 3600;
type Seen = { etag: string | null; modified: string | null };
const unseen: Seen = { etag: null, modified: null };

/**
 * Polls an address at an interval and imports the feed when it changed, one poll at a time. A poll that fails or is refused
 * is logged and the pause doubles, up to an hour; the catalogue stays as it is. Returns a function that stops it, also in the middle of a
 * download and of an import that has not begun to write.
 */
export function watchFeed(feed: WatchedFeed): () => Promise<void> {
  const stopping = new AbortController();
  let seen = unseen;
  let failures = 0;
  const job = (feed.startJob ?? startJob)({
    name: 'inventory-feed',
    async work() {
      const answer = await lookOnce(feed, seen, stopping.signal);
      failures = answer.isRefused ? failures + 1 : 0;
      seen = answer.seen;
    },
    pauseMs: () => Math.min(feed.everySeconds * 2 ** failures, Math.max(longestPauseSeconds, feed.everySeconds)) * 1_000,
    onFault(cause) {
      if (stopping.signal.aborted) return;
      failures += 1;
      void feed.noteLook?.({ source: 'inventory-feed', ok: false, fault: whyOf(cause) });
      feed.log.warn({ url: withoutSecrets(feed.url), why: whyOf(cause) }, 'the inventory feed could not be read');
    },
  });
  job.run();
  return () => {
    stopping.abort();
    return job.stop();
  };
}

async function lookOnce(feed: WatchedFeed, seen: Seen, stopping: AbortSignal): Promise<{ seen: Seen; isRefused: boolean }> {
  const headers: Record<string, string> = { accept: 'application/xml, text/xml, text/csv, */*;q=0.1' };
  if (seen.etag) headers['if-none-match'] = seen.etag;
  if (seen.modified) headers['if-modified-since'] = seen.modified;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout((feed.timeoutSeconds ?? 120) * 1000)]);
  const response = await (feed.fetch ?? fetch)(feed.url, { headers, signal });
  if (response.status === 304) {
    await response.body?.cancel();
    await feed.noteLook?.({ source: 'inventory-feed', ok: true });
    return { seen, isRefused: false };
  }
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`the address answered ${response.status}`);
  }
  const fresh = { etag: response.headers.get('etag'), modified: response.headers.get('last-modified') };
  const { limitBytes = defaultLimitBytes } = feed;
  return await withSpooledFeed(response.body, { limitBytes, clock: feed.context().clock }, (file) =>
    importFile(feed, file, { fresh, stopping }),
  );
}

async function importFile(feed: WatchedFeed, file: string, { fresh, stopping }: { fresh: Seen; stopping: AbortSignal }) {
  const name = withoutSecrets(feed.url);
  const context = feed.context();
  const given = { name, open: () => createReadStream(file), bytes: (await stat(file)).size };
  const answer = await importOfSource(
    context,
    { origin: 'feed', source: name, feed: given },
    {
      dryRun: false,
      skipBad: false,
      answers: await answersOf(context.db, name),
      limitBytes: feed.limitBytes,
      signal: stopping,
    },
  );
  if (answer.ok) {
    const { outcome, difference, putOff, leftOut } = answer.value;
    feed.log.info(
      { url: name, outcome, flats: difference.flats, putOff, leftOut, missing: difference.missing },
      'the inventory feed was imported',
    );
    const { unchanged: _, ...flats } = difference.flats;
    await feed.noteLook?.({ source: 'inventory-feed', ok: true, version: fresh.etag ?? fresh.modified, difference: flats });
    // Changes that were put off for held flats are in the same feed when the hold ends, so the whole feed must be read again.
    return { seen: putOff > 0 ? unseen : fresh, isRefused: false };
  }
  const { kind, message, problems, problemCount } = answer.refusal;
  const about = { url: name, kind, why: message, problems: problems.slice(0, 20), problemCount };
  if (waitsForHand.includes(kind)) feed.log.error(about, 'the inventory feed waits for confirmation');
  else feed.log.warn(about, 'the inventory feed was refused');
  await feed.noteLook?.({ source: 'inventory-feed', ok: false, fault: `refused: ${kind}` });
  // Only a fault of the file alone stays until the file changes; the rest depends on the catalogue, which others change too.
  return { seen: kind === 'feed-broken' ? fresh : unseen, isRefused: true };
}

/** The fault of `fetch` says only that it failed; the host name, the connection, the certificate or the redirects stand in its cause. */
function whyOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const { cause } = fault;
  if (!(cause instanceof Error)) return fault.message;
  const code = 'code' in cause ? String(cause.code) : '';
  const reason = cause.message.includes(code) ? cause.message : `${cause.message} ${code}`.trim();
  return `${fault.message}: ${reason}`;
}

/** Feed addresses often carry an access token. */
const withoutSecrets = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};
