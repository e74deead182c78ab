import type { User } from '../../contract/clients.ts';
import type { Client } from '../../domain/clients/clients.ts';

export const wireUser = (client: Client): User => ({
  id: client.id,
  firstname: client.firstname,
  lastname: client.lastname,
  patronymic: client.patronymic,
  email: client.email,
  email_confirmed: client.emailConfirmed,
  inn: client.inn,
  phone: client.phone,
  notices: { deals_sms: client.notices.deals_sms, deals_letter: client.notices.deals_letter },
});
