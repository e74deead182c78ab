import type { Localized } from '../../../../base/locale.ts';
import type { Currency } from '../../../../base/money.ts';
import type { OwnColumns } from '../../flat-fields.ts';
import type { FeedStatus } from '../checks/feed-values.ts';

/** Rows of the temporary tables; the names are the columns but for `externalId` and `deliveryQuarter`. A bad row has the values needed not to delist its flat. */
export type StagedFlat =
  | {
      line: number;
      section_key: number;
      externalId: string | null;
      /** By which the flat is recognised where the form gives no id. */
      named: boolean;
      unplaced: boolean;
      number: string | null;
      floor: number | null;
      layout_ref: string | null;
      benefits: string[];
      bad: true;
      /** By an answer: it has no problem. */
      left_out: boolean;
    }
  | (OwnColumns & {
      line: number;
      section_key: number;
      externalId: string;
      named: boolean;
      /** The table says no section of it. */
      unplaced: boolean;
      number: string;
      number_slug: string;
      /** Null where a table has no floors, until the flat is recognised. */
      floor: number | null;
      rooms_number: number;
      area_hundredths: number;
      /** Null for a sold flat whose price is hidden. */
      price_minor: number | null;
      price_currency: Currency | null;
      /** Null where only other sheets of a workbook have statuses, until the flat is recognised. */
      status: FeedStatus | null;
      layout_ref: string | null;
      rooms: object[];
      benefits: string[];
      bad: false;
      left_out: false;
    });

/**
 * `named`: the form gives no id, so the existing section of this name or flat of this number is meant. Null where the file has no value.
 */
export type StagedProject = {
  key: number;
  line: number;
  externalId: string | null;
  named: boolean;
  slug: string | null;
  slug_given: boolean;
  name: Localized | null;
  prime: boolean | null;
  class: string | null;
  district: Localized | null;
  address: Localized | null;
  stage: string | null;
  sale: string | null;
  bad: boolean;
};

export type StagedSection = {
  key: number;
  line: number;
  project_key: number;
  externalId: string | null;
  named: boolean;
  name: Localized | null;
  slug: string;
  floors_total: number | null;
  house_type: string | null;
  deliveryQuarter: string | null;
  bad: boolean;
};

export type StagedLayout = { line: number; externalId: string | null; name: string | null; plan: object | null; bad: boolean };
export type StagedBenefit = { line: number; externalId: string | null; name: Localized | null; bad: boolean };
