/** This package verifies the browser's response; a start and pages without a login need none of it. */
const load = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof load>>;
type Registered = Parameters<Library['verifyRegistrationResponse']>[0]['response'];
type Signed = Parameters<Library['verifyAuthenticationResponse']>[0]['response'];
type Transports = NonNullable<
  NonNullable<Parameters<Library['generateRegistrationOptions']>[0]['excludeCredentials']>[number]['transports']
>;

/** The browser's response, as its libraries return it. */
export type PasskeyResponse = { id: string };

/** A stored key; `id` and `public_key` are base64url. */
export type StoredKey = { id: string; public_key: string; counter: number };
type KnownKey = { id: string; transports: string[] };
export type NewKey = StoredKey & { transports: string[] };

type Owner = { id: string; name: string; displayName: string };
/** Whether the challenge is the one that was asked; uses it up. */
type TakeChallenge = (challenge: string) => Promise<boolean>;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const known = (keys: readonly KnownKey[]) => keys.map(({ id, transports }) => ({ id, transports: transports as Transports }));

/**
 * The ceremonies of WebAuthn for one site: keys that the device verifies its owner for, of clients and of staff. A response that does not
 * fit is null, whatever is wrong with it.
 */
export function makePasskeyCeremony(siteUrl: string) {
  const { origin, hostname: rpID } = new URL(siteUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  /** The options for a browser to make a key for this owner. */
  async function optionsToMakeKey(about: { site: string; owner: Owner; keys: readonly KnownKey[]; challenge: string }): Promise<object> {
    const { owner, challenge } = about;
    const { generateRegistrationOptions } = await load();
    return generateRegistrationOptions({
      rpName: about.site,
      rpID,
      userName: owner.name,
      userDisplayName: owner.displayName,
      userID: new TextEncoder().encode(owner.id),
      challenge: bytesOf(challenge),
      excludeCredentials: known(about.keys),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async function readNewKey(response: PasskeyResponse, takeChallenge: TakeChallenge): Promise<NewKey | null> {
    const { verifyRegistrationResponse } = await load();
    const made = await verifyRegistrationResponse({
      ...expected,
      response: response as Registered,
      expectedChallenge: takeChallenge,
    }).catch(
      () => null, // the message of the fault describes the input; the sender gets one refusal for all
    );
    if (!made?.verified) return null;
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    return { id, public_key: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  /** The options for a browser to let its user choose a key, of any owner, or one of these. */
  async function optionsToSign(challenge: string, keys: readonly KnownKey[] = []): Promise<object> {
    const { generateAuthenticationOptions } = await load();
    return generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      challenge: bytesOf(challenge),
      ...(keys.length > 0 && { allowCredentials: known(keys) }),
    });
  }

  /** The key's next counter. */
  async function readSigned(response: PasskeyResponse, key: StoredKey, takeChallenge: TakeChallenge): Promise<number | null> {
    const { verifyAuthenticationResponse } = await load();
    const signed = await verifyAuthenticationResponse({
      ...expected,
      response: response as Signed,
      expectedChallenge: takeChallenge,
      credential: { id: key.id, publicKey: bytesOf(key.public_key), counter: key.counter },
    }).catch(() => null);
    return signed?.verified ? signed.authenticationInfo.newCounter : null;
  }

  return { optionsToMakeKey, readNewKey, optionsToSign, readSigned };
}
