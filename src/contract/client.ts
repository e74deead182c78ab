import type { Locale } from '../base/locale.ts';
import type { Apartment, ApartmentsAnswer } from './catalogue/apartments.ts';
import type { BoardAnswer } from './catalogue/boards.ts';
import type { FloorPlansAnswer, ViewpointsAnswer } from './catalogue/houses.ts';
import type { OutlookAnswer } from './catalogue/outlook.ts';
import type { CamerasAnswer } from './content/cameras.ts';
import type { LegalAnswer } from './content/legal.ts';
import type { NewsAnswer, NewsItemAnswer } from './content/news.ts';
import type { OfferAnswer, OffersAnswer } from './content/offers.ts';
import type { AdvertisingAnswer, AerialAnswer } from './content/partners.ts';
import type { PressAnswer } from './content/press.ts';
import type { ConstructionAnswer, ProjectAnswer } from './content/projects.ts';
import type { StaticPages } from './content/static-pages.ts';
import type { SurroundingsAnswer } from './content/surroundings.ts';
import type { TourAnswer } from './content/tours.ts';
import type { VacanciesAnswer, VacancyAnswer } from './content/vacancies.ts';
import type { Problem } from './errors.ts';
import type { SubscriptionAnswer } from './leads/leads.ts';
import type { InstalmentPlan } from './money/instalments.ts';
import type { RentalYield } from './money/rental-yield.ts';

/** The operations that a link of a letter stands for. */
export type LetterLink = 'subscription/confirm' | 'subscription/unsubscribe' | 'client/confirm-email';

/** What the client sends through: the browser's `fetch`, or the API itself in memory on the server. */
export type Transport = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string | FormData; signal?: AbortSignal },
) => Promise<Pick<Response, 'ok' | 'status' | 'statusText' | 'json'>>;

/** An answer that is not 2xx. A network failure is thrown as it is. */
class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * What the API refused, or null for any other fault. Told by its shape: the pages and the server each hold a copy of this
 * file, so the class alone would not be recognised across them.
 */
export function problemOf(fault: unknown): Problem | null {
  const problem = fault instanceof Error && 'problem' in fault ? (fault.problem as Problem) : null;
  return problem && typeof problem.statusCode === 'number' ? problem : null;
}

/** The value of an answer; throws `ApiError` for one that is not 2xx. */
export async function readAnswer<Answer>(response: Awaited<ReturnType<Transport>>): Promise<Answer> {
  if (response.ok) return (await response.json()) as Answer;
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ApiError({ ...body, message: body?.message ?? response.statusText, statusCode: response.status });
}

/**
 * The one typed way to the HTTP API. `query` is a search string in wire names (`project_id=…&usd=1`), without `?`.
 * Every operation throws `ApiError` for an answer that is not 2xx.
 */
