import { request as send } from 'node:http';
import routes from '../../../src/site/routes.ts';
import { expect, test } from '../journey.ts';

/** Slugs that do not exist: invalid text, reserved names of programs, too long ones, and attacks on files or a database. */
const odd = [
  '%00',
  'a%00b',
  '%ED%A0%BD',
  '%ED%A0%BDx%ED%B8%80',
  '%F0%9F%98',
  '%FF',
  '%E2%80%AE',
  '%F0%9F%98%80',
  '%',
  '%zz',
  '%2e%2e',
  '..%2f..',
  '%5c',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e999',
  '%20',
  '%0a',
  '%22',
  '%27',
  '%3C',
  'x'.repeat(900),
  'x'.repeat(1_100),
  'x'.repeat(1_900),
  '%D0%B0'.repeat(200),
  '%00'.repeat(400),
  '%25',
  '%2525',
  '.',
  '..',
  '.data',
  'x.data',
];

/** Texts of any signs at all, the same ones at each run. */
function* anyTexts(count: number): Generator<string> {
  let seed = 20_261_123;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  for (let at = 0; at < count; at++)
    yield Array.from({ length: 1 + next(12) }, () => `%${next(256).toString(16).padStart(2, '0')}`).join('');
}

const real: Record<string, string> = { section: '1', floor: '2' };
const withSlugs = routes.map(({ path = '' }) => path).filter((path) => path.includes(':'));

/** Each page with one odd name, the other names being right, so that each is read. */
function* addressesOf(path: string, name: string): Generator<string> {
  const segments = path.split('/');
  for (const [at, segment] of segments.entries()) {
    if (!segment.startsWith(':')) continue;
    const slug = path.includes('apartments') ? 'obriy-richkovyi-3-157' : 'obriy-richkovyi';
    yield `/${segments.map((one, place) => (place === at ? name : one.startsWith(':') ? (real[one.slice(1)] ?? slug) : one)).join('/')}`;
  }
}

/** As it is written: `fetch` would tidy an address before it leaves. */
const ask = (origin: string, path: string) =>
  new Promise<{ status: number; location: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asked = send({ hostname, port, path }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }));
    });
    asked.on('error', reject).end();
  });

test('§2 every page answers an unknown slug with the 404 page, and never with a fault @once', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  test.setTimeout(600_000);
  expect(withSlugs.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  let pages = 0;
  for (const path of withSlugs)
    for (const name of path.startsWith('uk/') ? odd.slice(0, 6) : [...odd, ...anyTexts(12)])
      for (const address of addressesOf(path, name))
        for (const spelling of [`${address}${/\.\w+$/.test(path) ? '' : '/'}`, ...(path.startsWith('en/') ? [`${address}.data`] : [])]) {
          let answer = await ask(origin, spelling);
          for (let steps = 0; answer.status === 308 && steps < 3; steps++)
            answer = await ask(origin, answer.location.replace(/^https?:\/\/[^/]+/, ''));
          pages += 1;
          // Dots and empty names lead to another page, which is there.
          const isOther = /^(\.|\.\.|%2e%2e|\.data)$/.test(name) || (name === '..%2f..' && answer.status === 200);
          const fits =
            [404, 414].includes(answer.status) ||
            (isOther && answer.status < 400) ||
            (answer.status === 400 && /%(?![\da-f]{2})/i.test(name));
          if (!fits) wrong.push(`${answer.status} ${spelling.slice(0, 120)}`);
          // A file has no page in its place.
          else if (answer.status === 404 && !/\.(data|svg|pdf)$/.test(spelling) && !/<html lang="(uk|en)"/.test(answer.text))
            wrong.push(`no page ${spelling.slice(0, 120)}`);
        }
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(1_000);
});
