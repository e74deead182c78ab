import { todayLimits, type WaitingItem } from '../../contract/office/today.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type { Proposals } from '../../domain/catalogue/import/proposals/proposals.ts';
import type { ContentModule } from '../../domain/content/content.ts';
import type { OfficeDeals } from '../../domain/deals/deals.ts';
import type { LeadsModule } from '../../domain/leads/leads.ts';
import type { Releases } from '../../domain/releases/releases.ts';
import type { Staff, StaffSession } from '../../domain/staff/staff.ts';
import type { Operations } from '../../platform/operations/operations.ts';
import type { FindRecords } from '../find-records.ts';

/** The items of one section for a person; `more` stands behind the last of the items. */
type Waiting = { items: WaitingItem[]; more?: number };
/** A section that may have work for a person: nothing where the rights do not open it. */
export type WaitingSource = (session: StaffSession, now: Date) => Promise<Waiting>;

export type WaitingParts = {
  operations: Pick<Operations, 'dead' | 'deadIds' | 'alarms'>;
  staff: Pick<Staff, 'people' | 'namesOf'>;
  inbox: Pick<LeadsModule['inbox'], 'waiting'>;
  records: Pick<FindRecords, 'waitingDeals'>;
  deals: Pick<OfficeDeals, 'refundsToDecide' | 'paymentsDue' | 'returnsDue'>;
  catalogue: Pick<Catalogue, 'flat' | 'layout' | 'priceOverrides'>;
  releases: Pick<Releases, 'heldBack' | 'openDrafts'>;
  imports: Pick<Proposals, 'waiting'>;
  content: Pick<ContentModule, 'rows' | 'staleOnSite'>;
};

export const nothing: Waiting = { items: [] };
/** At most as many items of one section. */
export const limit = todayLimits.mostOfKind;
