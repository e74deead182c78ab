import { sql } from 'kysely';
import { readPhone } from '../../../base/read-phone.ts';
import { type Result, refuse } from '../../../base/result.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { DealNow } from '../deal.ts';
import type { DealsContext, Transaction, UnknownApartment } from '../deals-context.ts';
import type { MakeRefusal, NewDeal } from '../make-deal.ts';
import { termsVersion } from '../rules/terms-version.ts';

export type DeskHold = { scope: Scope; by: Author; apartmentId: number; phone: string; name: string };
type Making = { makeDeal: (trx: Transaction, asked: NewDeal) => Promise<Result<DealNow, MakeRefusal>> };
export type BadPhone = { kind: 'bad-phone' };

/** A typed name in the order of Ukrainian documents: last name, first name, patronymic. */
export function namesIn(typed: string) {
  const [lastname = null, firstname = null, ...rest] = typed.split(/\s+/).filter(Boolean);
  return { lastname, firstname, patronymic: rest.join(' ') || null };
}

export function makeDeskHolds({ terms, catalogue, clients }: DealsContext, { makeDeal }: Making) {
  /**
   * Reserves a flat for the client of a phone, who is made where there is none, in the name of the person at the desk. Limits and messages
   * are those of the site.
   */
  async function holdAtDesk(
    trx: Transaction,
    { scope, by, apartmentId, phone: typed, name }: DeskHold,
  ): Promise<Result<DealNow, MakeRefusal | BadPhone>> {
    const flat = catalogue.findFlatById(apartmentId);
    if (!flat || !isWithin(scope, { projectId: flat.project.externalId, ownerId: null }))
      return refuse({ kind: 'unknown-apartment' } satisfies UnknownApartment);
    const phone = await readPhone(typed);
    if (!phone) return refuse({ kind: 'bad-phone' });
    // A refused reservation leaves nothing of the client.
    await sql`savepoint desk`.execute(trx);
    const client = await clients.ensureClient(trx, { phone, locale: 'uk' });
    const names = namesIn(name);
    if (names.lastname) await clients.introduce(trx, client.id, names);
    const made = await makeDeal(trx, {
      clientId: client.id,
      phone,
      apartmentId,
      locale: client.locale,
      terms: termsVersion(terms),
      way: 'manager',
      campaign: {},
      desk: { by, names },
    });
    if (!made.ok) await sql`rollback to savepoint desk`.execute(trx);
    return made;
  }

  return { holdAtDesk };
}
