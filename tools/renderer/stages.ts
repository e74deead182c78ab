import type { Block, Progress } from './scene.ts';

/** The four states of a building site, from the pit to the facade. */
export const stageNames = ['foundation', 'frame-1', 'frame-2', 'facade'] as const;
export type StageName = (typeof stageNames)[number];

const part = (block: Block, share: number): number => Math.round(block.storeys * share);

const stages: Record<StageName, (block: Block) => Progress> = {
  foundation: () => ({ frame: 0, masonry: 0, facade: 0 }),
  'frame-1': (block) => ({ frame: Math.max(2, part(block, 0.4)), masonry: part(block, 0.12), facade: 0 }),
  'frame-2': (block) => ({ frame: block.storeys, masonry: part(block, 0.65), facade: 0 }),
  facade: (block) => ({ frame: block.storeys, masonry: block.storeys, facade: part(block, 0.55) }),
};

/** Where a report counts storeys, its picture shows them, not a share of the height. */
const reported: Record<string, Partial<Record<StageName, Progress[]>>> = {
  'tykha-zatoka': {
    'frame-1': [
      { frame: 12, masonry: 4, facade: 0 },
      { frame: 12, masonry: 3, facade: 0 },
    ],
    'frame-2': [
      { frame: 13, masonry: 5, facade: 0 },
      { frame: 15, masonry: 5, facade: 0 },
    ],
  },
};

/** What stood of each section when the month's report counted its storeys; undefined where none did. */
export const reportedStage = (slug: string, name: string): Progress[] | undefined =>
  reported[slug]?.[name.replace('stage-', '') as StageName];

export const stageOf = (slug: string, name: StageName, blocks: Block[]): Progress[] =>
  reportedStage(slug, name) ?? blocks.map(stages[name]);
