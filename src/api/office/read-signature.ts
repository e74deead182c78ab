import { signatureHeader } from '../../contract/office/office-client.ts';
import { signatureSchema } from '../../contract/office/people/staff.ts';
import type { SignedAct, StaffSession } from '../../domain/staff/staff.ts';
import type { OfficeContext, OfficeDependencies } from './office-dependencies.ts';

/** Longer than any response of a passkey. */
const longest = 8_192;

type Signing = { session: StaffSession | undefined; operation: string; payload: unknown };

/** The act that the person of the session has signed; undefined when none is sent along, null when it does not fit the request. */
export async function readSignature(
  { staff, demoEntry }: Pick<OfficeDependencies, 'staff' | 'demoEntry'>,
  c: OfficeContext,
  { session, operation, payload }: Signing,
): Promise<SignedAct | null | undefined> {
  const sent = c.req.header(signatureHeader);
  if (!sent || !session) return undefined;
  const read = sent.length > longest ? null : signatureSchema.safeParse(parsed(sent));
  if (!read?.success) return null;
  const isDemo = session.isDemo && demoEntry !== null;
  return staff.readAct(session, { operation, payload: (payload as object | undefined) ?? {}, response: read.data, isDemo });
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(Buffer.from(sent, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
