/**
 * What a person has to say once for each source: `key` names it in the stored answers, `candidates` are the answers that are certain to be
 * read; where `free` is set, any other text that the field can have is an answer too.
 */
export type Question = {
  key: string;
  field: string;
  message: string;
  candidates: readonly string[];
  free: boolean;
  /** The first line that asks it, and how many do. */
  line: number;
  count: number;
  /** The texts of the file there; one for each candidate where those are columns. */
  samples: readonly string[];
};
export type Answers = Readonly<Record<string, string>>;
type Asked = Omit<Question, 'count' | 'free' | 'samples'> & { free?: (answer: string) => boolean; samples?: readonly string[] };

/** More open questions than this are a file of another kind. */
const mostQuestions = 60;
const longestKey = 80;

export class Questions {
  readonly #answers: Answers;
  readonly #open = new Map<string, Question>();

  constructor(answers: Answers = {}) {
    this.#answers = answers;
  }

  /** The stored answer; without one that can be read, the question is open and the answer null. */
  ask({ free, key: wanted, ...about }: Asked): string | null {
    const key = keyOf(wanted);
    const answer = this.#answers[key];
    if (answer !== undefined && (about.candidates.includes(answer) || free?.(answer))) return answer;
    const open = this.#open.get(key);
    if (open) open.count += 1;
    else if (this.#open.size < mostQuestions) this.#open.set(key, { key, samples: [], ...about, free: free !== undefined, count: 1 });
    return null;
  }

  /** An answer that may be given and is never asked for. */
  given(key: string): string {
    return this.#answers[key] ?? '';
  }

  get open(): Question[] {
    return [...this.#open.values()];
  }
}

/** Keys are typed by people too: in lower case, with single spaces. */
export const keyOf = (key: string): string => key.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, longestKey);
