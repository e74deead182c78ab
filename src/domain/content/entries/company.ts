import type { Kind } from './kind.ts';

/** What the company tells of itself. */
export type CompanyKinds = {
  /** First names only; there are no portraits. */
  team_member: Kind<object, { name: string; role: string }>;
  award: Kind<{ year: number; project: string | null }, { title: string; jury: string; text: string }>;
  /** A point of the company's history; `month` is `YYYY-MM`. */
  milestone: Kind<{ month: string; project: string | null }, { title: string; text: string }>;
  /**
   * What is done for the city: `year` of the beginning, `spent` in whole hryvnias until now, `count` of what `counted` names
   * ("shelters opened").
   */
  social_project: Kind<{ year: number; spent: number; count: number }, { title: string; place: string; counted: string; text: string }>;
};
