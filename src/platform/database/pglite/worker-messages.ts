/** Messages of the pool to the worker. `values` are already texts (or bytes), as on the wire. */
export type Request =
  | { id: number; kind: 'query'; text: string; values: (string | Uint8Array | null)[] }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

export type QueryResult = { rows: unknown[]; rowCount: number; command: string };

/** The fields of a PostgreSQL error that callers may read, or only the message of another fault. */
export type Failure = { message: string; fields: Record<string, string> | null };

export type OpeningStep = 'creating' | 'opening';

/** Messages of the worker. `unusable` and `ready` come once, before any answer. */
export type Notice =
  | { kind: 'step'; step: OpeningStep }
  | { kind: 'ready' }
  | { kind: 'unusable'; sentence: string }
  | { kind: 'answer'; id: number; result: QueryResult | Uint8Array | null }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'notification'; payload: string }
  | { kind: 'maintenance-fault'; message: string };

/**
 * `folder` null: in memory, nothing is stored; `image` is the result of `dump`. Writes are refused while the disk has less than `leastRoomBytes`
 * left: an engine that meets the end of the disk inside a checkpoint returns wrong results from then on.
 */
export type WorkerOptions = { folder: string | null; image?: Uint8Array; maintenanceEveryMs: number; leastRoomBytes?: number };
