import { chromium } from '@playwright/test';
const base = 'http://localhost:4742';
const part = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
const cdp = await context.newCDPSession(page);
await cdp.send('WebAuthn.enable');
await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } });
const enterAs = async (person) => {
  await page.goto('/simulators/staff/');
  await page.getByRole('listitem').filter({ hasText: person }).getByRole('button').click();
  await page.waitForURL('**/office/**');
};
const ask = (path, body) => page.evaluate(async ([path, body]) => {
  const headers = { 'x-office': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  return (await fetch(`/office/api/${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })).json();
}, [path, body]);
const shots = async (name, url, prepare = async () => {}, locales = ['uk', 'en']) => {
  for (const locale of locales) {
    await page.goto('/office/'); await page.evaluate((l) => localStorage.setItem('office-locale', l), locale);
    for (const width of [390, 834, 1440, 1920]) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 1000 });
      await page.goto(url); await page.waitForTimeout(900);
      await prepare(page, locale);
      await page.waitForTimeout(200);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.log('WIDE', name, width, wide);
      await page.screenshot({ path: `/tmp/inbox-looks/${name}-${locale}-${width}.png`, fullPage: true });
    }
  }
};
export { page, ask, enterAs, shots, browser, context };
const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
if (part === 'returns') {
  await enterAs('менеджерка з продажу');
  const { flats } = await ask('flats?number=' + (process.argv[3] ?? '3'));
  const { id: apartmentId } = flats.find(({ status }) => status === 'available');
  const { deal } = await ask('deals/hold', { apartmentId, phone: '067 111 22 8' + (process.argv[3] ?? '3').slice(-1), name: 'Гнатюк Марко' });
  const n = deal.number;
  await ask('deals/sign', { number: n, version: deal.version, contractNumber: 'Д-7', signedOn: day(0), total: { minor: 120_000_000, currency: 'UAH' }, payments: [{ dueOn: day(-2), amountMinor: 30_000_000 }, { dueOn: day(60), amountMinor: 90_000_000 }] });
  const signIt = async () => { await page.getByRole('dialog').last().getByRole('button').filter({ hasText: /ключ/i }).click(); await page.waitForTimeout(800); };
  await enterAs('бухгалтерка');
  await page.goto(`/office/deals/${n}?note=1`);
  await page.getByRole('dialog').getByRole('button', { name: 'Зарахувати платіж' }).click();
  await signIt();
  await enterAs('менеджерка з продажу');
  const seen = (await ask(`deal?number=${n}`)).deal;
  console.log((await ask('deals/end', { number: n, version: seen.version, reason: 'Клієнт передумав' })).deal?.state);
  await enterAs('бухгалтерка');
  await shots('return-dialog', `/office/deals/${n}`, async (p) => { await p.getByRole('button', { name: /^(Зафіксувати повернення|Record a return)/ }).click(); });
  await page.evaluate(() => localStorage.setItem('office-locale', 'uk'));
  await page.goto(`/office/deals/${n}`);
  await page.getByRole('button', { name: /^Зафіксувати повернення/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Зафіксувати повернення' });
  await dialog.getByLabel('Сума, грн').fill('100000');
  await dialog.getByRole('button', { name: 'Зафіксувати повернення' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/inbox-looks/return-sign.png' });
  await signIt();
  await shots('return-page', `/office/deals/${n}`);
}
if (part === 'pause') {
  await enterAs('менеджерка з продажу');
  const c = { name: 'Олена Коваль', phone: '+380501234567', message: 'Який вид з вікон?', consent: '2026-11', elapsed: 9_000 };
  await page.evaluate(async (c) => fetch('/api/uk/consultation', { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }, body: JSON.stringify(c) }), c);
  const { requests } = await ask('requests');
  const one = requests[0];
  await shots('pause-dialog', `/office/inbox/${one.id}`, async (p) => { await p.getByRole('button', { name: /^(Передзвонити пізніше|Call back later)/ }).click(); });
  await ask('requests/pause', { id: one.id, version: one.version, until: new Date(Date.now() + 86_400_000).toISOString(), why: 'Весь день на нараді, просила після обіду' });
  await shots('pause-page', `/office/inbox/${one.id}`);
  await shots('pause-list', '/office/inbox');
}
if (part === 'audit') {
  await enterAs('керівник відділу продажу');
  console.log(JSON.stringify((await ask('audit')).entries?.slice(0, 8), null, 1).slice(0, 5000));
  console.log(JSON.stringify((await ask('requests?whose=all')).requests?.[0]));
}
await browser.close();
