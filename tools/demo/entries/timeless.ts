/** What an entry has that is always there and has no picture. */
export const timeless = { from: null, until: null, picture: null, gallery: [] };
