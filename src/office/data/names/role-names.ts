import type { Role } from '../../../contract/office/rights.ts';
import * as m from '../../paraglide/messages.js';

const names: Record<Role, () => string> = {
  'sales-manager': m.people_role_sales_manager,
  'head-of-sales': m.people_role_head_of_sales,
  editor: m.people_role_editor,
  'inventory-operator': m.people_role_inventory_operator,
  'construction-reporter': m.people_role_construction_reporter,
  hr: m.people_role_hr,
  accountant: m.people_role_accountant,
  administrator: m.people_role_administrator,
};

export const roleName = (role: Role): string => names[role]();
