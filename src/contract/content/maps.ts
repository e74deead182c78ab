/** Whose ground our maps are drawn on, as the operator set it: without any it is our own drawing. */
export type Maps = { styleUrl: string } | { googleKey: string };
