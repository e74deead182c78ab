import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openApi } from '../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { type ApartmentsQuery, apartmentsQuerySchema } from '../contract/catalogue/apartments-query.ts';
import type { FieldCode } from '../contract/errors.ts';
import type { OpenApi } from './openapi.ts';

type Wrong = [value: string, code: FieldCode][];
const listed = ({ strange, longest }: { strange: FieldCode; longest: number }): Wrong => [
  ['P1,,P2', 'malformed'],
  ["';drop table apartment", strange],
  ['P1\0', 'malformed'],
  ['x'.repeat(longest + 1), 'malformed'],
  [Array.from({ length: 51 }, (_, at) => `P${at}`).join(','), 'too-many'],
  ['P7', 'unknown'],
  [',', 'malformed'],
];
const slugs = listed({ strange: 'malformed', longest: 64 });
/** Price lists name places as they like: such an id is any text. */
const ids = listed({ strange: 'unknown', longest: 300 });
const whole: Wrong = ['1e5', '-5', '5.5', 'NaN', '0x10', ' 5', '5,6', '1'.repeat(13)].map((value) => [value, 'malformed']);
const decimal: Wrong = ['40,5', '40.555', '-1', '.5', '4.', '1e2', 'Infinity', '1234567'].map((value) => [value, 'malformed']);
const floor: Wrong = ['NaN', '1.5', '--1', '1000', '+3', 'перший'].map((value) => [value, 'malformed']);
const flag: Wrong = ['2', 'yes', 'true', '01', '1,1'].map((value) => [value, 'unknown']);

/** Wrong values of every name; one that is added to the contract does not compile before it has some. */
const wrongValues: { [Name in keyof ApartmentsQuery]-?: Wrong } = {
  page: [
    ['0', 'out-of-range'],
    ['9999999', 'out-of-range'],
    ['-1', 'malformed'],
    ['one', 'malformed'],
    ['1.5', 'malformed'],
  ],
  per_page: [
    ['0', 'out-of-range'],
    ['49', 'out-of-range'],
    ['1e1', 'malformed'],
  ],
  sort: [
    ['random', 'unknown'],
    ['PRICE_ASC', 'unknown'],
    ['price_asc,area_asc', 'unknown'],
  ],
  by_plan: flag,
  brockarage: flag,
  usd: flag,
  district: slugs,
  project_id: ids,
  section_id: ids,
  metro: slugs,
  benefit_id: ids,
  roomsNumber: [
    ['0', 'unknown'],
    ['5', 'unknown'],
    [',', 'unknown'],
    ['1;2', 'unknown'],
  ],
  submission_date: [
    ['2027', 'malformed'],
    ['2027-Q5', 'malformed'],
    ['2027-q4', 'malformed'],
    ['Q4-2027', 'malformed'],
  ],
  costSteps: [
    ['1e5', 'malformed'],
    ['-5', 'malformed'],
    ['1,2,3,4,5,6,7,8,9', 'too-many'],
  ],
  monthlySteps: [
    ['1e5', 'malformed'],
    ['-5', 'malformed'],
    ['1,2,3,4,5,6,7,8,9', 'too-many'],
  ],
  monthlyFrom: whole,
  monthlyTo: whole,
  costFrom: whole,
  costTo: whole,
  areaFrom: decimal,
  areaTo: decimal,
  floorFrom: floor,
  floorTo: floor,
};
const names = Object.keys(apartmentsQuerySchema.shape) as (keyof ApartmentsQuery)[];