export function makeClient(transport: Transport, locale: Locale) {
  const get = async <Answer>(path: string, signal?: AbortSignal) =>
    readAnswer<Answer>(await transport(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) }));
  const post = async <Answer>(path: string, body: object, idempotencyKey?: string, token?: string | null) => {
    const isForm = body instanceof FormData;
    const headers = {
      accept: 'application/json',
      // The border between the parts of a form is known to whoever writes it.
      ...(!isForm && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    return readAnswer<Answer>(await transport(path, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) }));
  };
  return {
    staticPages: () => get<StaticPages>(`/api/${locale}/static-pages`),
    apartments: (query: string, signal?: AbortSignal) => get<ApartmentsAnswer>(`/api/${locale}/apartments${query && `?${query}`}`, signal),
    apartment: (slug: string) => get<{ apartment: Apartment }>(`/api/${locale}/apartment/${encodeURIComponent(slug)}`),
    /** Sun in each room and the view from each side; null where nobody has drawn the house. */
    outlook: (slug: string) => get<OutlookAnswer>(`/api/${locale}/apartment/${encodeURIComponent(slug)}/outlook`),
    apartmentStatus: (id: number) => get<{ booking_expiration: string | null }>(`/api/get-apartment-status/${id}`),
    /** `query`: `page`, `per_page`, `type` (a tag's id; without it the common list), `project_id`. */
    news: (query = '') => get<NewsAnswer>(`/api/${locale}/news${query && `?${query}`}`),
    newsItem: (slug: string) => get<NewsItemAnswer>(`/api/${locale}/news/${encodeURIComponent(slug)}`),
    /** What the shared content does not say of a project: its reports, what is near, its papers. */
    project: (slug: string) => get<ProjectAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}`),
    /** Every flat of a project by section, floor and place, sold and held ones too. */
    board: (slug: string) => get<BoardAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}/board`),
    /** The ground around a project's gate, which a map of what is near is drawn on. */
    surroundings: (slug: string) => get<SurroundingsAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}/surroundings`),
    /** Storeys as they are drawn. `query`: `section_id`, `floor`; without them all that are drawn. */
    floorPlans: (slug: string, query = '') =>
      get<FloorPlansAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}/floor-plans${query && `?${query}`}`),
    /** Pictures of a project from which one chooses a storey or a section. */
    viewpoints: (slug: string) => get<ViewpointsAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}/viewpoints`),
    /** A furnished apartment to walk through; refused where there is none. */
    tour: (slug: string) => get<TourAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}/tour`),
    /** The cameras over the site of a project, as they stand now. */
    cameras: (slug: string, signal?: AbortSignal) =>
      get<CamerasAnswer>(`/api/${locale}/project/${encodeURIComponent(slug)}/cameras`, signal),
    /** `query`: `page`, `per_page`, `project_id`; the newest month first. */
    construction: (query = '') => get<ConstructionAnswer>(`/api/${locale}/construction${query && `?${query}`}`),
    advertising: () => get<AdvertisingAnswer>(`/api/${locale}/advertising`),
    aerialPhotography: () => get<AerialAnswer>(`/api/${locale}/aerial-photography`),
    /** `page`: `privacy-policy` or `terms-of-use`. */
    pressRoom: () => get<PressAnswer>(`/api/${locale}/press-room`),
    legal: (page: string) => get<LegalAnswer>(`/api/${locale}/legal/${encodeURIComponent(page)}`),
    instalmentPlan: (query: string, signal?: AbortSignal) =>
      get<{ plan: InstalmentPlan }>(`/api/${locale}/instalment-plan?${query}`, signal),
    rentalYield: (query: string, signal?: AbortSignal) => get<{ yield: RentalYield }>(`/api/${locale}/rental-yield?${query}`, signal),
    /** `query`: `page`, `per_page`, `tag`, `project_id`. Only offers that hold now. */
    offers: (query = '') => get<OffersAnswer>(`/api/${locale}/offers${query && `?${query}`}`),
    offer: (slug: string) => get<OfferAnswer>(`/api/${locale}/offer/${encodeURIComponent(slug)}`),
    /** `query`: `page`, `per_page`. */
    vacancies: (query = '') => get<VacanciesAnswer>(`/api/${locale}/vacancies${query && `?${query}`}`),
    /** `query` as for `vacancies`. */
    vacancyCategory: (id: string, query = '') =>
      get<VacanciesAnswer>(`/api/${locale}/vacancy_category/${encodeURIComponent(id)}${query && `?${query}`}`),
    vacancy: (slug: string) => get<VacancyAnswer>(`/api/${locale}/vacancy/${encodeURIComponent(slug)}`),
    /** The `token` of whoever is logged in says that it is he who asks. */
    sendConsultation: (body: object, idempotencyKey: string, token?: string | null) =>
      post<{ id: string }>(`/api/${locale}/consultation`, body, idempotencyKey, token),
    sendSubscription: (body: object, idempotencyKey: string) =>
      post<SubscriptionAnswer>(`/api/${locale}/subscription`, body, idempotencyKey),
    /** Does what a link of a letter stands for; its token is all it takes. */
    takeLetterToken: (link: LetterLink, token: string) =>
      post<unknown>(`/api/${link === 'client/confirm-email' ? link : `${locale}/${link}`}`, { token }),
    /** The fields of the contract and the `file`. */
    sendResume: (body: FormData, idempotencyKey: string) => post<{ id: string }>(`/api/${locale}/resume`, body, idempotencyKey),
  };
}
export type Client = ReturnType<typeof makeClient>;
