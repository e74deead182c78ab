import type { ZodMiniType } from 'zod/mini';
import type { OfficeProblemCode } from './errors.ts';
import type { Right } from './rights.ts';

/**
 * One operation of the office. Its route, what the gate asks of a request, its row in the tests of rights and the types of its handler and
 * of the client are derived from here.
 */
export type OfficeOperation = {
  id: string;
  /** The folder of its handler. */
  tag:
    | ('access' | 'account' | 'audit' | 'content' | 'deals' | 'find' | 'imports' | 'inbox' | 'media' | 'operations')
    | (
        | 'people'
        | 'prices'
        | 'projects'
        | 'quotes'
        | 'refunds'
        | 'releases'
        | 'reports'
        | 'templates'
        | 'today'
        | 'transfers'
        | 'waitlists'
      );
  summary: string;
  description: string;
  /** Without a session, with any session, or with a right, which has to be held for all projects unless `of` says otherwise. */
  needs: 'nothing' | 'session' | Right;
  /**
   * `records`: of projects; the handler is given the scope of the right, and knows no record outside of it. `own`: what the person has begun,
   * for which the right over one project is enough.
   */
  of?: 'records' | 'own';
  /**
   * Step-up, for the own keys: a passkey was used within the last minutes, also one that a password has added, or a password with a code.
   */
  proof?: true;
  /** Only where the installation has switched passwords on: elsewhere there is no such operation. */
  ofPasswords?: true;
  /**
   * It moves rights or money: the person signs this very request with a passkey. `sometimes`: only where money is here or rights are
   * changed, which the handler knows.
   */
  signs?: 'always' | 'sometimes';
  query?: ZodMiniType;
  /** Sent as JSON. */
  body?: ZodMiniType;
  /** Sent as bytes instead (`application/octet-stream`), this many at most. */
  bytes?: number;
  /** The body is a file, as it is; its handler reads it piece by piece, up to a bound of its own. */
  file?: true;
  /**
   * A POST without an `Idempotency-Key`: it begins or ends a session, makes a challenge, only asks about more than an address can hold, or has
   * a password in its body, of which no trace may stay. Every other one requires the key, and has one effect and one answer for it.
   */
  keyless?: true;
  answer: { description: string; schema: ZodMiniType };
  /** Beside the refusals of every operation of its kind. */
  refusals: readonly OfficeProblemCode[];
};

export type OfficeOperations = Readonly<Record<`${'GET' | 'POST'} /office/api/${string}`, OfficeOperation>>;

/** Keeps the literal types of a table. */
export const defineOfficeOperations = <const Table extends OfficeOperations>(table: Table): Table => table;
