/** The operator's third-party analytics tags; a tag that is not configured is absent. */
export type Tags = {
  /** Whether `/country` returns the visitor's country. */
  country?: true;
  tagManager?: { id: string; host: string };
  /** Addresses of the scripts that replace our phone numbers with tracked ones. */
  binotel?: string;
  ringostat?: string;
};
