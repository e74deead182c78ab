import type { Locale } from '../../base/locale.ts';
import type { Transport } from '../client.ts';
import { makeOwnRequests } from '../own-requests.ts';
import type {
  CodePurpose,
  DoneWork,
  LoginAnswer,
  PasskeysAnswer,
  PhoneCheckAnswer,
  RequestsAnswer,
  SessionsAnswer,
  SubscriptionsAnswer,
  User,
  UserChange,
} from './clients.ts';

/**
 * The operations of whoever logs in or is logged in: `token` is asked before each of them. Apart from `makeClient`, so that pages that
 * only read do not load it. Every operation throws `ApiError` for an answer that is not 2xx.
 */
export function makeAccountClient(transport: Transport, { locale, token }: { locale: Locale; token: () => string | null }) {
  const { get, post } = makeOwnRequests(transport, { locale, token });
  return {
    startPhoneCheck: (phone: string, purpose: CodePurpose = 'login', work?: DoneWork) =>
      post<PhoneCheckAnswer>('/api/client/start-phone-check', { phone, purpose, ...work }),
    /** With a code for this purpose: for ten minutes nothing asks again who it is. */
    prove: (code: string) => post('/api/client/prove', { code }),
    login: (phone: string, code: string) => post<LoginAnswer>('/api/client/login', { phone, code, locale }),
    user: () => get<{ user: User }>('/api/client/get'),
    update: (change: UserChange) => post<{ user: User }>('/api/client/update', change),
    logOut: () => post('/api/client/logout'),
    sessions: () => get<SessionsAnswer>('/api/client/sessions'),
    signOut: (sessionId: string) => post('/api/client/sign-out', { session_id: sessionId }),
    signOutEverywhere: () => post('/api/client/sign-out', { everywhere: true }),
    sendEmailConfirmation: () => post('/api/client/send-email-confirmation'),
    /** What the browser answers to `options` goes into the operation beside; both are in the words of WebAuthn. */
    passkeyToLogIn: () => post<{ options: object }>('/api/client/passkey/login-options'),
    logInByPasskey: (response: object) => post<LoginAnswer>('/api/client/passkey/login', { response }),
    passkeyToAdd: () => post<{ options: object }>('/api/client/passkey/add-options'),
    addPasskey: (response: object) => post('/api/client/passkey/add', { response }),
    passkeys: () => get<PasskeysAnswer>('/api/client/passkeys'),
    removePasskey: (passkeyId: string) => post('/api/client/passkey/remove', { passkey_id: passkeyId }),
    requests: () => get<RequestsAnswer>('/api/client/requests'),
    sayInRequest: (requestId: string, text: string, key: string) =>
      post<RequestsAnswer>('/api/client/requests/say', { request_id: requestId, text }, key),
    subscriptions: () => get<SubscriptionsAnswer>('/api/client/subscriptions'),
    endSubscription: (subscriptionId: string) => post('/api/client/subscriptions/end', { subscription_id: subscriptionId }),
    /** Everything that is known of the client. */
    download: () => get<object>('/api/client/download'),
    /** With a code of `startPhoneCheck` for this purpose. */
    deleteAccount: (code: string) => post('/api/client/delete', { code }),
  };
}
export type AccountClient = ReturnType<typeof makeAccountClient>;
