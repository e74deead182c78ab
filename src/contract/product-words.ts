/**
 * Names of answers on the wire, which existing clients read, and the product's words for them. `inProductWords` translates each answer once;
 * names that are not here are the same on both sides.
 */
export const productWords = {
  active_currency_rate: 'currencyRate',
  again_at: 'againAt',
  aerial_photography: 'aerialPhotography',
  apartments_total: 'apartmentsTotal',
  area_from: 'areaFrom',
  area_to: 'areaTo',
  asked_at: 'askedAt',
  balcony_area: 'balconyArea',
  benefit_categories: 'benefits',
  benefit_id: 'benefitId',
  benefit_slides: 'benefitSlides',
  booking_expiration: 'bookingExpiration',
  built_by: 'builtBy',
  career_categories: 'careerCategories',
  category_id: 'categoryId',
  ceiling_height: 'ceilingHeight',
  costFromUSD: 'costFromUsd',
  costToUSD: 'costToUsd',
  cost_from: 'costFrom',
  cost_from_usd: 'costFromUsd',
  cost_m2: 'costM2',
  cost_m2_usd: 'costM2Usd',
  cost_over: 'costOver',
  cost_usd: 'costUsd',
  created_at: 'createdAt',
  deals_letter: 'dealEmails',
  deals_sms: 'dealSms',
  delivery_dates: 'deliveryDates',
  developer_credit: 'developerCredit',
  district_all: 'districts',
  district_id: 'districtId',
  down_from: 'downFrom',
  due_on: 'dueOn',
  email_confirmed: 'emailConfirmed',
  ends_at: 'endsAt',
  feature_categories: 'featureCategories',
  first_usd: 'firstUsd',
  floor_cast: 'floorCast',
  floor_flats: 'floorFlats',
  floor_plans: 'floorPlans',
  floor_from: 'floorFrom',
  floor_to: 'floorTo',
  floors_total: 'floorsTotal',
  for_everyone: 'forEveryone',
  handed_over: 'handedOver',
  handed_over_dates: 'handedOverQuarters',
  has_model: 'hasModel',
  has_outlook: 'hasOutlook',
  has_tour: 'hasTour',
  held_too_often: 'heldTooOften',
  hold_minutes: 'holdMinutes',
  house_type: 'houseType',
  is_open: 'isOpen',
  last_day: 'lastDay',
  last_frame: 'lastFrame',
  last_used_at: 'lastUsedAt',
  layout_id: 'layoutId',
  line_hours: 'waitlistHours',
  lines: 'waitlists',
  list_cost: 'listCost',
  list_cost_usd: 'listCostUsd',
  made_at: 'madeAt',
  main_project_block: 'allProjects',
  media_kit: 'mediaKit',
  media_type: 'mediaType',
  menu_1: 'firstMenu',
  menu_2: 'secondMenu',
  menu_blocks: 'menu',
  meta_description: 'metaDescription',
  meta_keyword: 'metaKeyword',
  meta_title: 'metaTitle',
  metro_all: 'stations',
  monthlyFromUSD: 'monthlyFromUsd',
  monthlyToUSD: 'monthlyToUsd',
  months_to: 'monthsTo',
  news_tags: 'newsTags',
  offers_over: 'offersOver',
  offer_cost: 'offerCost',
  offer_cost_usd: 'offerCostUsd',
  og_description: 'shareDescription',
  og_photo: 'sharePicture',
  og_title: 'shareTitle',
  other_blocks: 'otherPages',
  other_light: 'otherLight',
  page_url: 'pageUrl',
  paid_on: 'paidOn',
  papers: 'documents',
  payback_months: 'paybackMonths',
  planned_percent: 'plannedPercent',
  price_history: 'priceHistory',
  project_all: 'projects',
  project_blocks: 'projectPages',
  project_id: 'projectId',
  project_ids: 'projectIds',
  project_submission_date: 'deliveryQuarters',
  payment_usd: 'paymentUsd',
  rate_date: 'rateDate',
  refund_later_percent: 'refundLaterPercent',
  refund_whole_hours: 'refundWholeHours',
  refund_asked: 'refundAsked',
  refund_declined: 'refundDeclined',
  refunded_at: 'refundedAt',
  returned_on: 'returnedOn',
  request_hours: 'requestHours',
  resend_after: 'resendAfter',
  retry_after: 'retryAfter',
  reservation_hours: 'reservationHours',
  rooms_number: 'roomCount',
  salary_from: 'salaryFrom',
  salary_to: 'salaryTo',
  salesforce_id: 'id',
  same_plan: 'samePlan',
  salesforce_project_id: 'projectId',
  saving_usd: 'savingUsd',
  section_id: 'sectionId',
  seo_blocks: 'seoTexts',
  share_tag_category: 'offerTags',
  shares: 'offers',
  show_on_one_news: 'inCommonList',
  signed_on: 'signedOn',
  skipped_at: 'skippedAt',
  small_description: 'description',
  social_media_blocks: 'socialMedia',
  social_projects: 'socialProjects',
  stage_id: 'stageId',
  stage_of_construction: 'constructionStages',
  standing_after: 'availabilityAfter',
  state_request: 'stateRequest',
  state_services: 'stateServices',
  submission_date: 'deliveryQuarter',
  tag_id: 'tagId',
  tag_infrastructure_category: 'infrastructureTags',
  title_1: 'firstLine',
  title_2: 'secondLine',
  total_usd: 'totalUsd',
  turn_hours: 'turnHours',
  vacancy_categories: 'vacancyCategories',
  valid_through: 'validThrough',
  valid_until: 'validUntil',
  own_area: 'ownArea',
  persons_from: 'personsFrom',
  down_least: 'downLeast',
  down_percent: 'downPercent',
  from_year: 'fromYear',
  by_year: 'byYear',
  later_percent: 'laterPercent',
  later_after_years: 'laterAfterYears',
  young_down_from: 'youngDownFrom',
  young_under: 'youngUnder',
  over_percent: 'overPercent',
  loan_most: 'loanMost',
  years_most: 'yearsMost',
  built_within_years: 'builtWithinYears',
} as const;

