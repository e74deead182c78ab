import { makeOfficeClient, type OfficeClient, unattendedHeader } from '../../contract/office/office-client.ts';
import { watchAttendance } from './attendance.ts';
import { getLocale } from './message-locale.ts';

const isAttended = watchAttendance(window, () => performance.now());

/** Asks the office's API in the language of the screen. */
export const ask: OfficeClient = (key, ...question) =>
  makeOfficeClient((path, { headers, ...init } = {}) => {
    const attendance: Record<string, string> = isAttended() ? {} : { [unattendedHeader]: '1' };
    return fetch(path, { ...init, headers: { ...headers, ...attendance } });
  }, getLocale())(key, ...question);
