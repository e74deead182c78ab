import type { Generated } from 'kysely';
import type { ReleaseState } from '../../contract/office/releases/releases.ts';
import type { Written } from '../content/content.ts';

/** A row as it was or is on the site, with its place among its like. */
export type Placed = { position: number | null; content: object };

export type ReleasesTables = {
  release: {
    number: Generated<number>;
    name: string;
    state: Generated<ReleaseState>;
    /** The instant at which a scheduled one publishes itself. */
    publish_at: Date | null;
    published_at: Date | null;
    undone_at: Date | null;
    /** Why it could not be published at its instant. */
    held_back: 'conflicts' | 'faults' | null;
    held_back_at: Date | null;
    made_by: string;
    made_at: Date;
    /** Changes with each step and each draft. */
    version: Generated<number>;
  };
  /** A row of the contents as a release makes it. */
  draft: {
    release_number: number;
    part: string;
    name: string;
    /** The row of the site when the draft was begun; null where there was none. */
    base: object | null;
    /** Null removes the row. */
    content: object | null;
    /** The row of the site before the release was published, and after; null where there was or is none, and while it is not published. */
    row_before: Placed | null;
    row_after: Placed | null;
    /** The English texts that it has written, each with the Ukrainian one that stood beside it then. */
    written: Generated<Written>;
    changed_by: string;
    changed_at: Date;
    version: number;
  };
};
