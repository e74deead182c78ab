import type { Generated } from 'kysely';
import type { ImportChoice, ImportDeclined, ImportKind, ImportOrigin, ImportState } from '../../../../contract/office/imports/imports.ts';

export type ProposalTables = {
  /** A file of flats on its way into the catalogue, and what it has changed there. */
  import_proposal: {
    number: Generated<number>;
    source: string;
    file_name: string;
    origin: ImportOrigin;
    state: Generated<ImportState>;
    /** Of the file, while it waits: the same file is one proposal. */
    sha: string | null;
    /** Of all its changes: the catalogue has moved when another reading has another one. */
    digest: string | null;
    /** What was read, but for the rows; see `ProposalAbout`. */
    about: Generated<object>;
    problems: Generated<object>;
    /** How many rows are not taken. */
    kept_rows: Generated<number>;
    made_by: string | null;
    made_at: Date;
    read_at: Date | null;
    applied_by: string | null;
    applied_at: Date | null;
    why: string | null;
    undone_by: string | null;
    undone_at: Date | null;
    /** Changes with each step and each choice. */
    version: Generated<number>;
  };
  /** The change of one flat; `before` and `after` have the changed values alone. */
  import_row: {
    proposal_number: number;
    turn: number;
    flat: string;
    number: string;
    project: { uk: string; en: string };
    line: number;
    kinds: ImportKind[];
    before: object | null;
    after: object | null;
    /** Of a flat that a deal holds: its status, and what the file says. */
    held: { before: string; after: string } | null;
    choice: Generated<ImportChoice>;
    /** What it has ended of our own: the override of a price, and the release by which a status stood. */
    replaced: Generated<object | null>;
    undone: 'back' | 'touched' | 'deal' | null;
    /** People have kept out, or taken back, the same change of this source before: so it began as one to keep. */
    declined: ImportDeclined | null;
  };
  /** The kinds of changes that a feed does not make by itself. */
  import_rule: { source: string; by_hand: ImportKind[] };
  /** The file of a proposal that waits, packed. */
  import_file: { proposal_number: number; part: number; content: Buffer };
};
