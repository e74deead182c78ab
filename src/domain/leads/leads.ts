import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { FilesPort } from '../../platform/files/files.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Announcement } from './announcement.ts';
import { makeConsultations } from './consultations.ts';
import { makeCrmReplies, type Reader } from './crm-replies.ts';
import { makeForgettingLeads } from './forget-leads.ts';
import { makeEndingTurns } from './inbox/end-turns.ts';
import { makeHandOver } from './inbox/hand-over.ts';
import type { InboxContext } from './inbox/inbox-context.ts';
import { makePromises } from './inbox/keep-promises.ts';
import { makeLeadRequests } from './inbox/lead-requests.ts';
import { makeManagerOf } from './inbox/manager-of.ts';
import { makeCrmNotes } from './inbox/note-crm.ts';
import { makePauses } from './inbox/pause-request.ts';
import { makeReadInbox } from './inbox/read-inbox.ts';
import { makeReceiving } from './inbox/receive.ts';
import { makeResumeInbox } from './inbox/resume-inbox.ts';
import type { LeadsTables } from './leads.tables.ts';
import type { LeadsModule } from './leads-operations.ts';
import { type LetterSite, makeLetterWriter } from './letters/write-letter.ts';
import type { StaffReader } from './letters/write-to-staff.ts';
import { makeNotifier } from './notify-subscribers.ts';
import { makeOwnSubscriptions } from './own-subscriptions.ts';
import { makeRequests } from './requests.ts';
import { makeResumes } from './resumes.ts';
import { makeSubscriptions } from './subscriptions.ts';
import { makeAnswerTemplates } from './templates/answer-templates.ts';

export type { Announcement } from './announcement.ts';
export { makeFindRequests } from './find-requests.ts';
export { type LeadStaff, leadsTopic } from './inbox/inbox-context.ts';
export type { InboxRow } from './inbox/read-inbox.ts';
export type { WaitlistTurn } from './inbox/receive.ts';
export type { StoredResume } from './inbox/resume-inbox.ts';
export type { LeadsModule } from './leads-operations.ts';
export type { OwnSubscription } from './own-subscriptions.ts';
export type { ClientRequest } from './requests.ts';
export { makeAnswerTemplates } from './templates/answer-templates.ts';

type Context = {
  db: Kysely<LeadsTables>;
  clock: Clock;
  catalogue: Pick<Catalogue, 'findFlat' | 'projects'>;
  /** The storage of resumes. */
  files: FilesPort;
  site: LetterSite;
  /** Published entries that subscribers are notified of. */
  announcements: () => readonly Announcement[];
  hasVacancy: (slug: string) => boolean;
  /** The client who may read replies to this phone in the account; null when no client has proven it. */
  readerOf: (transaction: OpenKysely, phone: string) => Promise<Reader | null>;
  staffReader: (staffId: string) => Promise<StaffReader | null>;
} & Pick<InboxContext, 'officeHours' | 'staff'>;

export function makeLeads(context: Context): LeadsModule {
  const receiving = makeReceiving(context);
  const { requestConsultation, crmLead } = makeConsultations({ ...context, ...receiving });
  const { requestsOf, sayInRequest, forgetPhone } = makeRequests({ ...context, ...receiving });
  const { applyCrmReply, crmMessage, notifyReader } = makeCrmReplies({ ...context, ...makeCrmNotes(context) });
  const { subscribe, confirmSubscription, endSubscription } = makeSubscriptions(context);
  const { subscriptionsOf, endSubscriptionOf, watchersOf } = makeOwnSubscriptions(context);
  const { notifySubscribers } = makeNotifier(context);
  const { sendResume } = makeResumes(context);
  const { forgetOld } = makeForgettingLeads(context);
  const { writeLetter, writeStaffSms } = makeLetterWriter(context);
  const { keepPromises, nextMoment } = makePromises(context);
  const { endTurns } = makeEndingTurns(context);
  const { pauseRequest, endPause } = makePauses(context);
  const inbox = {
    ...makeReadInbox(context),
    ...makeResumeInbox(context),
    ...makeLeadRequests({ ...context, notifyReader }),
    ...makeHandOver(context),
    pauseRequest,
    endPause,
  };
  return {
    requestConsultation,
    requestsOf,
    sayInRequest,
    sendResume,
    subscribe,
    confirmSubscription,
    endSubscription,
    subscriptionsOf,
    endSubscriptionOf,
    watchersOf,
    crmLead,
    crmMessage,
    applyCrmReply,
    notifySubscribers,
    writeLetter,
    writeStaffSms,
    receiveTurn: receiving.receiveTurn,
    endTurns,
    managerOf: makeManagerOf(context),
    keepPromises,
    nextMoment,
    inbox,
    templates: makeAnswerTemplates(context),
    forgetPhone,
    forgetOld,
  };
}
