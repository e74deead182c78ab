export type OutboxTables = {
  outbox: {
    id: string;
    kind: string;
    /** What this parcel is, so that the same one is never put in twice. */
    key: string;
    /** Forgotten when the parcel has been delivered: it may name a person or hold a secret link. */
    payload: object | null;
    state: 'waiting' | 'delivered' | 'dead';
    created_at: Date;
    /** When it is tried next; while somebody tries, when another may take over. */
    due_at: Date;
    attempts: number;
    last_fault: string | null;
    ended_at: Date | null;
  };
};
