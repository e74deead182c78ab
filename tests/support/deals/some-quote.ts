import type { Deals } from '../../../src/domain/deals/deals.ts';
import type { OpenKysely } from '../../../src/platform/database/database.ts';
import { someStaff } from './open-deals.ts';

type App = { db: OpenKysely; deals: Pick<Deals, 'office'> };
type Asked = Partial<Parameters<Deals['office']['makeQuote']>[1]> & { apartmentId: number };

export const everyProject = { staffId: someStaff.id, projects: null, ownInProjects: null };

/** A quote as a person of the office makes it: for three days, and nothing is sent. */
export const tryQuote = ({ db, deals }: App, asked: Asked) =>
  db.transaction().execute((trx: OpenKysely) =>
    deals.office.makeQuote(trx, {
      scope: everyProject,
      by: someStaff,
      days: 3,
      locale: 'uk',
      preference: { downPercent: null, months: null },
      to: null,
      requestId: null,
      ...asked,
    }),
  );

export async function addQuote(app: App, asked: Asked) {
  const made = await tryQuote(app, asked);
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  return made.value;
}
