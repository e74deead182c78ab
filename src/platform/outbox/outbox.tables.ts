export type OutboxTables = {
  outbox: {
    id: string;
    kind: string;
    /** Identifies the message, so that the same one is never put in twice. */
    key: string;
    /** Cleared on delivery: it may name a person or hold a secret link. */
    payload: object | null;
    state: 'waiting' | 'delivered' | 'dead';
    created_at: Date;
    /** When it is tried next; during a try, when another process may take over. */
    due_at: Date;
    attempts: number;
    last_fault: string | null;
    ended_at: Date | null;
  };
};
