export type CursorsTables = {
  /** How far another system's changes have been applied; the format of `place` belongs to that system's adapter. */
  news_cursor: { name: string; place: string };
};
