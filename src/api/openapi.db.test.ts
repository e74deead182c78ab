import { expect, it } from 'vitest';
import { onEachEngine } from '../../tests/support/database.ts';
import { openApi } from '../../tests/support/open-api.ts';

onEachEngine('the description of the API', (open) => {
  it('describes itself as OpenAPI 3.1 and as a page without scripts', async () => {
    const { ask } = await openApi(await open());
    const document = (await (await ask('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/get-apartment-status/{id}',
      '/api/{locale}/apartment/{slug}',
      '/api/{locale}/apartments',
      '/api/{locale}/consultation',
      '/api/{locale}/static-pages',
    ]);
    const page = await (await ask('/api/docs/')).text();
    for (const name of ['brockarage', 'submission_date', 'Idempotency-Key', 'booking_expiration', 'price_history'])
      expect(page).toContain(name);
    expect(page).not.toContain('<script');
  });
});
