export type CursorsTables = {
  /** How far another system's news have been taken; what `place` says is that system's adapter's own. */
  news_cursor: { name: string; place: string };
};
