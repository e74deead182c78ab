import type { Kind } from './kind.ts';

export const employments = ['full', 'part', 'internship'] as const;
export type Employment = (typeof employments)[number];

/** Work in the company. */
export type CareerKinds = {
  /**
   * `from` is the day it was announced, at `until` it is closed. `salaryFrom` and `salaryTo` are whole hryvnias a month before
   * taxes, null where that end is open. With a `project` the work is on its site, otherwise in the `office`.
   */
  vacancy: Kind<
    {
      from: string;
      category: string;
      office: string;
      project: string | null;
      employment: Employment;
      salaryFrom: number | null;
      salaryTo: number | null;
    },
    {
      title: string;
      lead: string;
      place: string;
      schedule: string;
      duties: string[];
      expectations: string[];
      gives: string[];
      /** What a veteran should know; empty when there is nothing special. */
      veterans: string;
    }
  >;
  /** A field of work, by which vacancies are chosen. */
  vacancy_category: Kind<object, { name: string }>;
  /** What the company gives to those who work in it: a chapter of the career page. */
  career_category: Kind<object, { name: string; text: string; points: string[] }>;
};
