import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>;

function cbor(value: Cbor): Buffer {
  const head = (major: number, size: number) =>
    Buffer.from(size < 24 ? [(major << 5) | size] : size < 256 ? [(major << 5) | 24, size] : [(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flatMap(([name, one]) => [cbor(name), cbor(one)])]);
  return Buffer.concat([head(2, value.length), value]);
}
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

/** A device with one key for a site that verifies its owner each time, as WebAuthn has it: ES256, no attestation. */
export function makeSoftwareKey({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  const present = 0x01;
  const verified = 0x04;
  const carriesKey = 0x40;
  const authData = (flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  };
  const said = (type: string, challenge: string) => JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const coseKey = () =>
    cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  return {
    /** As a server stores the key after its ceremony. */
    stored: () => ({ id: base64url(id), public_key: base64url(coseKey()) }),
    register({ challenge }: { challenge: string }) {
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const data = authData(present | verified | carriesKey, key);
      const attestation = cbor(
        new Map<Cbor, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return answer({
        clientDataJSON: base64url(said('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** `isVerified` false: the device did not verify its owner. */
    sign({ challenge }: { challenge: string }, isVerified = true) {
      uses++;
      const client = said('webauthn.get', challenge);
      const data = authData(isVerified ? present | verified : present);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({ clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature) });
    },
  };
}
