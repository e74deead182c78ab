import type { InventoryRecord } from '../../domain/catalogue/inventory-port.ts';

export const isInventoryObject = (object: string): boolean => ['Project__c', 'Section__c', 'Apartment__c'].includes(object);

const statuses: Record<string, string> = { available: 'Free', reserved: 'Booked', sold: 'Sold' };

/** The object and the fields that a record of the inventory has in Salesforce. */
export function salesforceFields({ kind, parent, values }: InventoryRecord): [object: string, fields: Record<string, unknown>] {
  const { name_uk: Name, name_en: Name_En__c } = values;
  if (kind === 'project') return ['Project__c', { Name, Name_En__c, Slug__c: values.slug }];
  if (kind === 'section')
    return ['Section__c', { Name, Name_En__c, Project__c: parent, Floors__c: Number(values.floors), Delivery__c: values.delivery }];
  const number = (name: string) => (values[name] ? Number(values[name]) : null);
  return [
    'Apartment__c',
    {
      Section__c: parent,
      Number__c: values.number,
      Floor__c: number('floor'),
      Position__c: number('position'),
      Rooms__c: number('rooms'),
      Area__c: number('area'),
      Ceiling__c: number('ceiling'),
      Balcony_Area__c: number('balcony_area'),
      Price__c: number('price'),
      Currency__c: values.currency,
      Status__c: statuses[values.status ?? ''] ?? 'Free',
      Repair__c: values.repair,
      Brokerage__c: values.brokerage === 'true',
      Web_Slug__c: values.address,
    },
  ];
}
