type Thing = Record<string, unknown> & { '@type'?: string };

/** The required fields of each type for search engines, and the further ones that the product always has. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  OfferCatalog: ['numberOfItems'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  RealEstateListing: ['name', 'url', 'mainEntity', 'offers'],
  Apartment: ['name', 'numberOfRooms', 'floorSize', 'floorLevel', 'address', 'accommodationFloorPlan', 'containedInPlace'],
  Accommodation: ['name', 'numberOfRooms', 'floorSize'],
  FloorPlan: ['name', 'numberOfRooms'],
  ApartmentComplex: ['name', 'url', 'address'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemOffered'],
  PostalAddress: ['addressCountry', 'addressLocality', 'streetAddress'],
  Place: ['address'],
  QuantitativeValue: ['value'],
  NewsArticle: ['headline', 'datePublished', 'image', 'author', 'publisher', 'mainEntityOfPage', 'description'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'employmentType'],
  MonetaryAmount: ['currency', 'value'],
};

const forms: [names: RegExp, form: RegExp][] = [
  [/^(url|item|image|layoutImage|mainEntityOfPage|sameAs)$/, /^https?:\/\/[^/\s]+\//],
  [/^(datePublished|datePosted|validThrough|validFrom|priceValidUntil)$/, /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/],
  [/^foundingDate$/, /^\d{4}$/],
  [/^(price|position|numberOfRooms|numberOfItems)$/, /^\d+(\.\d+)?$/],
  [/^priceCurrency$|^currency$/, /^(UAH|USD)$/],
  [/^availability$/, /^https:\/\/schema\.org\/(InStock|LimitedAvailability|SoldOut)$/],
  [/^employmentType$/, /^(FULL_TIME|PART_TIME|INTERN)$/],
];

/** Every missing or malformed value in the structured data of a page; each with its path. */
export function structuredDataProblems(value: unknown, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => structuredDataProblems(one, `${place}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  const type = thing['@type'];
  const here = `${place}/${type ?? ''}`;
  if (place === '' && thing['@context'] !== 'https://schema.org') return [`${here} has no context`];
  if (type === undefined) return '@id' in thing ? [] : [`${here} has neither a type nor an id`];
  const names = required[type];
  if (!names) return [`${here} is a type without a check`];
  const missing = names.filter((name) => [undefined, null, ''].includes(thing[name] as string)).map((name) => `${here} lacks ${name}`);
  const malformed = Object.entries(thing).flatMap(([name, one]) =>
    [one]
      .flat()
      .filter((text) => typeof text !== 'object')
      .flatMap((text) =>
        forms.some(([of, form]) => of.test(name) && !form.test(String(text))) ? [`${here}.${name} is malformed: ${String(text)}`] : [],
      ),
  );
  return [...missing, ...malformed, ...Object.entries(thing).flatMap(([name, one]) => structuredDataProblems(one, `${here}.${name}`))];
}
