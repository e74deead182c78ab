import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Outlook } from '../../../contract/catalogue/outlook.ts';
import type { Client } from '../../../contract/client.ts';
import type { ProjectDetails } from '../../../contract/content/projects.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { quietClient } from '../../data/api/browser-client.ts';
import { useReconnections } from '../../data/live/use-reconnections.ts';

/** Undefined while it is loaded, null where there is none or it cannot be had. */
export type FlatFacts = {
  outlook: Outlook | null | undefined;
  plan: InstalmentPlan | null | undefined;
  project: ProjectDetails | null | undefined;
};

type Loaded = Outlook | InstalmentPlan | ProjectDetails | null;
type Wanted = { key: string; load: (client: Client) => Promise<Loaded> };

const keys = ({ slug, project }: Apartment, locale: Locale) => ({
  outlook: `${locale} outlook ${slug}`,
  plan: `${locale} plan ${slug}`,
  project: `${locale} project ${project.slug}`,
});

function wantedBy(flat: Apartment, locale: Locale): Wanted[] {
  const { outlook, plan, project } = keys(flat, locale);
  const { slug } = flat;
  return [
    {
      key: outlook,
      load: async (client) => (flat.hasOutlook ? (await client('GET /api/{locale}/apartment/{slug}/outlook', { slug })).outlook : null),
    },
    {
      key: plan,
      load: async (client) => (await client('GET /api/{locale}/instalment-plan', { query: `apartment=${encodeURIComponent(slug)}` })).plan,
    },
    { key: project, load: async (client) => (await client('GET /api/{locale}/project/{slug}', { slug: flat.project.slug })).project },
  ];
}

/** Sun and view, the monthly payment and the project of each flat, every one loaded once and by itself: without one of them the others are shown. */
export function useFlatFacts(flats: readonly Apartment[], locale: Locale): (flat: Apartment) => FlatFacts {
  const [known, setKnown] = useState<Record<string, Loaded>>({});
  const asked = useRef(new Set<string>());
  const reconnections = useReconnections();
  const latest = useRef(reconnections);

  useEffect(() => {
    const client = quietClient(locale);
    latest.current = reconnections;
    const ask = async ({ key, load }: Wanted, since = latest.current): Promise<void> => {
      const loaded = await load(client).catch(() => 'failed' as const);
      // The device came back to a network while the answer of the former one was still awaited.
      if (loaded === 'failed' && latest.current > since) return ask({ key, load });
      if (loaded === 'failed') asked.current.delete(key);
      setKnown((before) => ({ ...before, [key]: loaded === 'failed' ? null : loaded }));
    };
    for (const wanted of flats.flatMap((flat) => wantedBy(flat, locale))) {
      if (asked.current.has(wanted.key)) continue;
      asked.current.add(wanted.key);
      void ask(wanted);
    }
  }, [flats, locale, reconnections]);

  return (flat) => {
    const { outlook, plan, project } = keys(flat, locale);
    return {
      outlook: known[outlook] as FlatFacts['outlook'],
      plan: known[plan] as FlatFacts['plan'],
      project: known[project] as FlatFacts['project'],
    };
  };
}
