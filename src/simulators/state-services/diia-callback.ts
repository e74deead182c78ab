import { citizenOf, type DiiaPlay, type DiiaRequest } from '../../integrations/state-services/diia-request.ts';
import type { makeSimulatorSeals } from './diia-simulator-seals.ts';

type Signing = Pick<ReturnType<typeof makeSimulatorSeals>, 'seal' | 'sign'>;
type Callback = { headers: Headers; body: FormData };

/** Diia's callback to its partner after a person has shared documents or signed files; forged when `play` says so. */
export async function diiaCallback(signing: Signing, request: DiiaRequest, play: DiiaPlay): Promise<Callback> {
  const headers = new Headers({ 'x-document-request-trace-id': request.requestId });
  if (request.kind === 'sharing') return { headers, body: await sharedDocuments(signing, request, play) };
  headers.set('x-diia-id-action', 'hashedFilesSigning');
  return { headers, body: await signedFiles(signing, request, play) };
}

async function sharedDocuments({ seal }: Signing, { requestId }: DiiaRequest, play: DiiaPlay): Promise<FormData> {
  const { taxpayerNumber, ...names } = citizenOf(play);
  const passport = { ...names, taxpayerNumber, docNumber: '000000000', fileName: 'internal-passport.pdf' };
  const card = { ...names, docNumber: taxpayerNumber, fileName: 'taxpayer-card.pdf' };
  const documentTypes = ['internal-passport', 'taxpayer-card'];
  const data = { 'internal-passport': [passport], 'taxpayer-card': [card] };
  const form = new FormData();
  for (const type of documentTypes) form.set(type, new Blob([await seal(`a picture of the ${type}`)]), `${type}.pdf.p7s.p7e`);
  form.set('encodeData', await seal(JSON.stringify({ requestId, documentTypes, data }), play === 'forge'));
  return form;
}

async function signedFiles({ sign }: Signing, { files }: DiiaRequest, play: DiiaPlay): Promise<FormData> {
  const citizen = citizenOf(play);
  const signedItems = await Promise.all(
    files.map(async ({ fileName, fileHash }) => ({ name: fileName, signature: await sign(fileHash, citizen, play === 'forge') })),
  );
  const form = new FormData();
  form.set('encodeData', Buffer.from(JSON.stringify({ signedItems })).toString('base64'));
  return form;
}