onOneEngine('what the API does not understand', (open) => {
  it('answers every wrong value of every name 400 with its field and code', async () => {
    const { refused } = await openApi(await open());
    const expectRefused = async (query: string, field: string, code: FieldCode) => {
      const { status, errors } = await refused(`/api/en/apartments?${query}`);
      expect([query, status, errors]).toEqual([query, 400, { [field]: [code] }]);
    };
    expect(Object.keys(wrongValues).sort()).toEqual([...names].sort());
    for (const name of names) {
      expect([name, wrongValues[name].length > 0]).toEqual([name, true]);
      for (const [value, code] of wrongValues[name]) await expectRefused(`${name}=${encodeURIComponent(value)}`, name, code);
    }
    const lists: readonly string[] = [
      'district',
      'costSteps',
      'monthlySteps',
      'project_id',
      'section_id',
      'metro',
      'roomsNumber',
      'submission_date',
      'benefit_id',
    ];
    for (const name of names.filter((one) => !lists.includes(one))) await expectRefused(`${name}=1&${name}=1`, name, 'repeated');
    for (const range of ['cost', 'monthly', 'area', 'floor'])
      await expectRefused(`${range}From=9&${range}To=8`, `${range}To`, 'out-of-range');
    for (const stray of ['brokerage', 'constructor', 'Page', 'page ', 'page[]'])
      await expectRefused(`${encodeURIComponent(stray)}=1`, stray, 'unknown');
    await expectRefused('%00=%ff', '\0', 'malformed');
    expect((await refused('/api/uk/apartments?__proto__=1')).status).toBe(400);
    expect((await refused('/api/uk/apartments?page=0&sort=x&nothing=1')).errors).toEqual({
      page: ['out-of-range'],
      sort: ['unknown'],
      nothing: ['unknown'],
    });
  });

  it('answers any text 200 or 400 with its field, as the contract says', async () => {
    const { ask } = await openApi(await open());
    const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.integer().map(String), fc.double().map(String));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anything, async (name, value) => {
        const answer = await ask(`/api/uk/apartments?${name}=${encodeURIComponent(value)}`);
        const { errors } = (await answer.json()) as { errors?: object };
        const isUnderstood = apartmentsQuerySchema.safeParse({ [name]: value }).success;
        if (answer.status !== 200 || !isUnderstood) expect([answer.status, Object.keys(errors ?? {})]).toEqual([400, [name]]);
      }),
      { numRuns: 400 },
    );
  });

  it('refuses a wrong part of every address, and any query where none is described', async () => {
    const { ask, refused } = await openApi(await open());
    const { paths } = (await (await ask('/api/openapi.json')).json()) as OpenApi;
    const right: Record<string, string> = { locale: 'en', slug: 'flat-0', id: '1', code: '2222222222' };
    const wrong: Record<string, [value: string, status: number][]> = {
      locale: [
        ['de', 404],
        ['UK', 404],
        ['__proto__', 404],
      ],
      slug: [
        ['no-such-flat', 404],
        ['..%2f..%2fetc', 404],
        ['%00', 400],
        ['flat%00', 400],
        ['%ff', 404],
        ['x'.repeat(5_000), 400],
      ],
      code: [
        ['x', 404],
        ['%00', 400],
        ['2222222223', 404],
        ['x'.repeat(5_000), 400],
      ],
      id: [
        ['x', 400],
        ['-1', 400],
        ['1.5', 400],
        ['99999999999', 400],
        ['2147483647', 404],
      ],
    };
    /** Fields of work are named, flats numbered, both by `id`. */
    const wrongIn = (path: string, name: string) => wrong[name === 'id' && path.includes('vacancy_category') ? 'slug' : name] ?? [];
    const at = (path: string, given: Record<string, string>) => path.replace(/\{(\w+)\}/g, (_whole, name: string) => given[name] ?? '');
    const seen = new Set<string>();
    for (const [path, methods] of Object.entries(paths ?? {})) {
      const method = methods && 'post' in methods ? 'POST' : 'GET';
      for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
        seen.add(name);
        for (const [value, status] of wrongIn(path, name)) {
          const answer = await ask(at(path, { ...right, [name]: value }), { method });
          expect([path, name, value, answer.status]).toEqual([path, name, value, status]);
        }
      }
      const { status, errors } = await refused(`${at(path, right)}?stray=1`, { method });
      expect([path, status, errors]).toEqual([path, 400, { stray: ['unknown'] }]);
    }
    expect([...seen].sort()).toEqual(Object.keys(wrong).sort());
  });

  it('§8 gives the refusal in the requested language', async () => {
    const { refused } = await openApi(await open());
    expect((await refused('/api/uk/apartments?sort=x')).message).toMatch(/^[^a-z]*[а-яіїє][^a-z]*$/i);
    expect((await refused('/api/en/apartments?sort=x')).message).toMatch(/^[\x20-\x7e]+$/);
  });
});
