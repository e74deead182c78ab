// biome-ignore-all assist/source/organizeImports: written by npm run api, in the order of the table of operations.
import type { OfficeKey } from '../../contract/office/operations.ts';
import type { OfficeHandlersOf } from './office-handler.ts';
import { handle as welcome } from './access/welcome.ts';
import { handle as passkeyToLogIn } from './access/passkey-to-log-in.ts';
import { handle as logIn } from './access/log-in.ts';
import { handle as logOut } from './access/log-out.ts';
import { handle as readInvitation } from './access/read-invitation.ts';
import { handle as passkeyToAccept } from './access/passkey-to-accept.ts';
import { handle as acceptInvitation } from './access/accept-invitation.ts';
import { handle as passkeyToProve } from './access/passkey-to-prove.ts';
import { handle as passkeyToSign } from './access/passkey-to-sign.ts';
import { handle as prove } from './access/prove.ts';
import { handle as logInByPassword } from './access/log-in-by-password.ts';
import { handle as proveByPassword } from './access/prove-by-password.ts';
import { handle as passwordToAccept } from './access/password-to-accept.ts';
import { handle as acceptByPassword } from './access/accept-by-password.ts';
import { handle as me } from './account/me.ts';
import { handle as setOwnPhone } from './account/set-own-phone.ts';
import { handle as listPasskeys } from './account/list-passkeys.ts';
import { handle as passkeyToAdd } from './account/passkey-to-add.ts';
import { handle as addPasskey } from './account/add-passkey.ts';
import { handle as removePasskey } from './account/remove-passkey.ts';
import { handle as listSessions } from './account/list-sessions.ts';
import { handle as endSession } from './account/end-session.ts';
import { handle as endOtherSessions } from './account/end-other-sessions.ts';
import { handle as readPassword } from './account/read-password.ts';
import { handle as passwordToSet } from './account/password-to-set.ts';
import { handle as setPassword } from './account/set-password.ts';
import { handle as removePassword } from './account/remove-password.ts';
import { handle as listPeople } from './people/list-people.ts';
import { handle as invitePerson } from './people/invite-person.ts';
import { handle as inviteAgain } from './people/invite-again.ts';
import { handle as changeRoles } from './people/change-roles.ts';
import { handle as lockPerson } from './people/lock-person.ts';
import { handle as unlockPerson } from './people/unlock-person.ts';
import { handle as askRecovery } from './people/ask-recovery.ts';
import { handle as approveRecovery } from './people/approve-recovery.ts';
import { handle as endRecovery } from './people/end-recovery.ts';
import { handle as listAudit } from './audit/list-audit.ts';
import { handle as restoreRecord } from './audit/restore-record.ts';
import { handle as listDeals } from './deals/list-deals.ts';
import { handle as listFreeDeals } from './deals/list-free-deals.ts';
import { handle as readDeal } from './deals/read-deal.ts';
import { handle as readDealDocument } from './deals/read-deal-document.ts';
import { handle as readDealTerms } from './deals/read-deal-terms.ts';
import { handle as takeDeal } from './deals/take-deal.ts';
import { handle as assignDeal } from './deals/assign-deal.ts';
import { handle as stepDeal } from './deals/step-deal.ts';
import { handle as signDeal } from './deals/sign-deal.ts';
import { handle as endDeal } from './deals/end-deal.ts';
import { handle as findFlats } from './deals/find-flats.ts';
import { handle as holdAtDesk } from './deals/hold-at-desk.ts';
import { handle as makeQuote } from './quotes/make-quote.ts';
import { handle as listQuotes } from './quotes/list-quotes.ts';
import { handle as askRefund } from './refunds/ask-refund.ts';
import { handle as decideRefund } from './refunds/decide-refund.ts';
import { handle as takeBackRefund } from './refunds/take-back-refund.ts';
import { handle as noteTransfer } from './transfers/note-transfer.ts';
import { handle as noteReturn } from './transfers/note-return.ts';
import { handle as undoTransfer } from './transfers/undo-transfer.ts';
import { handle as listOfficeWaitlists } from './waitlists/list-office-waitlists.ts';
import { handle as readOfficeWaitlist } from './waitlists/read-office-waitlist.ts';
import { handle as skipPlace } from './waitlists/skip-place.ts';
import { handle as notifyClient } from './waitlists/notify-client.ts';
import { handle as closeWaitlist } from './waitlists/close-waitlist.ts';
import { handle as openWaitlist } from './waitlists/open-waitlist.ts';
import { handle as listRequests } from './inbox/list-requests.ts';
import { handle as readRequest } from './inbox/read-request.ts';
import { handle as listNotices } from './inbox/list-notices.ts';
import { handle as followRequests } from './inbox/follow-requests.ts';
import { handle as listOwners } from './inbox/list-owners.ts';
import { handle as noteOutcome } from './inbox/note-outcome.ts';
import { handle as answerRequest } from './inbox/answer-request.ts';
import { handle as pauseRequest } from './inbox/pause-request.ts';
import { handle as endPause } from './inbox/end-pause.ts';
import { handle as reopenRequest } from './inbox/reopen-request.ts';
import { handle as assignRequest } from './inbox/assign-request.ts';
import { handle as moveRequests } from './inbox/move-requests.ts';
import { handle as listResumes } from './inbox/list-resumes.ts';
import { handle as changeResume } from './inbox/change-resume.ts';
import { handle as readResumeFile } from './inbox/read-resume-file.ts';
import { handle as listTemplates } from './templates/list-templates.ts';
import { handle as saveTemplate } from './templates/save-template.ts';
import { handle as removeTemplate } from './templates/remove-template.ts';
import { handle as requestTemplates } from './templates/request-templates.ts';
import { handle as operationsBoard } from './operations/operations-board.ts';
import { handle as retryLetters } from './operations/retry-letters.ts';
import { handle as lookNow } from './operations/look-now.ts';
import { handle as today } from './today/today.ts';
import { handle as find } from './find/find.ts';
import { handle as flatCard } from './find/flat-card.ts';
import { handle as listReleases } from './releases/list-releases.ts';
import { handle as getRelease } from './releases/get-release.ts';
import { handle as makeRelease } from './releases/make-release.ts';
import { handle as renameRelease } from './releases/rename-release.ts';
import { handle as scheduleRelease } from './releases/schedule-release.ts';
import { handle as unscheduleRelease } from './releases/unschedule-release.ts';
import { handle as publishRelease } from './releases/publish-release.ts';
import { handle as undoRelease } from './releases/undo-release.ts';
import { handle as discardRelease } from './releases/discard-release.ts';
import { handle as previewRelease } from './releases/preview-release.ts';
import { handle as listContentParts } from './content/list-content-parts.ts';
import { handle as listContentRows } from './content/list-content-rows.ts';
import { handle as getContentRow } from './content/get-content-row.ts';
import { handle as getBuilding } from './content/get-building.ts';
import { handle as getLayout } from './content/get-layout.ts';
import { handle as compareSun } from './content/compare-sun.ts';
import { handle as listStreams } from './content/list-streams.ts';
import { handle as findContent } from './content/find-content.ts';
import { handle as saveDraft } from './releases/save-draft.ts';
import { handle as dropDraft } from './releases/drop-draft.ts';
import { handle as confirmTranslation } from './content/confirm-translation.ts';
import { handle as listLegalVersions } from './content/list-legal-versions.ts';
import { handle as getLegalVersion } from './content/get-legal-version.ts';
import { handle as listTranslations } from './content/list-translations.ts';
import { handle as getInventory } from './prices/get-inventory.ts';
import { handle as changePrices } from './prices/change-prices.ts';
import { handle as quotesOfPrices } from './prices/quotes-of-prices.ts';
import { handle as planPrices } from './prices/plan-prices.ts';
import { handle as changeStatuses } from './prices/change-statuses.ts';
import { handle as planStatuses } from './prices/plan-statuses.ts';
import { handle as dropPrices } from './prices/drop-prices.ts';
import { handle as getReleasePrices } from './prices/get-release-prices.ts';
import { handle as listPriceOverrides } from './prices/list-price-overrides.ts';
import { handle as decidePriceOverrides } from './prices/decide-price-overrides.ts';
import { handle as getOfficeFields } from './prices/get-office-fields.ts';
import { handle as saveOfficeFields } from './prices/save-office-fields.ts';
import { handle as listMedia } from './media/list-media.ts';
import { handle as getMediaPicture } from './media/get-media-picture.ts';
import { handle as beginUpload } from './media/begin-upload.ts';
import { handle as getUpload } from './media/get-upload.ts';
import { handle as appendToUpload } from './media/append-to-upload.ts';
import { handle as finishUpload } from './media/finish-upload.ts';
import { handle as describePicture } from './media/describe-picture.ts';
import { handle as removePicture } from './media/remove-picture.ts';
import { handle as listImports } from './imports/list-imports.ts';
import { handle as getImport } from './imports/get-import.ts';
import { handle as listImportRows } from './imports/list-import-rows.ts';
import { handle as listImportProblems } from './imports/list-import-problems.ts';
import { handle as sendImport } from './imports/send-import.ts';
import { handle as readImport } from './imports/read-import.ts';
import { handle as answerImport } from './imports/answer-import.ts';
import { handle as nameImportSource } from './imports/name-import-source.ts';
import { handle as forgetImportAnswer } from './imports/forget-import-answer.ts';
import { handle as saveImportRule } from './imports/save-import-rule.ts';
import { handle as chooseImportRows } from './imports/choose-import-rows.ts';
import { handle as approveImport } from './imports/approve-import.ts';
import { handle as discardImport } from './imports/discard-import.ts';
import { handle as undoImport } from './imports/undo-import.ts';
import { handle as listReports } from './reports/list-reports.ts';
import { handle as sendReport } from './reports/send-report.ts';
import { handle as listProjects } from './projects/list-projects.ts';
import { handle as saveProject } from './projects/save-project.ts';

