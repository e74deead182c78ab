export type LoadsTables = {
  /** The fingerprint of a row of `part` after a load; a row that differs from it was changed by an editor since. */
  loaded_row: { part: string; name: string; fingerprint: string; position: number | null };
};
