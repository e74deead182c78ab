import type { Notices, UserChange } from '../../../../contract/clients/clients.ts';

/** Written out: a computed name would pass as any, and the API refuses one that it does not know. */
const changes: Record<keyof Notices, (wanted: boolean) => UserChange> = {
  dealSms: (wanted) => ({ notices: { deals_sms: wanted } }),
  dealEmails: (wanted) => ({ notices: { deals_letter: wanted } }),
};

/** The change of the profile by which one kind of messages is chosen or given up, in the words of the wire. */
export const noticeChange = (name: keyof Notices, wanted: boolean): UserChange => changes[name](wanted);
