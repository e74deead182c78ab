import type { Generated } from 'kysely';
import type { Localized } from '../../base/locale.ts';
import type { Currency } from '../../base/money.ts';
import type { ownedFields, PlannableStatus } from '../../contract/office/prices/prices.ts';
import type { OwnColumns } from './flat-fields.ts';
import type { ProposalTables } from './import/proposals/proposals.tables.ts';

type Id = Generated<number>;
/** What a source says of a flat: its price, whether it can be bought, and all else; and what it says of the project itself. */
export type OwnedFields = (typeof ownedFields)[number];

export type CatalogueTables = ProposalTables & {
  project: {
    id: Id;
    salesforce_id: string;
    slug: string;
    name: Localized;
    prime: boolean;
    class: string;
    district: Localized;
    address: Localized;
    /** Null until a person or a source has said it. */
    stage: 'foundation' | 'frame' | 'facade' | 'done' | null;
    sale: 'selling' | 'sold_out' | 'upcoming';
    position: number;
  };
  section: {
    id: Id;
    salesforce_id: string;
    project_id: number;
    name: Localized;
    floors_total: number;
    house_type: string | null;
    submission_quarter: string;
  };
  floor: { id: Id; section_id: number; number: number };
  layout: { id: Id; salesforce_id: string; name: string; plan: object };
  benefit_category: { id: Id; salesforce_id: string; name: Localized };
  apartment: OwnColumns & {
    id: Id;
    salesforce_id: string;
    slug: string;
    floor_id: number;
    layout_id: number | null;
    number: string;
    rooms_number: number;
    area_hundredths: number;
    price_minor: number;
    price_currency: Currency;
    status: 'available' | 'held' | 'reserved' | 'sold';
    booking_expiration: Date | null;
    listed: boolean;
    /** Status and expiration come from a deal or a waitlist: no feed changes them meanwhile, and none changes a sale of ours at all. */
    in_deal: Generated<boolean>;
  };
  /** In the order of commits. Old rows are deleted, see `forgetChanges`. */
  apartment_change: { position: Generated<number>; apartment_id: number; at: Date };
  /** When an inventory freed a flat that was reserved or sold outside of our deals; a waitlist takes its turns from there. */
  apartment_freed: { apartment_id: number; at: Date };
  room_area: { apartment_id: number; position: number; room_id: string; label: string; area_hundredths: number };
  apartment_benefit: { apartment_id: number; benefit_category_id: number };
  price_history: {
    id: Id;
    apartment_id: number;
    changed_at: Date;
    price_minor: number;
    price_currency: Currency;
    uah_minor: number;
    usd_minor: number;
  };
  /** A price that a release gives a flat. */
  planned_price: {
    release_number: number;
    apartment_id: number;
    /** The price from which it was planned; where the flat has another one at the time, it is passed over. */
    before_minor: number;
    after_minor: number;
    currency: Currency;
    /** When the release is scheduled for. */
    due_at: Date | null;
    applied_at: Date | null;
    passed_over: Generated<boolean>;
    undone_at: Date | null;
    /** When the flat gets the price of its source back; null where the price stays. */
    until: Generated<Date | null>;
    /** The override that stood before, which an undo brings back with its end. */
    replaced: Generated<object | null>;
  };
  /** A status that a release gives a flat. */
  planned_status: {
    release_number: number;
    apartment_id: number;
    status: PlannableStatus;
    due_at: Date | null;
    applied_at: Date | null;
    /** At the time a deal held it, or it had not the other status. */
    passed_over: Generated<boolean>;
    undone_at: Date | null;
    /** The flat has it, or after an undo the other one, although its source says otherwise. */
    stands: Generated<boolean>;
  };
  /** The fields that the office decides in a project: no feed and no CRM changes it. */
  office_fields: { project_id: number; fields: OwnedFields };
  /** A price that is ours although its source says another one: what it said last, and what it says since, which waits for a decision. */
  price_override: {
    apartment_id: number;
    theirs_minor: number;
    theirs_currency: Currency;
    waits_minor: number | null;
    waits_currency: Currency | null;
    waits_since: Date | null;
    release_number: number | null;
    made_at: Date;
    until: Date | null;
  };
  /** The answers that were given once about the price lists of a source. */
  import_answer: { source: string; question: string; answer: string };
  import_report: {
    id: Id;
    source: string;
    started_at: Date;
    finished_at: Date;
    outcome: 'applied' | 'unchanged' | 'refused';
    summary: object;
    problems: object;
  };
};
