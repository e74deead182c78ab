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

/** What the API is built over. */
export type ApiDependencies = {
  catalogue: Catalogue;
  content: Pick<ContentModule, 'current'>;
  money: Pick<MoneyModule, 'currentRate' | 'instalmentPlan'>;
  leads: LeadsModule;
  clients: Clients;
  deals: Deals;
  /** Who may tell of payments. */
  banks: readonly PaymentsPort[];
  /** Who may bring documents and signatures; null when nobody. */
  stateServices: StateServicesPort | null;
  /** How the cameras over building sites stand. */
  cameras: Cameras;
  idempotency: Idempotency;
  /** Answers the stream of changes. */
  changes: { show: (c: ApiContext) => Response };
  /** Where this house shows the letters that it does not send; null when it sends them. */
  lettersAt: string | null;
  clock: Clock;
  log: { info(about: object, message: string): void; error(about: object, message: string): void };
  /**
   * Draws documents, one at a time, until nobody waits any more; `madeAt` is the day that a document names. Throws `Unreachable` when it
   * has too much to do.
   */
  pdf: { draw(sheet: Sheet, how: { madeAt: Date; signal: AbortSignal }): Promise<Uint8Array> };
  limits: {
    readsPerMinute: number;
    formsPer10Minutes: number;
    drawingsPer10Minutes: number;
    codesPer10Minutes: number;
    loginsPer10Minutes: number;
  };
  /** Divides the processor among addresses: the same for reads of the API as for pages. */
  fairShare: FairShare;
  /** Where the API is seen from outside, for its description. */
  publicUrl: string;
};

/** Given with each request by whoever listens: the asker's address, or, when our own pages ask, the place for what is answered. */
export type ApiEnv = Env & {
  Bindings: { address?: string; inMemory?: { answer?: object } } | undefined;
  Variables: {
    /** Set by the bearer check, read by `clientOf`. */
    session?: ClientSession;
    /** Who has just logged in. */
    clientId?: string;
    /** Whether this is the first request that a limit refuses, or another. */
    limited?: 'first' | 'again';
  };
};
export type ApiContext = Context<ApiEnv>;
