/** The operator's tile server for maps; without one the ground is drawn by the site itself. */
export type Maps = { styleUrl: string } | { googleKey: string };
