// biome-ignore-all assist/source/organizeImports: written by npm run api, in the order of the table of operations.
import type { OperationKey } from '../contract/operation-types.ts';
import type { HandlersOf } from './handler.ts';
import { handle as apartments } from './catalogue/apartments.ts';
import { handle as apartment } from './catalogue/apartment.ts';
import { handle as outlook } from './catalogue/outlook.ts';
import { handle as board } from './catalogue/board.ts';
import { handle as projectModel } from './catalogue/project-model.ts';
import { handle as apartmentStatus } from './catalogue/apartment-status.ts';
import { handle as apartmentChanges } from './catalogue/apartment-changes.ts';
import { handle as startPhoneCheck } from './clients/login/start-phone-check.ts';
import { handle as login } from './clients/login/login.ts';
import { handle as logOut } from './clients/login/log-out.ts';
import { handle as listSessions } from './clients/login/list-sessions.ts';
import { handle as signOut } from './clients/login/sign-out.ts';
import { handle as prove } from './clients/login/prove.ts';
import { handle as passkeyToLogIn } from './clients/login/passkey-to-log-in.ts';
import { handle as logInByPasskey } from './clients/login/log-in-by-passkey.ts';
import { handle as passkeyToAdd } from './clients/login/passkey-to-add.ts';
import { handle as addPasskey } from './clients/login/add-passkey.ts';
import { handle as listPasskeys } from './clients/login/list-passkeys.ts';
import { handle as removePasskey } from './clients/login/remove-passkey.ts';
import { handle as getClient } from './clients/account/get-client.ts';
import { handle as updateClient } from './clients/account/update-client.ts';
import { handle as sendEmailConfirmation } from './clients/account/send-email-confirmation.ts';
import { handle as confirmEmail } from './clients/account/confirm-email.ts';
import { handle as deleteClient } from './clients/account/delete-client.ts';
import { handle as listRequests } from './clients/account/list-requests.ts';
import { handle as sayInRequest } from './clients/account/say-in-request.ts';
import { handle as listSubscriptions } from './clients/account/list-subscriptions.ts';
import { handle as endOwnSubscription } from './clients/account/end-own-subscription.ts';
import { handle as downloadClientData } from './clients/account/download-client-data.ts';
import { handle as staticPages } from './content/static-pages.ts';
import { handle as pages } from './content/pages.ts';
import { handle as news } from './content/news/news.ts';
import { handle as newsItem } from './content/news/news-item.ts';
import { handle as project } from './content/projects/project.ts';
import { handle as surroundings } from './content/projects/surroundings.ts';
import { handle as floorPlans } from './content/projects/floor-plans.ts';
import { handle as viewpoints } from './content/projects/viewpoints.ts';
import { handle as tour } from './content/projects/tour.ts';
import { handle as cameras } from './content/projects/cameras.ts';
import { handle as construction } from './content/projects/construction.ts';
import { handle as advertising } from './content/partners/advertising.ts';
import { handle as aerialPhotography } from './content/partners/aerial-photography.ts';
import { handle as pressRoom } from './content/press-room.ts';
import { handle as legal } from './content/legal.ts';
import { handle as offers } from './content/offers/offers.ts';
import { handle as offer } from './content/offers/offer.ts';
import { handle as vacancies } from './content/vacancies/vacancies.ts';
import { handle as vacancyCategory } from './content/vacancies/vacancy-category.ts';
import { handle as vacancy } from './content/vacancies/vacancy.ts';
import { handle as makeDeal } from './deals/make-deal.ts';
import { handle as updateDeal } from './deals/update-deal.ts';
import { handle as cancelDeal } from './deals/cancel-deal.ts';
import { handle as quote } from './deals/quote.ts';
import { handle as openQuote } from './deals/open-quote.ts';
import { handle as bookingTerms } from './deals/booking-terms.ts';
import { handle as listDeals } from './deals/list-deals.ts';
import { handle as dealAgreement } from './deals/deal-agreement.ts';
import { handle as getDeal } from './deals/get-deal.ts';
import { handle as joinWaitlist } from './deals/waitlist/join-waitlist.ts';
import { handle as leaveWaitlist } from './deals/waitlist/leave-waitlist.ts';
import { handle as placeOnWaitlist } from './deals/waitlist/place-on-waitlist.ts';
import { handle as listWaitlists } from './deals/waitlist/list-waitlists.ts';
import { handle as dealRefund } from './deals/deal-refund.ts';
import { handle as dealDocument } from './deals/deal-document.ts';
import { handle as sendConsultation } from './leads/send-consultation.ts';
import { handle as subscribe } from './leads/subscribe.ts';
import { handle as confirmSubscription } from './leads/confirm-subscription.ts';
import { handle as endSubscription } from './leads/end-subscription.ts';
import { handle as sendResume } from './leads/send-resume.ts';
import { handle as instalmentPlan } from './money/instalment-plan.ts';
import { handle as stateMortgage } from './money/state-mortgage.ts';
import { handle as rentalYield } from './money/rental-yield.ts';

