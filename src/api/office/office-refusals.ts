import type { OfficeProblemCode } from '../../contract/office/errors.ts';
import type { Catalogue, PriceOverrides, UnknownApartment } from '../../domain/catalogue/catalogue.ts';
import type { Proposals } from '../../domain/catalogue/import/proposals/proposals.ts';
import type { OfficeDeals, OfficeWaitlists } from '../../domain/deals/deals.ts';
import type { LeadsModule } from '../../domain/leads/leads.ts';
import type { Media } from '../../domain/media/media.ts';
import type { Releases } from '../../domain/releases/releases.ts';
import type { Staff } from '../../domain/staff/staff.ts';
import type { KeyUsedOtherwise } from '../../platform/idempotency/idempotency.ts';
import type { Operations } from '../../platform/operations/operations.ts';
import type { FieldErrors } from '../problem.ts';
import type { OfficeContext } from './office-dependencies.ts';
import { officeProblem } from './office-problem.ts';

type Refusing =
  | 'logIn'
  | 'logInByPassword'
  | 'proveByPassword'
  | 'passwordToSet'
  | 'setPassword'
  | 'removePassword'
  | 'passwordToAccept'
  | 'acceptByPassword'
  | 'prove'
  | 'passkeyToAccept'
  | 'acceptInvitation'
  | 'endSession'
  | 'setOwnPhone'
  | 'readNewKey'
  | 'addPasskey'
  | 'removePasskey'
  | 'invitePerson'
  | 'inviteAgain'
  | 'changeRoles'
  | 'lockPerson'
  | 'unlockPerson'
  | 'askRecovery'
  | 'approveRecovery'
  | 'endRecovery';
type RefusingDeals =
  | 'stepDeal'
  | 'endDeal'
  | 'takeDeal'
  | 'assignDeal'
  | 'holdAtDesk'
  | 'makeQuote'
  | 'askRefund'
  | 'decideRefund'
  | 'takeBackRefund'
  | 'noteTransfer'
  | 'noteReturn'
  | 'undoTransfer';
type RefusingInbox =
  | 'noteOutcome'
  | 'answerRequest'
  | 'pauseRequest'
  | 'endPause'
  | 'reopenRequest'
  | 'assignRequest'
  | 'moveRequests'
  | 'changeResume';
type RefusingTemplates = 'saveTemplate' | 'removeTemplate';
type RefusingWaitlists = 'passPlace' | 'notifyClient' | 'closeWaitlistToNew' | 'openWaitlist';
type RefusingReleases = 'saveDraft' | 'schedule' | 'publish' | 'undo' | 'makeFlatsRelease' | 'changeFlats';
type RefusingMedia = 'beginUpload' | 'appendToUpload' | 'prepareUpload' | 'finishUpload' | 'describePicture' | 'removePicture';
type RefusingImports = 'send' | 'answer' | 'approve' | 'choose' | 'undo';
type Refused<Answer> = Answer extends { ok: false; refusal: infer Refusal } ? Refusal : never;

/** The right was lost meanwhile by the one who decides, or the one who has asked. */
export type NoStanding = { kind: 'not-allowed' } | { kind: 'asker-gone' };
export type ActNotSigned = { kind: 'act-not-signed' };
/** The person has not proven lately to be who holds the right. */
export type ProofNeeded = { kind: 'proof-needed' };

/** A role for a project that does not exist. */
export type UnknownRoleProject = { kind: 'unknown-role-project' };

/** An entry of the audit that is not there, or before which nothing was that could be made anew. */
export type RestoreRefusal = { kind: 'unknown-entry' } | { kind: 'not-restorable' };

/** A report of the month stands in a release whose contents an editor has set for an instant. */
export type ReportScheduled = { kind: 'report-scheduled' };

/** A report counts a section that its project does not have, or more storeys than it has. */
export type StoreysBeyond = { kind: 'storeys-beyond' };

/** Every refusal of the modules behind the office. */
export type OfficeRefusal =
  | KeyUsedOtherwise
  | UnknownRoleProject
  | RestoreRefusal
  | NoStanding
  | ActNotSigned
  | ProofNeeded
  | ReportScheduled
  | StoreysBeyond
  | Refused<
      Awaited<
        ReturnType<
          | Staff[Refusing]
          | OfficeDeals[RefusingDeals]
          | OfficeWaitlists[RefusingWaitlists]
          | LeadsModule['inbox'][RefusingInbox]
          | Releases[RefusingReleases]
          | Media[RefusingMedia]
          | Proposals[RefusingImports]
          | LeadsModule['templates'][RefusingTemplates]
        >
      >
    >
  | UnknownApartment
  | Refused<Awaited<ReturnType<PriceOverrides['saveOfficeFields']>>>
  | Refused<Awaited<ReturnType<Catalogue['saveProjectFacts']>>>
  | Refused<Awaited<ReturnType<Operations['retry' | 'noteLook']>>>;

