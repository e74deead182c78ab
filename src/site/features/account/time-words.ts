import * as m from '../../paraglide/messages.js';

const two = (value: number) => String(value).padStart(2, '0');

/** What is left, in the units that matter: `2 d 5 h`, `14:59` minutes and seconds, `23:14:59` below a day. */
export function timeWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return m.account_days_hours({ days: Math.floor(hours / 24), hours: hours % 24 });
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
