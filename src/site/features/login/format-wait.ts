import * as m from '../../paraglide/messages.js';

/** The waiting time, in the largest useful unit. */
export function formatWait(seconds: number): string {
  if (seconds <= 90) return m.login_seconds({ count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? m.login_minutes({ count: minutes }) : m.login_hours({ count: Math.ceil(minutes / 60) });
}
