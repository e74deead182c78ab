import type { Result } from '../../base/result.ts';
import type { Subscription } from '../../contract/leads/leads.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { AskedConsultation } from './consultations.ts';
import type { CrmLead, CrmMessage, CrmReply } from './crm-port.ts';
import type { EndedTurn } from './inbox/end-turns.ts';
import type { HandOver } from './inbox/hand-over.ts';
import type { LeadRequests } from './inbox/lead-requests.ts';
import type { Pauses } from './inbox/pause-request.ts';
import type { ReadInbox } from './inbox/read-inbox.ts';
import type { WaitlistTurn } from './inbox/receive.ts';
import type { ResumeInbox } from './inbox/resume-inbox.ts';
import type { LetterTask, StaffTask } from './letters/letter-task.ts';
import type { OwnSubscription } from './own-subscriptions.ts';
import type { ClientMessage, ClientRequest } from './requests.ts';
import type { ResumeFault } from './resume-file.ts';
import type { SentResume } from './resumes.ts';
import type { AskedSubscription } from './subscriptions.ts';
import type { AnswerTemplates } from './templates/answer-templates.ts';

type Done = Record<never, never>;
type BadPhone = { kind: 'bad-phone' };
type BadEmail = { kind: 'bad-email' };
type DeadLink = { kind: 'dead-link' };

/**
 * Requests of visitors: call backs, subscriptions, job applications. E-mails are sent by the outbox under the kind `letter`, texts to
 * people of the office under `sms-staff`; `writeLetter` and `writeStaffSms` write them from its rows. `notifySubscribers` looks for changes and is called whenever there may be some. The implementing files say
 * more of each.
 */
export type LeadsModule = {
  // Requests to be called back, and what is written about them.
  /** Stores one request and answers its number, the same for the same key. Refuses a phone that no network has. */
  requestConsultation(asked: AskedConsultation): Promise<Result<{ id: string }, BadPhone>>;
  /** The newest first, each with its conversation from the beginning. The caller has proven the phone. */
  requestsOf(phone: string): Promise<ClientRequest[]>;
  /** Adds the client's message, once by its key; a closed request is reopened. Refuses a request of another phone. */
  sayInRequest(message: ClientMessage): Promise<Result<Done, { kind: 'unknown-request' }>>;

  // Applications for vacancies.
  /**
   * Stores the application and its file, and returns its number, the same for the same key. Refuses an invalid phone or e-mail address, an
   * unknown vacancy, and a file that is empty, too large or more than a text with pictures; then nothing is stored.
   */
  sendResume(sent: SentResume): Promise<Result<{ id: string }, ResumeFault | BadPhone | BadEmail | { kind: 'unknown-vacancy' }>>;

  // Subscriptions.
  /** Sends one e-mail to the address; the answer is the same for every address. Refuses an impossible one, and an unknown subject. */
  subscribe(asked: AskedSubscription): Promise<Result<Done, BadEmail | { kind: 'unknown-subject' }>>;
  /** Confirms a subscription by the link of an e-mail; it works once, for three days. Refuses any other. */
  confirmSubscription(token: string): Promise<Result<Pick<Subscription, 'kind'>, DeadLink>>;
  /** Ends a subscription by the link in each of its e-mails, as often as it is followed. Refuses a link that was never given. */
  endSubscription(token: string): Promise<Result<Pick<Subscription, 'kind'>, DeadLink>>;
  /** The subscriptions of an address, the newest first. The caller has proven the address. */
  subscriptionsOf(email: string): Promise<OwnSubscription[]>;
  /** How many subscriptions follow any of these flats. */
  watchersOf(slugs: readonly string[]): Promise<number>;
  /** Ends one subscription of an address, as often as it is called. Refuses one that is not of this address. */
  endSubscriptionOf(email: string, id: string): Promise<Result<Done, { kind: 'unknown-subscription' }>>;

  // The CRM.
  /** A request in the form for the CRM; null when it does not exist any more. */
  crmLead(id: string): Promise<CrmLead | null>;
  /** A client's message in the form for the CRM; null when it does not exist any more. */
  crmMessage(id: string): Promise<CrmMessage | null>;
  /** Applies a change of a request in the CRM, repeated or in any order. `noted`: nothing of it is new. */
  applyCrmReply(transaction: OpenKysely, reply: CrmReply): Promise<'taken' | 'noted'>;

  // The office.
  /** What staff see and do of requests and of applications. */
  templates: AnswerTemplates;
  inbox: ReadInbox & LeadRequests & HandOver & Pick<Pauses, 'pauseRequest' | 'endPause'> & ResumeInbox;
  /** A flat has come free, and it is a client's turn on its waitlist: a request of the office, in the caller's transaction. */
  receiveTurn(transaction: OpenKysely, turn: WaitlistTurn): Promise<void>;
  /** Who looks after a client in a project: who has the newest request of the client there, or the next in turn. Null without such a person. */
  managerOf(transaction: OpenKysely, client: { projectId: string | null; phone: string }): Promise<string | null>;
  /** Places on waitlists have ended before their time, and their requests end with them, in the caller's transaction. */
  endTurns(transaction: OpenKysely, ended: readonly EndedTurn[]): Promise<void>;

  // Jobs.
  /** Reminds the owner of a request at the half of its promise, passes an overdue one on, and ends those about turns that are over. Does what is due now. */
  keepPromises(isStopped?: () => boolean): Promise<void>;
  /** When the next promise is half over or over, or the next turn is over; null while none runs. */
  nextMoment(): Promise<Date | null>;
  /** Puts an e-mail for every announcement and every change of a watched apartment into the outbox. */
  notifySubscribers(isStopped?: () => boolean): Promise<void>;
  /** The e-mail of an outbox message as it is now; null when the subscription has ended or does not exist. */
  writeLetter(task: LetterTask): Promise<Letter | null>;
  /** The text message of an outbox message as it is now; null when the request needs none of this person any more. */
  writeStaffSms(task: StaffTask): Promise<{ to: string; text: string } | null>;
  /** Deletes all personal data of a phone's requests, in the caller's transaction; the numbers of the requests stay. */
  forgetPhone(transaction: OpenKysely, phone: string): Promise<void>;
  /** Deletes by age the personal data of requests, subscriptions and applications. Nothing depends on when. */
  forgetOld(): Promise<void>;
};
