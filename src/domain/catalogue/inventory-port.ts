import type { PlannableStatus } from '../../contract/office/prices/prices.ts';

/**
 * One record of another system's inventory. `values` are named and serialized as docs/inventory-feed.md says; `parent` is the id of a
 * flat's section or a section's project.
 */
export type InventoryRecord = {
  kind: 'project' | 'section' | 'flat';
  id: string;
  parent: string | null;
  values: Readonly<Record<string, string>>;
};

/** The status that the office has given to a flat, and when. */
export type OfficeStatus = { externalId: string; status: PlannableStatus; at: Date };

/** Flats whose statuses go there in one message. */
export const mostStatusesAtOnce = 200;

/** The developer's own inventory system. Throws `Unreachable` while it does not answer. */
export type InventoryPort = {
  /** Differs whenever anything may have changed; null while it has no flats. */
  inventoryVersion: () => Promise<string | null>;
  /** The whole inventory; for a delisted flat also the id of our deal that is its reason. */
  readInventory: () => Promise<{
    records: InventoryRecord[];
    delisted: { id: string; status: 'sold' | 'withdrawn'; dealId: string | null }[];
  }>;
  /** Notes what the office has made of up to 200 flats; doing it twice changes nothing. Flats that it does not have are passed over. */
  putStatuses: (statuses: readonly OfficeStatus[]) => Promise<void>;
};
