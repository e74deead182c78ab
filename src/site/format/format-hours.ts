import * as m from '../paraglide/messages.js';

/** `4 год 20 хв`, `4 h 20 min`. */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return m.outlook_no_sun();
  if (hours === 0) return m.outlook_minutes({ minutes: rest });
  return rest === 0 ? m.outlook_hours({ hours }) : m.outlook_hours_minutes({ hours, minutes: rest });
}
