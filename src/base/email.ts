const longest = 254;
const local = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}$/u;

/**
 * The form of a typed e-mail address under which it is kept, all small letters, or null. Says nothing of whether the address
 * exists: a letter finds that out.
 */
export function parseEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const isWhole = at > 0 && email.length <= longest && local.test(name) && host.test(email.slice(at + 1));
  return isWhole && !/^\.|\.\.|\.$/.test(name) ? email : null;
}
