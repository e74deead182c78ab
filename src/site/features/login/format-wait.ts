import * as m from '../../paraglide/messages.js';

/** How long to wait, in the largest unit that tells something. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return m.login_seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? m.login_minutes({ count: minutes }) : m.login_hours({ count: Math.ceil(minutes / 60) });
}
