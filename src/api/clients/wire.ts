import type { Locale } from '../../base/locale.ts';
import type {
  SubscriptionsAnswer,
  WireClientRequest as WireRequest,
  WireSessionsAnswer,
  WireUser,
} from '../../contract/clients/clients.ts';
import type { Client, Clients } from '../../domain/clients/clients.ts';
import type { ClientRequest, OwnSubscription } from '../../domain/leads/leads.ts';

export const wireUser = (client: Client, deals: WireUser['deals']): WireUser => ({
  id: client.id,
  firstname: client.firstname,
  lastname: client.lastname,
  patronymic: client.patronymic,
  email: client.email,
  email_confirmed: client.emailConfirmed,
  inn: client.inn,
  phone: client.phone,
  notices: { deals_sms: client.notices.deals_sms, deals_letter: client.notices.deals_letter },
  deals,
});

type Session = Awaited<ReturnType<Clients['sessions']>>[number];

/** `current` is the session of the request. */
export const wireSession = (
  { id, device, created_at, last_used_at }: Session,
  current: string,
): WireSessionsAnswer['sessions'][number] => ({
  id,
  device,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
  current: id === current,
});

export const wireRequest = ({ id, state, askedAt, proven, apartment, messages }: ClientRequest, locale: Locale): WireRequest => ({
  id,
  kind: 'consultation',
  state,
  asked_at: askedAt.toISOString(),
  proven,
  about: apartment && { slug: apartment.slug, number: apartment.number, project: apartment.project[locale] },
  messages: messages.map(({ author, text, at }) => ({ author, text, at: at.toISOString() })),
});

type WireSubscription = SubscriptionsAnswer['subscriptions'][number];

export const wireSubscription = ({ id, kind, subject, since, number, project }: OwnSubscription, locale: Locale): WireSubscription => ({
  id,
  kind,
  subject,
  number,
  since: since?.toISOString() ?? null,
  project: project?.[locale] ?? null,
});
