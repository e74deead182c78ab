export type IdempotencyTables = {
  idempotent_request: {
    owner: string;
    key: string;
    operation: string;
    /** What was asked is known by its hash alone: it may name a person. */
    body_hash: string;
    /** Null only inside the transaction that does the work. */
    status: number | null;
    /** Names nobody: whoever asks adds to it what does. */
    answer: object | null;
    created_at: Date;
  };
};
