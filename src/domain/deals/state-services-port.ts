import type { Result } from '../../base/result.ts';

/** The return address of the person afterwards, and the id by which the answer is recognised: a UUID. */
type StateServiceRequest = { requestId: string; returnUrl: string };
export type Agreement = { name: string; content: Uint8Array };

/** The data of a document's owner; `born` is a day, YYYY-MM-DD. */
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

/** Why a callback is refused: it is not sealed by the state services, or its content is not understood. */
type StateCallRefusal = { kind: 'forged' } | { kind: 'unreadable' };

/** The state's services for a person's documents and signature. It throws `Unreachable` when they do not answer as they should. */
export type StateServicesPort = {
  /** Names them in our tables and in the address of their callback. */
  provider: string;
  /** `link` opens the request in the person's app; it may be a path of this site. */
  askDocuments: (request: StateServiceRequest) => Promise<{ link: string }>;
  /** Requests a signature over exactly these bytes. */
  askSignature: (request: StateServiceRequest & { agreement: Agreement }) => Promise<{ link: string }>;
  /** The request that a callback answers, by its headers alone. */
  requestIdIn: (headers: Headers) => Promise<string | null>;
  /** Reads a callback with its unchanged body. */
  readCallback: (call: { headers: Headers; body: Uint8Array }) => Promise<Result<StateServiceEvent, StateCallRefusal>>;
  /** The owner of the signature over these bytes; null when it is none. `inn` is null when the signature does not name it. */
  checkSignature: (signed: { content: Uint8Array; signature: Uint8Array }) => Promise<{ inn: string | null } | null>;
  /** Polls whether the person has refused; null while not, and when nothing is known. */
  ask: (requestId: string) => Promise<StateServiceEvent | null>;
};
