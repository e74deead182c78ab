const longest = 254;
/** Letters of any script and the signs of RFC 5322; the first is a letter, a digit or an underscore, so that no spreadsheet reads an address as a formula. */
const local = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{0,63}$/u;
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u;

/**
 * The stored form of a typed e-mail address, in small letters, or null. Does not check whether the address
 * exists: only an e-mail can.
 */
export function parseEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const isWhole = at > 0 && email.length <= longest && local.test(name) && host.test(email.slice(at + 1));
  return isWhole && !/\.\.|\.$/.test(name) ? email : null;
}