type Words = typeof productWords;
type ProductWord<Name> = Name extends keyof Words ? Words[Name] : Name;

/** An answer in the product's words. Records are keyed by data, which stays as it is. */
export type InProductWords<Wire> = Wire extends readonly unknown[]
  ? { [Index in keyof Wire]: InProductWords<Wire[Index]> }
  : Wire extends object
    ? string extends keyof Wire
      ? { [Key in keyof Wire]: InProductWords<Wire[Key]> }
      : { [Key in keyof Wire as ProductWord<Key>]: InProductWords<Wire[Key]> }
    : Wire;

const words: Readonly<Record<string, string>> = productWords;

/** Translates an answer once, however often the same value is asked for. */
export function inProductWords<Wire>(answer: Wire): InProductWords<Wire> {
  if (typeof answer !== 'object' || answer === null) return answer as InProductWords<Wire>;
  const known = translated.get(answer) ?? translate(answer);
  translated.set(answer, known);
  return known as InProductWords<Wire>;
}
const translated = new WeakMap<object, unknown>();

/** Fields whose value is keyed by data (identifiers, names of form fields, of texts, of pictures): it is left as it is. */
export const keyedByData = new Set([
  'district',
  'project_id',
  'section_id',
  'metro',
  'roomsNumber',
  'submission_date',
  'benefit_id',
  'costTo',
  'monthlyTo',
  'errors',
  'blocks',
  'pictures',
  'options',
]);

function translate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translate);
  if (typeof value !== 'object' || value === null) return value;
  const read: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) read[words[name] ?? name] = keyedByData.has(name) ? inner : translate(inner);
  return read;
}
