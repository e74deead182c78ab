import { hasBit } from './search/bitset.ts';
import type { Buyable, SearchIndex } from './search/search-index.ts';
import type { Project } from './search/snapshot.ts';

export type ProjectSummary = {
  project: Project;
  /** The developer's own flats that can be bought now, and their least prices and areas; null when there are none. */
  total: number;
  fromUahMinor: number | null;
  fromUsdMinor: number | null;
  areaFromHundredths: number | null;
  areaToHundredths: number | null;
  /** The earliest delivery among sections with something for sale, else the last of all; null without sections. */
  quarter: string | null;
  storeys: number[];
};

export function summarize(index: SearchIndex, { primary }: Buyable): ProjectSummary[] {
  return index.snapshot.projects.map((project) => summarizeProject(index, primary, project));
}

function summarizeProject({ snapshot, uahMinor, usdMinor }: SearchIndex, primary: Uint32Array, project: Project): ProjectSummary {
  const { areaHundredths } = snapshot.flats;
  const least = { uah: Number.POSITIVE_INFINITY, usd: Number.POSITIVE_INFINITY, area: Number.POSITIVE_INFINITY };
  let total = 0;
  let widest = 0;
  const selling = new Set<string>();
  for (const section of project.sections)
    for (let at = section.from; at < section.to; at++) {
      if (!hasBit(primary, at)) continue;
      total++;
      selling.add(section.deliveryQuarter);
      least.uah = Math.min(least.uah, uahMinor[at] as number);
      least.usd = Math.min(least.usd, usdMinor[at] as number);
      least.area = Math.min(least.area, areaHundredths[at] as number);
      widest = Math.max(widest, areaHundredths[at] as number);
    }
  const quarters = project.sections.map((section) => section.deliveryQuarter).sort();
  return {
    project,
    total,
    fromUahMinor: total > 0 ? least.uah : null,
    fromUsdMinor: total > 0 ? least.usd : null,
    areaFromHundredths: total > 0 ? least.area : null,
    areaToHundredths: total > 0 ? widest : null,
    quarter: [...selling].sort()[0] ?? quarters.at(-1) ?? null,
    storeys: [...new Set(project.sections.map((section) => section.floors_total))].sort((a, b) => a - b),
  };
}
