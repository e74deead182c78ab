/** The favourites page shows the flats that this query names, so a list can be sent to someone. */
export const sentQuery = 'shared';
/** Each of them is a request of its own. */
export const sentMost = 12;

/** The search string of a list that is sent, with its `?`. */
export const sentSearch = (slugs: readonly string[]): string =>
  `?${new URLSearchParams(slugs.slice(0, sentMost).map((slug) => [sentQuery, slug]))}`;
