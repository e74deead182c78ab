import type { Result } from '../../base/result.ts';

/** The return address of the person afterwards, and the id by which the answer is recognised: a UUID. */
type StateServiceRequest = { requestId: string; returnUrl: string };
export type Agreement = { name: string; content: Uint8Array };

/** What documents say of their owner; `born` is a day, YYYY-MM-DD. */
export type SharedDocuments = {
  lastname: string;
  firstname: string;
  patronymic: string | null;
  inn: string | null;
  born: string | null;
};

/** An event of one request at the state services. A refusal is learnt by polling only, there is no callback for it. */
export type StateServiceEvent =
  | { requestId: string; kind: 'documents'; documents: SharedDocuments }
  | { requestId: string; kind: 'signature'; signature: Uint8Array }
  | { requestId: string; kind: 'declined' };

/** Why a callback is not believed: it was not sealed by the state's services, or it was and says nothing that we understand. */
type StateCallRefusal = { kind: 'forged' } | { kind: 'unreadable' };

/** The state's services for a person's documents and signature. It throws `Unreachable` when they do not answer as they should. */
export type StateServicesPort = {
  /** Names them in our tables and in the address of their callback. */
  provider: string;
  /** `link` opens the request in the person's app; it may be a path of this site. */
  askDocuments: (request: StateServiceRequest) => Promise<{ link: string }>;
  /** Asks for a signature over the very bytes. */
  askSignature: (request: StateServiceRequest & { agreement: Agreement }) => Promise<{ link: string }>;
  /** Which request a callback says to answer, by its headers alone. */
  requestIdIn: (headers: Headers) => Promise<string | null>;
  /** Reads a callback as it came, body untouched. */
  readCallback: (call: { headers: Headers; body: Uint8Array }) => Promise<Result<StateServiceEvent, StateCallRefusal>>;
  /** Whose signature over these bytes it is; null when it is none. `inn` is null when the signature does not name it. */
  checkSignature: (signed: { content: Uint8Array; signature: Uint8Array }) => Promise<{ inn: string | null } | null>;
  /** Polls whether the person has refused; null while not, and when nothing is known. */
  ask: (requestId: string) => Promise<StateServiceEvent | null>;
};
