import type { Notices, UserChange } from '../../../../contract/clients/clients.ts';

type Change = NonNullable<UserChange['notices']>;

/** Written out: a computed name would pass as any, and the API refuses one that it does not know. */
const changes: Record<keyof Notices, (wanted: boolean) => Change> = {
  dealSms: (wanted) => ({ deals_sms: wanted }),
  dealEmails: (wanted) => ({ deals_letter: wanted }),
};

/** The change of the profile by which kinds of messages are chosen or given up, in the words of the wire. */
export const noticeChange = (...chosen: [keyof Notices, boolean][]): UserChange => ({
  notices: Object.assign({}, ...chosen.map(([name, wanted]) => changes[name](wanted))) as Change,
});
