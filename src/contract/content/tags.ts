/** The tools of others that watch visits, as the operator set them: only what is set is there. */
export type Tags = {
  /** Whether `/country` tells where the visitor is. */
  country?: true;
  tagManager?: { id: string; host: string };
  /** Addresses of the scripts that put numbers of their own in place of ours. */
  binotel?: string;
  ringostat?: string;
};
