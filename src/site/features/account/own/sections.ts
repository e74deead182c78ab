import type { Deal } from '../../../../contract/deals/deals.ts';

/** The parts of the account in the order of its menu; the first is at `/account/` itself. */
export const sections = ['deals', 'objects', 'requests', 'settings'] as const;
export type Section = (typeof sections)[number];

export const isSection = (name: string): name is Section => sections.includes(name as Section);

export const pageOf = (section: Section): string => (section === 'deals' ? 'account' : `account/${section}`);

/** A flat under contract or bought. */
export const isObject = ({ state }: Pick<Deal, 'state'>): boolean => state === 'contract' || state === 'completed';
