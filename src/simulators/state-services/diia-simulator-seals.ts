import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { join } from 'node:path';
import type { Citizen } from '../../integrations/state-services/diia-request.ts';
import type { Seals } from '../../integrations/state-services/seals.ts';
import { jsonIn } from '../../platform/http/remote-service.ts';
import { newKey, persistentKey } from '../persistent-key.ts';

type Envelope = { simulated: true; by: string; iv: string; tag: string; data: string };
type Signed = { data: string; signature: string };
type Signature = { simulated: true; signer: { name: string; inn: string | null }; hash: string; signature: string };

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('base64');
const keyFrom = (privateKey: KeyObject, publicKey: KeyObject) =>
  createHash('sha256').update(diffieHellman({ privateKey, publicKey })).digest();
const spki = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const read = <Shape>(bytes: Uint8Array): Partial<Shape> | null => jsonIn(Buffer.from(bytes).toString()) as Partial<Shape> | null;

/**
 * Replaces Ukraine's cryptography in the demo: the same interface, signed by a simulated Diia and sealed for a partner, over keys of its
 * own and standard algorithms. It is no valid signature, and every file says that it is simulated.
 */
export function makeSimulatorSeals(folder: string) {
  const keys = join(folder, 'keys');
  let own: Promise<{ diia: KeyObject; partner: KeyObject }> | undefined;
  const held = () => {
    own ??= Promise.all([persistentKey(keys, 'diia'), persistentKey(keys, 'partner')]).then(([diia, partner]) => ({ diia, partner }));
    return own;
  };
  const words = ({ signer, hash }: Pick<Signature, 'signer' | 'hash'>) => Buffer.from(JSON.stringify([signer.name, signer.inn, hash]));

  const seals: Seals = {
    hash: async (content) => hashOf(content),
    async open(sealed) {
      const { by, iv, tag, data } = read<Envelope>(sealed) ?? {};
      if (!by || !iv || !tag || !data) return null;
      const { diia, partner } = await held();
      try {
        const sender = createPublicKey({ key: Buffer.from(by, 'base64'), format: 'der', type: 'spki' });
        const open = createDecipheriv('aes-256-gcm', keyFrom(partner, sender), Buffer.from(iv, 'base64'));
        open.setAuthTag(Buffer.from(tag, 'base64'));
        const signed = read<Signed>(Buffer.concat([open.update(Buffer.from(data, 'base64')), open.final()]));
        const content = Buffer.from(signed?.data ?? '', 'base64');
        const isDiias = verify('sha256', content, createPublicKey(diia), Buffer.from(signed?.signature ?? '', 'base64'));
        return isDiias ? new Uint8Array(content) : null;
      } catch {
        return null;
      }
    },
    async check(content, given) {
      const { signer, hash, signature } = read<Signature>(given) ?? {};
      if (!signer || !signature || hash !== hashOf(content)) return null;
      const { diia } = await held();
      const isDiias = verify('sha256', words({ signer, hash }), createPublicKey(diia), Buffer.from(signature, 'base64'));
      return isDiias ? { inn: signer.inn } : null;
    },
  };

  return {
    seals,
    /** Signed by Diia, or by a stranger, and sealed for the partner. */
    async seal(content: string, forged = false): Promise<string> {
      const { diia, partner } = await held();
      const bytes = Buffer.from(content);
      const signature = sign('sha256', bytes, forged ? newKey() : diia).toString('base64');
      const [once, iv] = [newKey(), randomBytes(12)];
      const shut = createCipheriv('aes-256-gcm', keyFrom(once, createPublicKey(partner)), iv);
      const data = Buffer.concat([shut.update(JSON.stringify({ data: bytes.toString('base64'), signature })), shut.final()]);
      const envelope = {
        by: spki(once),
        iv: iv.toString('base64'),
        tag: shut.getAuthTag().toString('base64'),
        data: data.toString('base64'),
      };
      return Buffer.from(JSON.stringify({ simulated: true, ...envelope } satisfies Envelope)).toString('base64');
    },
    /** A person's signature over a hash, as a file, base64. */
    async sign(hash: string, { lastNameUA, firstNameUA, middleNameUA, taxpayerNumber: inn }: Citizen, forged = false): Promise<string> {
      const signer = { name: `${lastNameUA} ${firstNameUA} ${middleNameUA}`, inn };
      const signature = sign('sha256', words({ signer, hash }), forged ? newKey() : (await held()).diia).toString('base64');
      return Buffer.from(JSON.stringify({ simulated: true, signer, hash, signature } satisfies Signature)).toString('base64');
    },
    /** The seals as an HTTP service, like the one of an operator. */
    async answer(address: string, { body }: RequestInit): Promise<Response> {
      const { content = '', signature = '', sealed = '' } = (jsonIn(String(body)) ?? {}) as Record<string, string>;
      const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
      const no = () => Response.json({}, { status: 422 });
      switch (new URL(address).pathname) {
        case '/hash':
          return Response.json({ hash: await seals.hash(bytes(content)) });
        case '/open': {
          const opened = await seals.open(bytes(sealed));
          return opened ? Response.json({ content: Buffer.from(opened).toString('base64') }) : no();
        }
        case '/check': {
          const signer = await seals.check(bytes(content), bytes(signature));
          return signer ? Response.json(signer) : no();
        }
        default:
          return Response.json({}, { status: 404 });
      }
    },
  };
}
