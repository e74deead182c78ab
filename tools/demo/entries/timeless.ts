/** The fields of an entry that is always public and has no picture. */
export const timeless = { from: null, until: null, picture: null, gallery: [] };
