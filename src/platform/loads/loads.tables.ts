export type LoadsTables = {
  /** What a load has left of a row of `part`; a row that differs from it was changed by somebody since. */
  loaded_row: { part: string; name: string; fingerprint: string; position: number | null };
};
