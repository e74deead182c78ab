/** Other addresses of the file `prefix + name`, as a careless server would read them: escaped letters, detours, doubled slashes. */
export function spellingsOf(prefix: string, name: string, count: number): string[] {
  const escaped = (at: number) =>
    [...name].map((sign, place) => ((at >> (place % 8)) & 1 ? `%${sign.charCodeAt(0).toString(16)}` : sign)).join('');
  const ways = [
    (at: number) => `${prefix}${escaped((at % 255) + 1)}`,
    (at: number) => `${prefix}${'./'.repeat(at + 1)}${name}`,
    (at: number) => `${prefix}${'/'.repeat(at + 1)}${name}`,
    (at: number) => `${prefix}a${at}/../${name}`,
    (at: number) => `${prefix}%2e/${'./'.repeat(at)}${name}`,
    (at: number) => `/.${prefix}x${at}/..%2f${name}`,
    (at: number) => `${'/'.repeat(at + 1)}${prefix}${name}`,
  ];
  return Array.from({ length: count }, (_, at) => ways[at % ways.length]?.(Math.floor(at / ways.length)) ?? '');
}
