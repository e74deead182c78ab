import type { Kysely } from 'kysely';
import type { Clock } from '../base/clock.ts';
import type { Locale } from '../base/locale.ts';
import { sources } from '../contract/office/sources.ts';
import type { Staff } from '../domain/staff/staff.ts';
import type { OpenKysely } from '../platform/database/database.ts';
import { type StartJob, startJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log/log.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { frameLetter } from '../platform/mail/letter-frame.ts';
import { findAlarm, type makeAlarms, type SourceAlarm } from '../platform/operations/alarms.ts';
import type { OperationsTables } from '../platform/operations/operations.tables.ts';
import { putInOutbox } from '../platform/outbox/outbox.ts';
import { alarmTexts, sourceTitles } from './alarm-texts.ts';
import { momentIn } from './moment-in.ts';

const lookEveryMs = 15_000;

type People = Pick<Staff, 'people'>;
export type AlarmLetter = { alarm: string; staff: string; event: 'broken' | 'back' };

/** Those whose role answers for the source; without any, the administrators. */
async function ownersOf(transaction: OpenKysely, staff: People, { source }: SourceAlarm): Promise<string[]> {
  const active = (await staff.people(undefined, transaction)).filter(({ state }) => state === 'active');
  const withRole = (role: string) => active.filter(({ assignments }) => assignments.some((one) => one.role === role)).map(({ id }) => id);
  const owners = withRole(sources[source].owner);
  return owners.length > 0 ? owners : withRole('administrator');
}

/** Writes to the owners of a source, in the transaction in which its alarm begins or ends. */
export const notifyOwners = ({ staff, clock }: { staff: People; clock: Clock }) => {
  return async (transaction: OpenKysely, alarm: SourceAlarm): Promise<void> => {
    const event = alarm.backAt ? 'back' : 'broken';
    const messages = (await ownersOf(transaction, staff, alarm)).map((id) => ({
      kind: 'letter-staff',
      key: `source-alarm:${alarm.id}:${event}:${id}`,
      payload: { alarm: alarm.id, staff: id, event } satisfies AlarmLetter,
    }));
    await putInOutbox(transaction, clock, messages);
  };
};

type Materials = {
  alarms: Pick<ReturnType<typeof makeAlarms>, 'lookForBreaches'>;
  staff: People;
  clock: Clock;
  log: Pick<Log, 'error'>;
  startJob?: StartJob;
};

/** Looks four times a minute whether each source does as it promises. Returns a function that stops it after the present look. */
export function watchSources({ alarms, staff, clock, log, startJob: start = startJob }: Materials): () => Promise<void> {
  return start({
    name: 'source-alarms',
    work: () => alarms.lookForBreaches(notifyOwners({ staff, clock })),
    pauseMs: () => lookEveryMs,
    onFault: (fault) => log.error({ err: fault }, 'the sources could not be watched'),
  }).stop;
}

type Writing = {
  db: Kysely<OperationsTables>;
  staff: Pick<Staff, 'people'>;
  site: { officeUrl: string; brand: (locale: Locale) => { name: string; phone: string } };
};

/** The letter of an alarm, in the language of its reader; null for a person who has left the office meanwhile. */
export async function writeAlarmLetter(
  { db, staff, site }: Writing,
  { alarm: id, staff: staffId, event }: AlarmLetter,
): Promise<Letter | null> {
  const [person] = await staff.people(staffId);
  const alarm = await findAlarm(db, id);
  if (!alarm || person?.state !== 'active') return null;
  const { locale } = person;
  const { [event]: texts, label, button, foot } = alarmTexts[locale];
  const title = sourceTitles[alarm.source][locale];
  const source = alarm.part ? `${title} (${alarm.part})` : title;
  return frameLetter(
    { to: person.email, locale, brand: site.brand(locale).name, phone: site.brand(locale).phone, home: site.officeUrl },
    {
      subject: texts.subject(source),
      label,
      title: texts.title(source),
      foot: [foot],
      paragraphs: [texts.about(momentIn(locale, alarm.brokenAt))],
      button: { text: button, url: new URL('/office/operations', site.officeUrl).href },
    },
  );
}