/** The handler of each operation, written by `npm run api`; an operation without a handler does not compile. */
export const officeHandlers: OfficeHandlersOf<OfficeKey> = {
  'GET /office/api/welcome': welcome,
  'POST /office/api/login/options': passkeyToLogIn,
  'POST /office/api/login': logIn,
  'POST /office/api/logout': logOut,
  'POST /office/api/invitation': readInvitation,
  'POST /office/api/invitation/options': passkeyToAccept,
  'POST /office/api/invitation/accept': acceptInvitation,
  'POST /office/api/proof/options': passkeyToProve,
  'POST /office/api/acts/options': passkeyToSign,
  'POST /office/api/proof': prove,
  'POST /office/api/password/login': logInByPassword,
  'POST /office/api/password/prove': proveByPassword,
  'POST /office/api/invitation/password': passwordToAccept,
  'POST /office/api/invitation/accept-by-password': acceptByPassword,
  'GET /office/api/me': me,
  'POST /office/api/phone': setOwnPhone,
  'GET /office/api/passkeys': listPasskeys,
  'POST /office/api/passkeys/options': passkeyToAdd,
  'POST /office/api/passkeys/add': addPasskey,
  'POST /office/api/passkeys/remove': removePasskey,
  'GET /office/api/sessions': listSessions,
  'POST /office/api/sessions/end': endSession,
  'POST /office/api/sessions/end-others': endOtherSessions,
  'GET /office/api/password': readPassword,
  'POST /office/api/password/options': passwordToSet,
  'POST /office/api/password/set': setPassword,
  'POST /office/api/password/remove': removePassword,
  'GET /office/api/people': listPeople,
  'POST /office/api/people/invite': invitePerson,
  'POST /office/api/people/invite-again': inviteAgain,
  'POST /office/api/people/change-roles': changeRoles,
  'POST /office/api/people/lock': lockPerson,
  'POST /office/api/people/unlock': unlockPerson,
  'POST /office/api/people/recover': askRecovery,
  'POST /office/api/people/recover/approve': approveRecovery,
  'POST /office/api/people/recover/end': endRecovery,
  'GET /office/api/audit': listAudit,
  'POST /office/api/audit/restore': restoreRecord,
  'GET /office/api/deals': listDeals,
  'GET /office/api/deals/free': listFreeDeals,
  'GET /office/api/deal': readDeal,
  'GET /office/api/deal/document': readDealDocument,
  'GET /office/api/deal/terms': readDealTerms,
  'POST /office/api/deals/take': takeDeal,
  'POST /office/api/deals/assign': assignDeal,
  'POST /office/api/deals/step': stepDeal,
  'POST /office/api/deals/sign': signDeal,
  'POST /office/api/deals/end': endDeal,
  'GET /office/api/flats': findFlats,
  'POST /office/api/deals/hold': holdAtDesk,
  'POST /office/api/quotes/make': makeQuote,
  'GET /office/api/quotes': listQuotes,
  'POST /office/api/refunds/ask': askRefund,
  'POST /office/api/refunds/decide': decideRefund,
  'POST /office/api/refunds/take-back': takeBackRefund,
  'POST /office/api/transfers/note': noteTransfer,
  'POST /office/api/transfers/return': noteReturn,
  'POST /office/api/transfers/undo': undoTransfer,
  'GET /office/api/waitlists': listOfficeWaitlists,
  'GET /office/api/waitlist': readOfficeWaitlist,
  'POST /office/api/waitlist/skip': skipPlace,
  'POST /office/api/waitlist/notify': notifyClient,
  'POST /office/api/waitlist/close': closeWaitlist,
  'POST /office/api/waitlist/open': openWaitlist,
  'GET /office/api/requests': listRequests,
  'GET /office/api/request': readRequest,
  'GET /office/api/requests/notices': listNotices,
  'GET /office/api/requests/changes': followRequests,
  'GET /office/api/requests/owners': listOwners,
  'POST /office/api/requests/outcome': noteOutcome,
  'POST /office/api/requests/answer': answerRequest,
  'POST /office/api/requests/pause': pauseRequest,
  'POST /office/api/requests/end-pause': endPause,
  'POST /office/api/requests/reopen': reopenRequest,
  'POST /office/api/requests/assign': assignRequest,
  'POST /office/api/requests/move': moveRequests,
  'GET /office/api/resumes': listResumes,
  'POST /office/api/resumes/state': changeResume,
  'GET /office/api/resume/file': readResumeFile,
  'GET /office/api/templates': listTemplates,
  'POST /office/api/templates/save': saveTemplate,
  'POST /office/api/templates/remove': removeTemplate,
  'GET /office/api/request/templates': requestTemplates,
  'GET /office/api/operations': operationsBoard,
  'POST /office/api/operations/retry': retryLetters,
  'POST /office/api/operations/look': lookNow,
  'GET /office/api/today': today,
  'GET /office/api/find': find,
  'GET /office/api/flat': flatCard,
  'GET /office/api/releases': listReleases,
  'GET /office/api/release': getRelease,
  'POST /office/api/releases/make': makeRelease,
  'POST /office/api/releases/rename': renameRelease,
  'POST /office/api/releases/schedule': scheduleRelease,
  'POST /office/api/releases/unschedule': unscheduleRelease,
  'POST /office/api/releases/publish': publishRelease,
  'POST /office/api/releases/undo': undoRelease,
  'POST /office/api/releases/discard': discardRelease,
  'GET /office/api/release/preview': previewRelease,
  'GET /office/api/content': listContentParts,
  'GET /office/api/content/rows': listContentRows,
  'GET /office/api/content/row': getContentRow,
  'GET /office/api/content/building': getBuilding,
  'GET /office/api/content/layout': getLayout,
  'GET /office/api/content/sun': compareSun,
  'GET /office/api/content/streams': listStreams,
  'GET /office/api/content/find': findContent,
  'POST /office/api/drafts/save': saveDraft,
  'POST /office/api/drafts/drop': dropDraft,
  'POST /office/api/translations/confirm': confirmTranslation,
  'GET /office/api/legal/versions': listLegalVersions,
  'GET /office/api/legal/version': getLegalVersion,
  'GET /office/api/translations': listTranslations,
  'GET /office/api/inventory': getInventory,
  'POST /office/api/prices/change': changePrices,
  'POST /office/api/prices/quotes': quotesOfPrices,
  'POST /office/api/prices/plan': planPrices,
  'POST /office/api/statuses/change': changeStatuses,
  'POST /office/api/statuses/plan': planStatuses,
  'POST /office/api/prices/drop': dropPrices,
  'GET /office/api/release/prices': getReleasePrices,
  'GET /office/api/price-overrides': listPriceOverrides,
  'POST /office/api/price-overrides/decide': decidePriceOverrides,
  'GET /office/api/office-fields': getOfficeFields,
  'POST /office/api/office-fields/save': saveOfficeFields,
  'GET /office/api/media': listMedia,
  'GET /office/api/media/picture': getMediaPicture,
  'POST /office/api/media/uploads/begin': beginUpload,
  'GET /office/api/media/upload': getUpload,
  'POST /office/api/media/uploads/append': appendToUpload,
  'POST /office/api/media/uploads/finish': finishUpload,
  'POST /office/api/media/describe': describePicture,
  'POST /office/api/media/remove': removePicture,
  'GET /office/api/imports': listImports,
  'GET /office/api/import': getImport,
  'GET /office/api/import/rows': listImportRows,
  'GET /office/api/import/problems': listImportProblems,
  'POST /office/api/imports/file': sendImport,
  'POST /office/api/imports/read': readImport,
  'POST /office/api/imports/answer': answerImport,
  'POST /office/api/imports/source': nameImportSource,
  'POST /office/api/imports/forget-answer': forgetImportAnswer,
  'POST /office/api/imports/rule': saveImportRule,
  'POST /office/api/imports/choose': chooseImportRows,
  'POST /office/api/imports/approve': approveImport,
  'POST /office/api/imports/discard': discardImport,
  'POST /office/api/imports/undo': undoImport,
  'GET /office/api/reports': listReports,
  'POST /office/api/reports/send': sendReport,
  'GET /office/api/projects': listProjects,
  'POST /office/api/projects/save': saveProject,
};
