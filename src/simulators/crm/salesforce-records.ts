/** A record of Salesforce; `key` is the external id of ours under which it was written, or its own. */
export type CrmRecord = { id: string; object: string; key: string; fields: Record<string, unknown>; createdAt: string; changedAt: string };

export type Refused = { refused: string };

/** The target of a relation: `Lead__r` is the record that `Lead__c` names. */
export const relations: Record<string, [object: string, field: string]> = {
  Account: ['Account', 'AccountId'],
  Lead__r: ['Lead', 'Lead__c'],
  Web_Contact__r: ['Contact', 'Web_Contact__c'],
  Contract__r: ['Web_Contract__c', 'Contract__c'],
  Deal__r: ['Opportunity', 'Deal__c'],
};
