import { brokenHistories, impossibleBlackoutCards, impossibleExceptions } from './check-building.ts';
import { impossibleOffers, missingPictures, unknownReferences, unsafeTexts } from './check-references.ts';
import { impossibleStoreys } from './check-storeys.ts';
import type { Contents } from './contents.ts';
import { impossibleBuildingPlans } from './drawn/check-building-plans.ts';
import { impossibleGround } from './drawn/check-ground.ts';
import { impossibleLayouts } from './drawn/check-layouts.ts';
import { impossibleLights, impossibleTours } from './drawn/check-views.ts';
import { type EntryKind, entryKinds } from './entries/kinds.ts';
import type { ContentFault } from './fault.ts';
import { deadLinks } from './menus/check-menus.ts';

const ofEntry = (kind: EntryKind, message: string) => (slug: string) => ({ path: ['entries', kind, slug], message });

/** Names that occur twice where each must be unique. */
function repeatedNames({ entries, pictures }: Contents): ContentFault[] {
  const repeated = (names: string[]) => new Set(names.filter((name, at) => names.indexOf(name) < at));
  return [
    ...[...repeated(pictures.map(({ name }) => name))].map((name) => ({ path: ['pictures', name], message: 'comes twice' })),
    ...entryKinds.flatMap((kind) => [...repeated(entries[kind].map(({ slug }) => slug))].map(ofEntry(kind, 'comes twice'))),
  ];
}

/** Entries that would be over before they begin. */
const endedEarly = ({ entries }: Contents): ContentFault[] =>
  entryKinds.flatMap((kind) =>
    entries[kind].flatMap(({ slug, from, until }) =>
      from !== null && until !== null && Date.parse(until) <= Date.parse(from)
        ? [{ path: ['entries', kind, slug, 'until'], message: 'is not later than from' }]
        : [],
    ),
  );

/** All faults of contents whose fields are each valid; empty when they can be loaded. */
export const contentFaults = (contents: Contents): ContentFault[] => [
  ...repeatedNames(contents),
  ...endedEarly(contents),
  ...missingPictures(contents),
  ...unknownReferences(contents),
  ...unsafeTexts(contents),
  ...deadLinks(contents),
  ...impossibleOffers(contents),
  ...brokenHistories(contents).map(
    ofEntry('delivery_date', 'goes on no history: no quarter or day, a second one of the day, no move, or a move without a reason'),
  ),
  ...impossibleStoreys(contents).map(
    ofEntry(
      'construction_report',
      'counts storeys that cannot be: a section twice or unknown, too many, fewer than before, or a plan of the past',
    ),
  ),
  ...impossibleBlackoutCards(contents).map(
    ofEntry(
      'blackout_card',
      'promises what cannot be: a system twice or without words, hours or a day that are none, or a shelter too small',
    ),
  ),
  ...impossibleExceptions(contents).map(
    ofEntry('office', 'has a day twice, one that closes before it opens, or not as many occasions as days in each language'),
  ),
  ...impossibleBuildingPlans(contents),
  ...impossibleGround(contents),
  ...impossibleTours(contents),
  ...impossibleLights(contents).map(
    ofEntry('hero_light', 'is not one of three pictures of one size, by day, in the evening and in a blackout'),
  ),
  ...impossibleLayouts(contents),
];
