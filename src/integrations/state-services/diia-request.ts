import { minuteMs } from '../../base/durations.ts';

/** The simulated Diia's record of one request. Instants are ISO; an event may lie in the future. */
export type DiiaRequest = {
  id: string;
  requestId: string;
  kind: 'sharing' | 'signing';
  returnLink: string;
  files: { fileName: string; fileHash: string }[];
  createdAt: string;
  happenings: { status: 'done' | 'refused'; at: string }[];
  /** The callbacks that were sent and the status of each answer; null without an answer. */
  calls: { at: string; status: number | null; about: DiiaPlay }[];
};

/** The actions of a person with Diia on a request. */
export const diiaPlays = ['agree', 'refuse', 'stranger', 'minor', 'slow', 'twice', 'late', 'unordered', 'silent', 'forge'] as const;
export type DiiaPlay = (typeof diiaPlays)[number];

export type Citizen = {
  lastNameUA: string;
  firstNameUA: string;
  middleNameUA: string;
  birthday: string;
  taxpayerNumber: string;
};
const citizens: Record<'owner' | 'stranger' | 'minor', Citizen> = {
  owner: { lastNameUA: 'Коваль', firstNameUA: 'Олена', middleNameUA: 'Іванівна', birthday: '12.03.1987', taxpayerNumber: '3184710691' },
  stranger: { lastNameUA: 'Гнатюк', firstNameUA: 'Ірина', middleNameUA: 'Петрівна', birthday: '17.05.1990', taxpayerNumber: '3300900115' },
  minor: { lastNameUA: 'Коваль', firstNameUA: 'Марко', middleNameUA: 'Олегович', birthday: '04.09.2011', taxpayerNumber: '4078900016' },
};
/** The owner of the phone. */
export const citizenOf = (play: DiiaPlay): Citizen => citizens[play === 'stranger' || play === 'minor' ? play : 'owner'];

/** The status of a request at one moment, as Diia reports it. */
export function diiaStatusAt({ happenings }: DiiaRequest, moment: Date): 'processing' | 'done' | 'refused' {
  const by = moment.toISOString();
  return happenings.findLast(({ at }) => at <= by)?.status ?? 'processing';
}

const slowMs = 20_000;
/** Longer than any hold of the demo. */
const lateMs = 16 * minuteMs;

/** The changes that an action makes to the request, and the delay of the callbacks with the shared or signed documents. */
export function diiaPlayedOut(play: DiiaPlay, now: Date): { happenings: DiiaRequest['happenings']; callsAfterMs: number[] } {
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const done = (ms = 0) => [{ status: 'done' as const, at: after(ms) }];
  switch (play) {
    case 'agree':
    case 'stranger':
    case 'minor':
      return { happenings: done(), callsAfterMs: [0] };
    case 'refuse':
      return { happenings: [{ status: 'refused', at: after(0) }], callsAfterMs: [] };
    case 'slow':
      return { happenings: done(slowMs), callsAfterMs: [slowMs] };
    case 'late':
      return { happenings: done(lateMs), callsAfterMs: [lateMs] };
    case 'twice':
      return { happenings: done(), callsAfterMs: [0, 500] };
    case 'unordered':
      // Refused at first, agreed to right after, and the refusal arrives last.
      return { happenings: [...done(), { status: 'refused', at: after(2_000) }], callsAfterMs: [0, 4_000] };
    case 'silent':
      return { happenings: done(), callsAfterMs: [] };
    case 'forge':
      return { happenings: [], callsAfterMs: [0] };
  }
}
