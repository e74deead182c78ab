/**
 * Ukraine's own cryptography (DSTU 4145, GOST 34.311, GOST 28147), which Diia seals and signs with. It throws `Unreachable` while whoever
 * does it does not answer.
 */
export type Seals = {
  /** The hash that Diia signs, base64. */
  hash: (content: Uint8Array) => Promise<string>;
  /** What Diia signed and then sealed for our key; null when it did not, or for somebody else. */
  open: (sealed: Uint8Array) => Promise<Uint8Array | null>;
  /** Whose qualified signature over these bytes it is, valid at the time of signing; null when it is none. */
  check: (content: Uint8Array, signature: Uint8Array) => Promise<{ inn: string | null } | null>;
};
