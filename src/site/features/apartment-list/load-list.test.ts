import { describe, expect, it } from 'vitest';
import { makeClient } from '../../../contract/client.ts';
import { formatCriteria, parseCriteria } from '../filter/criteria/list-criteria.ts';
import { loadList } from './load-list.ts';

/** A small API that knows one project and 30 flats, and says no to what it does not know. */
const api = makeClient(async (path) => {
  const query = new URL(path, 'http://api').searchParams;
  const project = query.get('project_id');
  if (project?.split(',').includes('gone'))
    return Response.json({ code: 'bad-query', message: 'no', statusCode: 400, errors: { project_id: ['unknown'] } }, { status: 400 });
  if (query.get('floorFrom') === '13') return Response.json({ message: 'down', statusCode: 500 }, { status: 500 });
  const page = Number(query.get('page') ?? 1);
  const items = page <= 3 ? [{ slug: `flat-${page}`, plan: null }] : [];
  return Response.json({ apartments: { items, total: 30, lastPage: 3 } });
}, 'uk');
const known = {
  filters: {
    projects: [
      { id: 'lime', name: 'Lime', slug: 'lime', prime: false },
      { id: 'pine', name: 'Pine', slug: 'pine', prime: false },
      { id: 'jade', name: 'Jade', slug: 'jade', prime: true },
      { id: 'gold', name: 'Gold', slug: 'gold', prime: true },
    ],
  },
  section: ['lime', 'pine', 'gold'].map((project) => ({
    id: `${project}-1`,
    projectId: project,
    name: '1',
    floorsTotal: 9,
    deliveryQuarter: '2027-Q4',
  })),
};
type Shared = Parameters<typeof loadList>[2];
const load = (search: string, shared: Shared = () => Promise.resolve(known)) =>
  loadList(api, new URL(`http://site/apartments/${search}`), shared);
const criteriaOf = (search: string) => parseCriteria(new URLSearchParams(search)).criteria;
const redirected = async (search: string, shared?: Shared) => {
  const thrown: unknown = await load(search, shared).catch((fault: unknown) => fault);
  return thrown instanceof Response ? thrown.headers.get('location') : null;
};

describe('the list of an address', () => {
  it('answers the criteria, even when the API sends a field less', async () => {
    const { data, init } = await load('?project_id=lime&page=2');
    expect(init?.status ?? 200).toBe(200);
    expect(data).toMatchObject({
      criteria: criteriaOf('project_id=lime&page=2'),
      total: 30,
      facets: null,
      relax: null,
      ignored: [],
      failed: false,
    });
    expect(data.items).toMatchObject([{ slug: 'flat-2', project: '', sketch: null, photo: null }]);
  });

  it('leaves out what is not understood, here or by the API, and says so', async () => {
    const { data } = await load('?project_id=gone&roomsNumber=2,many&areaTo=60');
    expect(data).toMatchObject({ criteria: criteriaOf('roomsNumber=2&areaTo=60'), ignored: ['roomsNumber', 'project_id'], failed: false });
  });

  it('rewrites what a form without scripts sends', async () => {
    expect(await redirected('?roomsNumber=2&roomsNumber=1&costFrom=&usd=1')).toBe('/apartments/?roomsNumber=1,2');
    expect(await redirected('?costTo=&usd=1')).toBe('/apartments/');
  });

  it('§4 lets a prime project stand alone, the first one as the developer shows them', async () => {
    expect(await redirected('?project_id=lime,gold&roomsNumber=2&page=2')).toBe('/apartments/?project_id=gold&roomsNumber=2');
    expect(await redirected('?project_id=gold&project_id=lime&project_id=jade')).toBe('/apartments/?project_id=jade');
    expect(await redirected('?project_id=lime,pine')).toBeNull();
    expect(await redirected('?project_id=gold')).toBeNull();
  });

  it('§4 lets sections go with the project that goes, and keeps those whose project is asked', async () => {
    expect(await redirected('?project_id=gold,lime&section_id=lime-1,gold-1')).toBe('/apartments/?project_id=gold&section_id=gold-1');
    expect(await redirected('?project_id=lime&section_id=pine-1')).toBe('/apartments/?project_id=lime');
    expect(await redirected('?project_id=lime&section_id=lime-1')).toBeNull();
    expect(await redirected('?section_id=pine-1')).toBeNull();
  });

  it('takes an address as it is while the prime projects are unknown', async () => {
    expect(await redirected('?project_id=lime,gold&section_id=pine-1', () => Promise.resolve({}))).toBeNull();
    expect(await redirected('?project_id=lime,gold', () => Promise.reject(new Error('down')))).toBeNull();
  });

  it('asks an API that knows no order of ours, nor plans, without them, and still reports what else it refuses', async () => {
    const foreign = (refused: Record<string, string[]>) => {
      const asked: string[] = [];
      const client = makeClient(async (path) => {
        asked.push(path);
        const query = new URL(path, 'http://site').searchParams;
        const errors = Object.fromEntries(Object.entries(refused).filter(([name]) => query.has(name)));
        if (Object.keys(errors).length > 0)
          return Response.json({ code: 'bad-query', message: 'no', statusCode: 400, errors }, { status: 400 });
        return Response.json({ apartments: { items: [{ slug: 'flat-1', plan: null }], total: 1, lastPage: 1 } });
      }, 'uk');
      return {
        asked,
        list: loadList(client, new URL('http://site/apartments/?roomsNumber=2&project_id=lime'), () => Promise.resolve(known)),
      };
    };
    const ours = { sort: ['unknown'], by_plan: ['unknown'] };
    const first = foreign(ours);
    expect((await first.list).data).toMatchObject({
      ignored: [],
      plans: null,
      total: 1,
      criteria: criteriaOf('roomsNumber=2&project_id=lime'),
    });
    expect(first.asked.at(-1)).toBe('/api/uk/apartments?project_id=lime&roomsNumber=2');
    const second = foreign({ ...ours, project_id: ['unknown'] });
    expect((await second.list).data).toMatchObject({ ignored: ['project_id'], criteria: criteriaOf('roomsNumber=2') });
    expect(second.asked.at(-1)).toBe('/api/uk/apartments?roomsNumber=2');
  });

  it('leads beyond the end to the last page', async () => expect(await redirected('?page=9')).toBe('/apartments/?page=3'));

  it('§8 stands without flats when the API is down', async () => {
    const { data, init } = await load('?floorFrom=13');
    expect(init?.status).toBe(503);
    expect(data).toMatchObject({ failed: true, total: 0, items: [], criteria: criteriaOf('floorFrom=13') });
  });

  it('lists resale flats at their own address, whose marker is the path (§2, §4)', async () => {
    const asked: string[] = [];
    const spy = makeClient(async (path) => {
      asked.push(path);
      return Response.json({ apartments: { items: [], total: 0, lastPage: 1 } });
    }, 'uk');
    const resale = (search: string) => loadList(spy, new URL(`http://site/brokerage/${search}`), () => Promise.resolve(known));
    const { data } = await resale('?roomsNumber=2');
    expect(asked).toEqual(['/api/uk/apartments?roomsNumber=2&brockarage=1&sort=fit&by_plan=1']);
    expect(formatCriteria(data.criteria)).toBe('roomsNumber=2&brockarage=1');
    const twice: unknown = await resale('?roomsNumber=2&brockarage=1').catch((fault: unknown) => fault);
    expect(twice instanceof Response && twice.headers.get('location')).toBe('/brokerage/?roomsNumber=2');
  });
});
