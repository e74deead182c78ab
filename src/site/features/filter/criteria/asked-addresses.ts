/** The last address that has been answered, and those that were asked for since; each with the control that asked. */
export type Asked = readonly { search: string; control: string }[];

/** The unanswered addresses once the page shows `search`; null when the address came from elsewhere: Back, a chip or a link. */
export function answered(asked: Asked, search: string): Asked | null {
  const at = asked.findLastIndex((one) => one.search === search);
  return at < 0 ? null : asked.slice(at);
}
