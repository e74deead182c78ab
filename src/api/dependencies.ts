import type { Context, Env } from 'hono';
import type { Clock } from '../base/clock.ts';
import type { Sheet } from '../base/sheet.ts';
import type { Cameras } from '../domain/cameras/cameras.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { ClientSession, Clients } from '../domain/clients/clients.ts';
import type { ContentModule } from '../domain/content/content.ts';
import type { Deals, PaymentsPort, StateServicesPort } from '../domain/deals/deals.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import type { MoneyModule } from '../domain/money/money.ts';
import type { FairShare } from '../platform/http/fair-share.ts';
import type { Idempotency } from '../platform/idempotency/idempotency.ts';
import type { NoteUnreadable } from '../platform/operations/unreadable-messages.ts';

/** Everything that the API is built on. */
export type ApiDependencies = {
  catalogue: Catalogue;
  content: Pick<ContentModule, 'current'>;
  money: Pick<MoneyModule, 'currentRate' | 'instalmentPlan' | 'monthlyPlans'>;
  leads: LeadsModule;
  clients: Clients;
  deals: Deals;
  /** The names of people of the office, by their ids, for the clients whose deals they lead; nothing without an office. */
  staffNames?: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The banks whose callbacks are accepted. */
  banks: readonly PaymentsPort[];
  /** Sends documents and signatures; null without such a service. */
  stateServices: StateServicesPort | null;
  /** The state of the cameras over building sites. */
  cameras: Cameras;
  idempotency: Idempotency;
  /** Answers the stream of changes. */
  changes: { show: (c: ApiContext) => Response };
  /** The page on which the demo shows its e-mails; null when they are sent. */
  lettersAt: string | null;
  clock: Clock;
  log: { info(about: object, message: string): void; error(about: object, message: string): void };
  /** Notes a callback that is genuine and could not be read. */
  noteUnreadable?: NoteUnreadable;
  /**
   * Renders documents, one at a time, while the request waits; `madeAt` is the date on a document. Throws `Unreachable` when its queue
   * is full.
   */
  pdf: { draw(sheet: Sheet, how: { madeAt: Date; signal: AbortSignal }): Promise<Uint8Array> };
  limits: {
    readsPerMinute: number;
    formsPer10Minutes: number;
    drawingsPer10Minutes: number;
    codesPer10Minutes: number;
    loginsPer10Minutes: number;
  };
  /** Divides the processor among networks: one instance for reads of the API and for pages. */
  fairShare: FairShare;
  /** The public address of the API, for its description. */
  publicUrl: string;
};

/** Set for each request by the listener: the client's address, or that it comes from one of our own pages. */
export type ApiEnv = Env & {
  Bindings: { address?: string; inMemory?: true } | undefined;
  Variables: {
    /** Stands in the audit of what it changes, and in the log of its fault. */
    requestId: string;
    /** Set by the bearer check, read by `clientOf`. */
    session?: ClientSession;
    /** The client who has just logged in. */
    clientId?: string;
    /** Whether this is the first request that a limit refuses, or another. */
    limited?: 'first' | 'again';
  };
};
export type ApiContext = Context<ApiEnv>;
