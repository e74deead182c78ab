/**
 * One thing in the books of another system. `values` are named and written as docs/inventory-feed.md says; `parent` is the id of a
 * flat's section or a section's project.
 */
export type InventoryRecord = {
  kind: 'project' | 'section' | 'flat';
  id: string;
  parent: string | null;
  values: Readonly<Record<string, string>>;
};

/** Where the developer keeps what he sells. Throws `Unreachable` while it does not answer. */
export type InventoryPort = {
  /** Differs whenever anything may have changed; null while it has no flats. */
  inventoryVersion: () => Promise<string | null>;
  /** All of it; of a flat that is gone also the deal of ours that it is gone by, by our id. */
  readInventory: () => Promise<{
    records: InventoryRecord[];
    delisted: { id: string; status: 'sold' | 'withdrawn'; dealId: string | null }[];
  }>;
};
