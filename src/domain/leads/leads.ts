import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { FilesPort } from '../../platform/files/files.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Announcement } from './announcement.ts';
import { makeConsultations } from './consultations.ts';
import { makeCrmReplies, type Reader } from './crm-replies.ts';
import { makeForgettingLeads } from './forget-leads.ts';
import type { LeadsTables } from './leads.tables.ts';
import type { LeadsModule } from './leads-operations.ts';
import { type LetterSite, makeLetterWriter } from './letters/write-letter.ts';
import { makeNotifier } from './notify-subscribers.ts';
import { makeOwnSubscriptions } from './own-subscriptions.ts';
import { makeRequests } from './requests.ts';
import { makeResumes } from './resumes.ts';
import { makeSubscriptions } from './subscriptions.ts';

export type { Announcement } from './announcement.ts';
export { makeFindRequests } from './find-requests.ts';
export type { LeadsModule } from './leads-operations.ts';
export type { OwnSubscription } from './own-subscriptions.ts';
export type { ClientRequest } from './requests.ts';

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
};

export function makeLeads(context: Context): LeadsModule {
  const { requestConsultation, crmLead } = makeConsultations(context);
  const { requestsOf, sayInRequest, forgetPhone } = makeRequests(context);
  const { applyCrmReply, crmMessage } = makeCrmReplies(context);
  const { subscribe, confirmSubscription, endSubscription } = makeSubscriptions(context);
  const { subscriptionsOf, endSubscriptionOf } = makeOwnSubscriptions(context);
  const { notifySubscribers } = makeNotifier(context);
  const { sendResume } = makeResumes(context);
  const { forgetOld } = makeForgettingLeads(context);
  const { writeLetter } = makeLetterWriter(context);
  return {
    ...{ requestConsultation, requestsOf, sayInRequest, sendResume },
    ...{ subscribe, confirmSubscription, endSubscription, subscriptionsOf, endSubscriptionOf },
    ...{ crmLead, crmMessage, applyCrmReply },
    ...{ notifySubscribers, writeLetter },
    ...{ forgetPhone, forgetOld },
  };
}
