import { expect, it } from 'vitest';
import { onEachEngine } from '../../tests/support/database.ts';
import { openApi } from '../../tests/support/open-api.ts';

onEachEngine('what the API does not understand', (open) => {
  it('answers every wrong query 400 with its field and code, in the asked language', async () => {
    const { refused } = await openApi(await open());
    const many = Array.from({ length: 51 }, (_, i) => `P${i}`).join(',');
    const wrong: [query: string, field: string, code: string][] = [
      ['page=0', 'page', 'out-of-range'],
      ['page=-1', 'page', 'malformed'],
      ['page=one', 'page', 'malformed'],
      ['page=1&page=2', 'page', 'repeated'],
      ['page=9999999', 'page', 'out-of-range'],
      ['per_page=49', 'per_page', 'out-of-range'],
      ['sort=random', 'sort', 'unknown'],
      ['usd=2', 'usd', 'unknown'],
      ['brockarage=yes', 'brockarage', 'unknown'],
      ['brokerage=1', 'brokerage', 'unknown'],
      ['constructor=1', 'constructor', 'unknown'],
      ['project_id=P7', 'project_id', 'unknown'],
      ['section_id=S7', 'section_id', 'unknown'],
      ['benefit_id=B7', 'benefit_id', 'unknown'],
      ['project_id=P1,,P2', 'project_id', 'malformed'],
      ["project_id=';drop", 'project_id', 'malformed'],
      [`project_id=${many}`, 'project_id', 'too-many'],
      ['roomsNumber=5', 'roomsNumber', 'unknown'],
      ['roomsNumber=,', 'roomsNumber', 'unknown'],
      ['submission_date=2027', 'submission_date', 'malformed'],
      ['costFrom=1e5', 'costFrom', 'malformed'],
      ['costTo=-5', 'costTo', 'malformed'],
      ['costFrom=9&costTo=8', 'costTo', 'out-of-range'],
      ['areaFrom=40,5', 'areaFrom', 'malformed'],
      ['areaFrom=50&areaTo=40', 'areaTo', 'out-of-range'],
      ['floorTo=NaN', 'floorTo', 'malformed'],
      ['floorFrom=3&floorTo=2', 'floorTo', 'out-of-range'],
      ['%00=%ff', '\0', 'unknown'],
    ];
    for (const [query, field, code] of wrong) {
      const { status, errors } = await refused(`/api/en/apartments?${query}`);
      expect([query, status, Object.keys(errors ?? {}), errors?.[field]]).toEqual([query, 400, [field], [code]]);
    }
    expect((await refused('/api/uk/apartments?__proto__=1')).status).toBe(400);
    expect((await refused('/api/uk/apartments?sort=x')).message).toMatch(/[а-яіїє]/);
    expect((await refused('/api/en/apartments?sort=x')).message).toMatch(/^[\x20-\x7e]+$/);
    expect((await refused('/api/uk/static-pages?x=1')).errors).toEqual({ x: ['unknown'] });
  });
});
