import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ask } from './ask.ts';
import type { ActToSign } from './interruption.ts';

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
/** The server checks the form of options and responses; here they only pass through the browser. */
const authenticate = async (options: object) => ({ ...(await startAuthentication({ optionsJSON: options as AuthenticationOptions })) });
const register = async (options: object) => ({ ...(await startRegistration({ optionsJSON: options as RegistrationOptions })) });

export async function logInByPasskey() {
  const { options } = await ask('POST /office/api/login/options');
  return ask('POST /office/api/login', { body: { response: await authenticate(options) } });
}

export async function proveByPasskey() {
  const { options } = await ask('POST /office/api/proof/options');
  return ask('POST /office/api/proof', { body: { response: await authenticate(options) } });
}

/** The signature of one request, as it goes with it. An invented person of the demo has no key and answers with the challenge alone. */
export async function signAct({ operation, payload }: Pick<ActToSign, 'operation' | 'payload'>): Promise<string> {
  const { options, byPasskey } = await ask('POST /office/api/acts/options', { body: { operation, payload } });
  const response = byPasskey ? await authenticate(options) : { id: 'demo', challenge: options.challenge };
  return btoa(JSON.stringify(response)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function acceptInvitation(token: string) {
  const { options } = await ask('POST /office/api/invitation/options', { body: { token } });
  return ask('POST /office/api/invitation/accept', { body: { token, response: await register(options) } });
}

/** The browser's response for a new key of this device. */
export const makePasskey = register;

/** Whether a person has closed the browser's own dialog, or no key was there. */
export const isCancelled = (fault: unknown): boolean => fault instanceof Error && fault.name === 'NotAllowedError';
