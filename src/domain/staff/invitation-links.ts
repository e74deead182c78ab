import { createHmac, randomUUID } from 'node:crypto';
import { dayMs } from '../../base/durations.ts';
import type { Author } from '../../platform/audit/audit.ts';
import { hashOfToken } from '../../platform/secrets/tokens.ts';
import { type StaffContext, type StaffTransaction, tablesOf } from './staff-context.ts';

const validMs = dayMs;

/** The links of invitations, each for one use: a person has one at a time. */
export function makeInvitationLinks({ clock, secret, site }: Pick<StaffContext, 'clock' | 'secret' | 'site'>) {
  // Not random, so that the answer of a repeated request has the link, which is stored nowhere.
  const tokenOf = (inviteId: string) => createHmac('sha256', secret).update(`office invitation ${inviteId}`).digest('base64url');
  /** The token stands in the fragment, which no server and no log sees. */
  const linkOf = (inviteId: string) => `${site.officeUrl}/office/invitation#${tokenOf(inviteId)}`;

  /** Opens an invitation of a person; the link of an earlier one is dead from then on. */
  async function openInvitation(
    transaction: StaffTransaction,
    staffId: string,
    by: Author,
  ): Promise<{ inviteId: string; expiresAt: Date }> {
    const tables = tablesOf(transaction);
    const inviteId = randomUUID();
    const now = clock();
    const expiresAt = new Date(now.getTime() + validMs);
    const row = {
      id: inviteId,
      token_hash: hashOfToken(tokenOf(inviteId)),
      created_at: now,
      expires_at: expiresAt,
      by_operator: by.kind === 'operator',
    };
    await tables
      .insertInto('staff_invite')
      .values({ staff_id: staffId, ...row })
      .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
      .execute();
    return { inviteId, expiresAt };
  }

  return { linkOf, openInvitation };
}
