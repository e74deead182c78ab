import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireInstalmentPlan } from '../../../src/contract/money/instalments.ts';
import { textOfPdf } from '../../support/files/pdf-text.ts';
import { expect, test } from '../journey.ts';

test('the price sheet with a field that cannot be is sent on to the address of what it is drawn from', async ({ request }) => {
  const { apartments } = (await (await request.get('/api/uk/apartments?per_page=1')).json()) as WireApartmentsAnswer;
  const slug = apartments.items[0]?.slug;
  for (const [asked, canonical] of [
    ['months=999', ''],
    ['months=0', ''],
    ['months=abc', ''],
    ['down=50&months=999&every=quarter', '?down=50&every=quarter'],
    ['down=500&every=week', ''],
  ])
    for (const prefix of ['', '/en']) {
      const sheet = `${prefix}/apartments/${slug}/sheet.pdf`;
      const answer = await request.get(`${sheet}?${asked}`, { maxRedirects: 0 });
      expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 302, `${sheet}${canonical}`]);
      expect([asked, (await request.get(`${sheet}${canonical}`, { maxRedirects: 0 })).status()]).toEqual([asked, 200]);
    }
  const page = await (await request.get(`/apartments/${slug}/?down=50&months=999`)).text();
  expect(page, 'the page names the field').toMatch(/<input[^>]*aria-invalid="true"[^>]*name="months"/);
  expect(page, 'and reads the other').toMatch(/<input[^>]*name="down"[^>]*value="50"/);
});

for (const language of ['uk', 'en'] as const)
  test(`the price sheet of a flat has the data of its page: prices, payments, a link to the page (${language})`, async ({ request }) => {
    const { apartments } = (await (await request.get(`/api/${language}/apartments?per_page=1`)).json()) as WireApartmentsAnswer;
    const [flat] = apartments.items;
    if (!flat) throw new Error('The demo has a flat for sale.');
    const input = 'down=50&months=12&every=quarter';
    const { plan } = (await (await request.get(`/api/${language}/instalment-plan?apartment=${flat.slug}&${input}`)).json()) as {
      plan: WireInstalmentPlan;
    };
    const prefix = language === 'uk' ? '' : '/en';
    const answer = await request.get(`${prefix}/apartments/${flat.slug}/sheet.pdf?${input}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const text = await textOfPdf(await answer.body());
    const usd = (amount: number) =>
      new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 })
        .format(amount)
        .replaceAll(/\s/g, ' ');
    for (const words of [
      usd(flat.cost_usd),
      usd(plan.first_usd),
      usd(plan.total_usd),
      ...plan.payments.map(({ cost_usd }) => usd(cost_usd)),
    ])
      expect(text).toContain(words);
    for (const { area } of flat.plan?.rooms ?? []) expect(text).toContain(new Intl.NumberFormat(language).format(area));
    expect(text).toContain(`${prefix}/apartments/${flat.slug}/`);
    expect((await request.get(`${prefix}/apartments/no-such-flat/sheet.pdf`)).status()).toBe(404);
  });
