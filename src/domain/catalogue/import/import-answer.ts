import type { Problem } from './feed-record.ts';
import { ProblemList } from './problem-list.ts';
import type { Question } from './sheets/questions.ts';
import type { Difference } from './staging/difference.store.ts';

export type ImportReport = {
  outcome: 'applied' | 'unchanged';
  difference: Difference;
  /** How many flats are held by a client: their rows of the feed have to be read again. */
  putOff: number;
  /** Titles of a table's columns that were not understood and therefore left out. */
  passedOver: readonly string[];
  /** Records of the feed that are no flats for sale, by kind: rent, office, parking. */
  leftOut: Readonly<Record<string, number>>;
  /** Problems of skipped rows. The first ten thousand are stored; `problemCount` counts all. */
  problems: Problem[];
  problemCount: number;
  /** Of a trial: the limits of changes that would stop it. */
  warnings: Problem[];
  startedAt: Date;
  finishedAt: Date;
};

/** `message` is one sentence for the operator; `problems` name lines and fields in the order of the file. */
export type ImportRefusal = {
  kind:
    | 'questions-open'
    | 'feed-broken'
    | 'rows-bad'
    | 'too-many-gone'
    | 'too-much-at-once'
    | 'rate-missing'
    | 'import-running'
    | 'database-lost'
    /** By a rule of the source, a person looks at such changes. */
    | 'needs-hand'
    /** Of a proposal: the catalogue or the proposal is not what the person has seen. */
    | 'proposal-moved';
  message: string;
  problems: Problem[];
  problemCount: number;
  /** The limits of changes that are exceeded; each is among the problems too. */
  warnings?: Problem[];
  /** Of `questions-open`: what the source has to answer once; each is among the problems too. */
  questions?: Question[];
};

/** Refusals that an operator may override: the change may be intended. */
export const waitsForHand: readonly ImportRefusal['kind'][] = ['too-many-gone', 'too-much-at-once', 'needs-hand'];

export const refusal = (kind: ImportRefusal['kind'], message: string, problems: ProblemList): ImportRefusal => ({
  kind,
  message,
  problems: problems.sorted(),
  problemCount: problems.count,
});

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Nothing else is said of the file until they are answered: its rows are checked with the answers. */
export function openQuestions(open: Question[]): ImportRefusal {
  const problems = new ProblemList();
  for (const { line, field, key, message } of open) problems.add({ line, field, code: 'question', message: `${message} (${key})` });
  const count = `${counted(open.length, 'question')} about the file ${open.length === 1 ? 'is' : 'are'} open`;
  return { ...refusal('questions-open', `${count}. Nothing was changed.`, problems), questions: open };
}

export const emptiedProblem = (project: string, gone: number, listed: number): Problem => ({
  line: 0,
  field: 'project',
  code: 'too-many-gone',
  message: `project ${project}: ${gone} of ${listed} listed flats are not in the feed`,
  said: { project, count: gone, of: listed },
});
