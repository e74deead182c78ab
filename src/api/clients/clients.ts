import type { Hono } from 'hono';
import { descriptions } from '../descriptions.ts';
import { bodyOf, noQuery, notFromElsewhere } from '../gates.ts';
import type { ApiEnv, ApiHouse } from '../house.ts';
import { limitRate } from '../limit-rate.ts';
import { makeAccountAnswers } from './account.ts';
import { freshProof, makeBearer } from './bearer.ts';
import { makeLoggingIn } from './logging-in.ts';
import { makePasskeyAnswers } from './passkeys.ts';
import { makeRequestAnswers } from './requests.ts';
import { makeSubscriptionsOf } from './subscriptions.ts';

/** The operations of clients, below `/api/client/`. */
export function addClients(api: Hono<ApiEnv>, house: ApiHouse, reads: ReturnType<typeof limitRate>): void {
  const codes = limitRate({ points: house.limits.codesPer10Minutes, seconds: 600, networkPoints: 4 * house.limits.codesPer10Minutes });
  const logins = limitRate({ points: house.limits.loginsPer10Minutes, seconds: 600, networkPoints: 4 * house.limits.loginsPer10Minutes });
  const bearer = makeBearer(house.clients);
  const body = bodyOf(64 * 1024);
  const ownSite = notFromElsewhere(house.publicUrl);
  const { startPhoneCheck, login } = makeLoggingIn(house);
  const account = makeAccountAnswers(house);
  const requests = makeRequestAnswers(house);
  const subscriptions = makeSubscriptionsOf(house);
  const passkey = makePasskeyAnswers(house);
  const words = limitRate({ points: house.limits.formsPer10Minutes, seconds: 600 });

  api.post('/api/client/start-phone-check', descriptions.startPhoneCheck, noQuery, ownSite, codes, body, startPhoneCheck);
  api.post('/api/client/login', descriptions.login, noQuery, ownSite, logins, body, login);
  api.get('/api/client/get', descriptions.showClient, reads, noQuery, bearer, account.show);
  api.post('/api/client/update', descriptions.updateClient, reads, noQuery, bearer, body, account.update);
  api.post('/api/client/logout', descriptions.logOut, reads, noQuery, bearer, account.logOut);
  api.get('/api/client/sessions', descriptions.sessions, reads, noQuery, bearer, account.sessions);
  api.post('/api/client/sign-out', descriptions.signOut, reads, noQuery, bearer, body, account.signOut);
  api.post('/api/client/send-email-confirmation', descriptions.sendEmailConfirmation, reads, noQuery, bearer, account.sendConfirmation);
  api.post('/api/client/confirm-email', descriptions.confirmEmail, reads, noQuery, body, account.confirmEmail);
  api.post('/api/client/prove', descriptions.prove, logins, noQuery, bearer, body, account.prove);
  api.post('/api/client/delete', descriptions.deleteClient, logins, noQuery, bearer, body, account.leave);
  api.get('/api/client/requests', descriptions.requests, reads, noQuery, bearer, requests.list);
  api.post('/api/client/requests/say', descriptions.sayInRequest, words, noQuery, bearer, body, requests.say);
  api.get('/api/client/subscriptions', descriptions.listSubscriptions, reads, noQuery, bearer, subscriptions.list);
  api.post('/api/client/subscriptions/end', descriptions.endOwnSubscription, reads, noQuery, bearer, body, subscriptions.end);
  api.get('/api/client/download', descriptions.download, reads, noQuery, bearer, requests.download);
  api.post('/api/client/passkey/login-options', descriptions.passkeyToLogIn, noQuery, ownSite, logins, passkey.toLogIn);
  api.post('/api/client/passkey/login', descriptions.logInByPasskey, noQuery, ownSite, logins, body, passkey.logIn);
  api.post('/api/client/passkey/add-options', descriptions.passkeyToAdd, reads, noQuery, bearer, freshProof, passkey.toAdd);
  api.post('/api/client/passkey/add', descriptions.addPasskey, reads, noQuery, bearer, freshProof, body, passkey.add);
  api.get('/api/client/passkeys', descriptions.passkeys, reads, noQuery, bearer, passkey.list);
  api.post('/api/client/passkey/remove', descriptions.removePasskey, reads, noQuery, bearer, freshProof, body, passkey.remove);
}