/** The handler of each operation, written by `npm run api`; an operation without a handler does not compile. */
export const handlers: HandlersOf<OperationKey> = {
  'GET /api/{locale}/apartments': apartments,
  'GET /api/{locale}/apartment/{slug}': apartment,
  'GET /api/{locale}/apartment/{slug}/outlook': outlook,
  'GET /api/{locale}/project/{slug}/board': board,
  'GET /api/{locale}/project/{slug}/model': projectModel,
  'GET /api/get-apartment-status/{id}': apartmentStatus,
  'GET /api/apartment-changes': apartmentChanges,
  'POST /api/client/start-phone-check': startPhoneCheck,
  'POST /api/client/login': login,
  'POST /api/client/logout': logOut,
  'GET /api/client/sessions': listSessions,
  'POST /api/client/sign-out': signOut,
  'POST /api/client/prove': prove,
  'POST /api/client/passkey/login-options': passkeyToLogIn,
  'POST /api/client/passkey/login': logInByPasskey,
  'POST /api/client/passkey/add-options': passkeyToAdd,
  'POST /api/client/passkey/add': addPasskey,
  'GET /api/client/passkeys': listPasskeys,
  'POST /api/client/passkey/remove': removePasskey,
  'GET /api/client/get': getClient,
  'POST /api/client/update': updateClient,
  'POST /api/client/send-email-confirmation': sendEmailConfirmation,
  'POST /api/client/confirm-email': confirmEmail,
  'POST /api/client/delete': deleteClient,
  'GET /api/client/requests': listRequests,
  'POST /api/client/requests/say': sayInRequest,
  'GET /api/client/subscriptions': listSubscriptions,
  'POST /api/client/subscriptions/end': endOwnSubscription,
  'GET /api/client/download': downloadClientData,
  'GET /api/{locale}/static-pages': staticPages,
  'GET /api/{locale}/pages': pages,
  'GET /api/{locale}/news': news,
  'GET /api/{locale}/news/{slug}': newsItem,
  'GET /api/{locale}/project/{slug}': project,
  'GET /api/{locale}/project/{slug}/surroundings': surroundings,
  'GET /api/{locale}/project/{slug}/floor-plans': floorPlans,
  'GET /api/{locale}/project/{slug}/viewpoints': viewpoints,
  'GET /api/{locale}/project/{slug}/tour': tour,
  'GET /api/{locale}/project/{slug}/cameras': cameras,
  'GET /api/{locale}/construction': construction,
  'GET /api/{locale}/advertising': advertising,
  'GET /api/{locale}/aerial-photography': aerialPhotography,
  'GET /api/{locale}/press-room': pressRoom,
  'GET /api/{locale}/legal/{slug}': legal,
  'GET /api/{locale}/offers': offers,
  'GET /api/{locale}/offer/{slug}': offer,
  'GET /api/{locale}/vacancies': vacancies,
  'GET /api/{locale}/vacancy_category/{id}': vacancyCategory,
  'GET /api/{locale}/vacancy/{slug}': vacancy,
  'POST /api/deal/make': makeDeal,
  'POST /api/deal/update': updateDeal,
  'POST /api/deal/cancel': cancelDeal,
  'GET /api/{locale}/quote/{code}': quote,
  'POST /api/quote/open': openQuote,
  'GET /api/deal/terms': bookingTerms,
  'GET /api/deal/list': listDeals,
  'GET /api/deal/agreement': dealAgreement,
  'GET /api/deal/get': getDeal,
  'POST /api/deal/join-line': joinWaitlist,
  'POST /api/deal/leave-line': leaveWaitlist,
  'GET /api/deal/line': placeOnWaitlist,
  'GET /api/deal/lines': listWaitlists,
  'GET /api/deal/refund': dealRefund,
  'GET /api/deal/paper': dealDocument,
  'POST /api/{locale}/consultation': sendConsultation,
  'POST /api/{locale}/subscription': subscribe,
  'POST /api/{locale}/subscription/confirm': confirmSubscription,
  'POST /api/{locale}/subscription/unsubscribe': endSubscription,
  'POST /api/{locale}/resume': sendResume,
  'GET /api/{locale}/instalment-plan': instalmentPlan,
  'GET /api/{locale}/state-mortgage': stateMortgage,
  'GET /api/{locale}/rental-yield': rentalYield,
};
