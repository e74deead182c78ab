import * as z from 'zod/mini';
import { described, idPattern, number, one, page, slugPattern } from '../query-values.ts';
import { filterNames, mostValues, sorts, usualSort } from './apartment-filter.ts';

const toValues = (given: string | string[]): string[] => [
  ...new Set(
    [given]
      .flat()
      .filter((part) => part !== '')
      .flatMap((part) => part.split(',')),
  ),
];
const listOf = <Value extends z.ZodMiniType<unknown, string>>(value: Value, description: string, most = mostValues) =>
  described(
    z.optional(
      z.pipe(
        z.pipe(z.union([z.string(), z.array(z.string())]), z.transform(toValues)),
        z.array(value).check(z.maxLength(most, 'too-many')),
      ),
    ),
    description,
  );
const id = z.string().check(z.regex(idPattern, 'malformed'));
const slug = z.string().check(z.regex(slugPattern, 'malformed'));
const whole = /^(\d{1,12})?$/;
const decimal = /^(\d{1,6}([.]\d{1,2})?)?$/;
const signed = /^(-?\d{1,3})?$/;

/**
 * The query names of the list of flats. An empty value sets no filter, as an untouched form field does;
 * several values are joined by commas or repeat the name, and mean "or". Any other name or value is refused.
 */
export const apartmentsQuerySchema = z.strictObject({
  page,
  per_page: number(/^([1-9]|[1-3]\d|4[0-8])?$/, 'Flats on a page, from 1 to 48; 12 when not given.'),
  sort: one(
    new RegExp(`^(${sorts.join('|')})?$`),
    'unknown',
    `One of ${sorts.join(', ')}; ${usualSort} when not given. "fit" mixes projects, numbers of rooms and plans, those nearest to the asked cost first, or to the middle price.`,
  ),
  by_plan: one(
    /^[01]?$/,
    'unknown',
    '1: one item for each plan of a project, its least expensive flat, with `same_plan`; pages count plans, `total` counts flats.',
  ),
  [filterNames.resale]: one(/^[01]?$/, 'unknown', '1: only flats that investors resell; otherwise only the developer’s own.'),
  usd: one(/^[01]?$/, 'unknown', '1: costs and payments are asked and prices are ordered in dollars; otherwise in hryvnias.'),
  [filterNames.districts]: listOf(slug, 'Districts, by the id that static-pages gives, joined by commas.'),
  [filterNames.projects]: listOf(id, 'Projects, by salesforce_id, joined by commas.'),
  [filterNames.sections]: listOf(id, 'Sections, by salesforce_id, joined by commas.'),
  [filterNames.stations]: listOf(slug, 'Metro stations near the project, by the id that static-pages gives, joined by commas.'),
  [filterNames.rooms]: listOf(
    z.string().check(z.regex(/^[1-4]$/, 'unknown')),
    'Numbers of rooms, 1 to 4, joined by commas; 4 means 4 and more.',
  ),
  [filterNames.quarters]: listOf(
    z.string().check(z.regex(/^(19|20)\d\d-Q[1-4]$/, 'malformed')),
    'Delivery quarters such as 2027-Q4, joined by commas.',
  ),
  [filterNames.benefits]: listOf(id, 'Benefit categories, by salesforce_id, joined by commas.'),
  costFrom: one(whole, 'malformed', 'Least cost in whole units of the asked currency, inclusive.'),
  costTo: one(whole, 'malformed', 'Greatest cost in whole units of the asked currency, inclusive.'),
  costSteps: listOf(
    z.string().check(z.regex(/^\d{1,12}$/, 'malformed')),
    'Greatest costs to count flats by, in the asked currency, at most 8, joined by commas; `facets.costTo` answers.',
    8,
  ),
  monthlyFrom: one(whole, 'malformed', 'Least monthly payment of the usual plan in whole units of the asked currency, inclusive.'),
  monthlyTo: one(whole, 'malformed', 'Greatest monthly payment of the usual plan in whole units of the asked currency, inclusive.'),
  monthlySteps: listOf(
    z.string().check(z.regex(/^\d{1,12}$/, 'malformed')),
    'Greatest monthly payments to count flats by, in the asked currency, at most 8, joined by commas; `facets.monthlyTo` answers.',
    8,
  ),
  areaFrom: one(decimal, 'malformed', 'Least area in m², at most two decimals, inclusive.'),
  areaTo: one(decimal, 'malformed', 'Greatest area in m², at most two decimals, inclusive.'),
  floorFrom: one(signed, 'malformed', 'Lowest floor, inclusive.'),
  floorTo: one(signed, 'malformed', 'Highest floor, inclusive.'),
});
export type ApartmentsQuery = z.infer<typeof apartmentsQuerySchema>;
