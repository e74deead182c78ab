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

export const stageOf = (name: StageName, blocks: Block[]): Progress[] => blocks.map(stages[name]);
