const none = { port: null, simulator: null };

/** An app without any service of others. */
export const noServices = {
  mail: none,
  sms: none,
  stateServices: none,
  crm: { ...none, hasInventory: false },
  payments: { ports: [], simulator: null },
  cameras: { ports: {}, simulator: null },
};