type Answer = { problem: OfficeProblemCode; errors?: FieldErrors };
/** Some say when it may be tried again. */
type WithTime = { retryAfterSeconds?: number };

/** One row for each refusal; it does not compile when one is missing. */
const answers = {
  'bad-passkey': { problem: 'bad-fields', errors: { response: ['unknown'] } },
  'wrong-login': { problem: 'wrong-login' },
  'too-many-tries': { problem: 'too-often' },
  'easy-password': { problem: 'bad-fields', errors: { password: ['unsafe'] } },
  'wrong-code': { problem: 'bad-fields', errors: { code: ['code'] } },
  'passkey-needed': { problem: 'passkey-needed' },
  'last-way': { problem: 'last-way' },
  'dead-link': { problem: 'dead-link' },
  'unknown-session': { problem: 'unknown-session' },
  'unknown-passkey': { problem: 'unknown-passkey' },
  'last-passkey': { problem: 'last-passkey' },
  'email-taken': { problem: 'bad-fields', errors: { email: ['taken'] } },
  'unknown-role-project': { problem: 'bad-fields', errors: { assignments: ['unknown'] } },
  'unknown-person': { problem: 'unknown-person' },
  'unknown-apartment': { problem: 'unknown-apartment' },
  'unknown-letter': { problem: 'unknown-letter' },
  'unknown-source': { problem: 'unknown-source' },
  'unknown-transfer': { problem: 'unknown-transfer' },
  'unknown-template': { problem: 'unknown-template' },
  'too-many-templates': { problem: 'too-many-templates' },
  'title-taken': { problem: 'bad-fields', errors: { title: ['taken'] } },
  'transfer-returned': { problem: 'transfer-returned' },
  'more-than-left': { problem: 'bad-fields', errors: { amountMinor: ['out-of-range'] } },
  'wrong-pause': { problem: 'bad-fields', errors: { until: ['out-of-range'] } },
  'still-unpaid': { problem: 'bad-fields', errors: { unpaidMinor: ['required'] } },
  'wrong-signing-day': { problem: 'bad-fields', errors: { signedOn: ['out-of-range'] } },
  'wrong-total': { problem: 'bad-fields', errors: { total: ['out-of-range'] } },
  'wrong-day': { problem: 'bad-fields', errors: { paidOn: ['out-of-range'] } },
  'wrong-credit': { problem: 'bad-fields', errors: { creditedMinor: ['malformed'] } },
  'more-than-due': { problem: 'bad-fields', errors: { creditedMinor: ['out-of-range'] } },
  'reference-taken': { problem: 'bad-fields', errors: { reference: ['taken'] } },
  'operator-link-needed': { problem: 'operator-link-needed' },
  'already-joined': { problem: 'already-joined' },
  'notified-too-often': { problem: 'notified-too-often' },
  'unknown-recovery': { problem: 'unknown-recovery' },
  'own-recovery': { problem: 'own-recovery' },
  'second-person-needed': { problem: 'second-person-needed' },
  'no-second-administrator': { problem: 'no-second-administrator' },
  'recovery-asker-gone': { problem: 'recovery-asker-gone' },
  'own-roles': { problem: 'own-roles' },
  'own-lock': { problem: 'own-lock' },
  'last-administrator': { problem: 'last-administrator' },
  'unknown-entry': { problem: 'unknown-entry' },
  'not-restorable': { problem: 'not-restorable' },
  'changed-meanwhile': { problem: 'changed-meanwhile' },
  'act-not-signed': { problem: 'act-not-signed' },
  'unknown-refund': { problem: 'unknown-refund' },
  'own-refund': { problem: 'own-refund' },
  'asker-gone': { problem: 'asker-gone' },
  'not-allowed': { problem: 'not-allowed' },
  'proof-needed': { problem: 'proof-needed' },
  'too-much': { problem: 'bad-fields', errors: { amountMinor: ['out-of-range'] } },
  'unknown-deal': { problem: 'unknown-deal' },
  'not-now': { problem: 'not-now' },
  'apartment-taken': { problem: 'apartment-taken' },
  'not-for-sale': { problem: 'not-for-sale' },
  'too-many-holds': { problem: 'too-many-holds' },
  'held-too-often': { problem: 'held-too-often' },
  'other-terms': { problem: 'changed-meanwhile' },
  'offer-over': { problem: 'changed-meanwhile' },
  'quote-over': { problem: 'changed-meanwhile' },
  'unknown-quote': { problem: 'changed-meanwhile' },
  'bad-recipient': { problem: 'bad-fields', errors: { to: ['malformed'] } },
  'bad-plan': { problem: 'bad-fields', errors: { downPercent: ['out-of-range'], months: ['out-of-range'] } },
  'no-state-services': { problem: 'not-now' },
  'client-left': { problem: 'changed-meanwhile' },
  'bad-phone': { problem: 'bad-fields', errors: { phone: ['phone'] } },
  'unknown-request': { problem: 'unknown-request' },
  'unknown-resume': { problem: 'unknown-resume' },
  'request-over': { problem: 'request-over' },
  'no-account': { problem: 'no-account' },
  'unknown-release': { problem: 'unknown-release' },
  'unknown-content': { problem: 'unknown-content' },
  'release-moved': { problem: 'changed-meanwhile' },
  'release-empty': { problem: 'release-empty' },
  'release-conflicts': { problem: 'release-conflicts' },
  'release-faults': { problem: 'release-faults' },
  'offers-change-prices': { problem: 'offers-change-prices' },
  'flats-planned': { problem: 'flats-planned' },
  'no-flat-changes': { problem: 'no-flat-changes' },
  'prices-unconfirmed': { problem: 'bad-fields', errors: { confirmed: ['required'] } },
  'storeys-beyond': { problem: 'bad-fields', errors: { storeys: ['out-of-range'] } },
  'report-scheduled': { problem: 'report-scheduled' },
  'unknown-picture': { problem: 'unknown-picture' },
  'unknown-upload': { problem: 'unknown-upload' },
  'uploads-full': { problem: 'uploads-full' },
  'uploads-of-day': { problem: 'uploads-of-day' },
  'wrong-offset': { problem: 'wrong-offset' },
  'upload-unfinished': { problem: 'upload-unfinished' },
  'picture-is-there': { problem: 'picture-is-there', errors: { file: ['taken'] } },
  'picture-used': { problem: 'picture-used' },
  'picture-moved': { problem: 'changed-meanwhile' },
  'not-a-picture': { problem: 'not-a-picture', errors: { file: ['file-type'] } },
  'picture-moves': { problem: 'picture-moves', errors: { file: ['file-type'] } },
  'picture-too-large': { problem: 'picture-too-large', errors: { file: ['too-large'] } },
  'picture-too-small': { problem: 'picture-too-small', errors: { file: ['too-short'] } },
  exceeded: { problem: 'picture-too-large', errors: { file: ['too-large'] } },
  'unknown-import': { problem: 'unknown-import' },
  'import-moved': { problem: 'changed-meanwhile' },
  'import-running': { problem: 'import-running' },
  'catalogue-moved': { problem: 'catalogue-moved' },
  'import-unconfirmed': { problem: 'import-unconfirmed' },
  'rate-missing': { problem: 'rate-missing' },
  'file-too-large': { problem: 'too-large' },
  'file-empty': { problem: 'file-empty' },
  'bad-end': { problem: 'bad-fields', errors: { until: ['out-of-range'] } },
  'unknown-project': { problem: 'unknown-project' },
  'project-moved': { problem: 'changed-meanwhile' },
  'bad-instant': { problem: 'bad-fields', errors: { at: ['malformed'] } },
  'key-used-otherwise': { problem: 'key-used-otherwise', errors: { 'Idempotency-Key': ['repeated'] } },
} as const satisfies { [Kind in OfficeRefusal['kind']]: Answer };

type KindsWith<Code extends OfficeProblemCode> = {
  [Kind in OfficeRefusal['kind']]: (typeof answers)[Kind]['problem'] extends Code ? Kind : never;
}[OfficeRefusal['kind']];
/** The refusals that are answered by one of these codes. */
export type OfficeRefusalWith<Code extends OfficeProblemCode> = Extract<OfficeRefusal, { kind: KindsWith<Code> }>;

export function wordOfficeRefusal(c: OfficeContext, refusal: OfficeRefusal) {
  const { problem, errors }: Answer = answers[refusal.kind];
  const named = refusal.kind === 'flats-planned' ? { flat: refusal.flat, project: refusal.project, release: refusal.release } : undefined;
  return officeProblem(c, problem, { errors, retryAfter: (refusal as WithTime).retryAfterSeconds, named });
}
