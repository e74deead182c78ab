/**
 * Ukraine's own cryptography (DSTU 4145, GOST 34.311, GOST 28147), with which Diia seals and signs. It throws `Unreachable` while the
 * implementing service does not answer.
 */
export type Seals = {
  /** The hash that Diia signs, base64. */
  hash: (content: Uint8Array) => Promise<string>;
  /** The content that Diia signed and then sealed for our key; null when it did not, or for another key. */
  open: (sealed: Uint8Array) => Promise<Uint8Array | null>;
  /** The owner of the qualified signature over these bytes, valid at the time of signing; null when it is none. */
  check: (content: Uint8Array, signature: Uint8Array) => Promise<{ inn: string | null } | null>;
};
