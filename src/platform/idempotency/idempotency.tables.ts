export type IdempotencyTables = {
  idempotent_request: {
    owner: string;
    key: string;
    operation: string;
    /** The body of the request is stored as a hash alone: it may name a person. */
    body_hash: string;
    /** Null only inside the transaction that does the work. */
    status: number | null;
    /** Contains no person's data: the caller adds that when it answers. */
    answer: object | null;
    created_at: Date;
  };
};
