import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ApiEnv } from '../api/dependencies.ts';
import type { Clock } from '../base/clock.ts';
import { hourMs, minuteMs } from '../base/durations.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import { type ContentModule, catalogueContentsOf, composeContent } from '../domain/content/content.ts';
import { pricesUnder } from '../domain/offers/offers.ts';
import type { Releases } from '../domain/releases/releases.ts';

/** A release, and the instant at which the site is shown; null for now. */
export type PreviewAsked = { release: number; at: Date | null };
/** The site with a release laid over it, and the names of the scheduled ones that are shown with it. `key` changes with whatever it shows. */
export type PreviewSite = { key: string; name: string; others: string[]; api: Hono<ApiEnv> };

type Materials = {
  releases: Pick<Releases, 'orderAt' | 'laidAt'>;
  content: Pick<ContentModule, 'version'>;
  catalogue: Catalogue;
  /** The API over other contents and flats. */
  apiOver: (shown: { content: Pick<ContentModule, 'current'>; catalogue: Catalogue }) => Hono<ApiEnv>;
  clock: Clock;
  secret: string;
  publicUrl: string;
};

const lastsMs = 12 * hourMs;
const mostSites = 8;

/** Shows the site as a release will make it. Who has a token sees that release for some hours, and nothing else. */
export function makePreviewSites({ releases, content, catalogue, apiOver, clock, secret, publicUrl }: Materials) {
  const sites = new LRUCache<string, PreviewSite>({ max: mostSites });
  const sign = (payload: string) => createHmac('sha256', secret).update(`preview ${payload}`).digest();

  function tokenOf({ release, at }: PreviewAsked): string {
    const payload = [release, at?.getTime() ?? '', clock().getTime() + lastsMs].join('-');
    return `${payload}.${sign(payload).toString('base64url')}`;
  }

  /** What a token shows; null for one that is not ours, or over. */
  function read(token: string): PreviewAsked | null {
    const [, payload = '', release, at, until, signature = ''] = /^((\d{1,10})-(\d{0,15})-(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const own = sign(payload);
    if (given.length !== own.length || !timingSafeEqual(given, own) || Number(until) <= clock().getTime()) return null;
    return { release: Number(release), at: at ? new Date(Number(at)) : null };
  }

  /** Null for a release that does not exist any more. */
  async function siteOf({ release: number, at }: PreviewAsked): Promise<PreviewSite | null> {
    const shown = at?.getTime() ?? Math.ceil(clock().getTime() / minuteMs) * minuteMs;
    const asked = await releases.orderAt(number, new Date(shown));
    if (!asked) return null;
    const versions = asked.order.map((one) => `${one.number}-${one.version}`);
    const key = [number, ...versions, content.version(), catalogue.version(), shown].join('.');
    const known = sites.get(key);
    if (known) return known;
    const laid = await releases.laidAt(number, new Date(shown));
    if (!laid) return null;
    const composed = composeContent(laid.contents, shown);
    const changed = await catalogue.withPlanned(laid.flats, { at: new Date(shown), offers: pricesUnder(composed.uk.entries.offer) });
    const shownFlats = changed.withContents(catalogueContentsOf(composed));
    const others = [...laid.under, ...laid.over].map(({ name }) => name);
    const api = apiOver({ content: { current: () => composed }, catalogue: shownFlats });
    const site = { key, name: laid.release.name, others, api };
    sites.set(key, site);
    return site;
  }

  return {
    /** Opens the preview in a browser. */
    addressOf: (asked: PreviewAsked): string => `${publicUrl}/preview/open?token=${tokenOf(asked)}`,
    read,
    siteOf,
  };
}
