import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles, textProblems } from '../../tools/rules/text-rules.ts';

const migrations: SourceFile[] = [
  { path: 'src/domain/money/money.migrations.ts', text: 'sql`create table rate (day date)`' },
  { path: 'src/domain/catalogue/catalogue.migrations.ts', text: 'sql`create table apartment (id int)`' },
  { path: 'src/platform/database/migrations.ts', text: 'sql`create table change (topic text)`' },
];
const machinePath = '/ho'.concat('me/someone/project/file');

const broken: [rule: string, path: string, text: string][] = [
  ['environment', 'src/domain/money/rates.ts', 'const key = process.env.KEY;'],
  ['environment', 'src/server/serve.ts', 'const { KEY } = process.env;'],
  ['environment', 'src/app/load-demo.ts', "const key = process.env['KEY'];"],
  ['contents', 'src/server/request-router.ts', "const folder = ownFile('content/obriy/pictures');"],
  ['clock', 'src/domain/money/rates.ts', 'const now = new Date();'],
  ['clock', 'src/site/features/flat/timer.ts', 'const now = Date.now();'],
  ['clock', 'src/api/health.ts', 'const now = Temporal.Now.instant();'],
  ['bodies', 'src/site/features/forms/take-other.ts', 'const form = await request.formData();'],
  ['bodies', 'src/api/leads/other.ts', 'const body = await c.req.parseBody({ all: true });'],
  ['bodies', 'src/api/other.ts', 'const body = await c.req.json();'],
  ['bodies', 'src/integrations/payments/other.ts', 'const form = await new Response(body, { headers }).formData();'],
  ['bodies', 'src/server/other.ts', 'for await (const chunk of request) {'],
  ['bodies', 'src/api/deals/other.ts', 'const bytes = await c.req.raw.arrayBuffer();'],
  ['own-tables', 'src/domain/catalogue/flats.store.ts', "db.selectFrom('rate').selectAll()"],
  ['own-tables', 'src/domain/catalogue/flats.store.ts', "db.selectFrom('apartment').innerJoin('rate as r', 'r.day', 'x')"],
  ['own-tables', 'src/domain/money/money.store.ts', 'await sql`update apartment set status = 1`.execute(db)'],
  ['own-tables', 'src/domain/money/money.store.ts', 'await sql<{ id: number }>`\n  select 1\n  from apartment`.execute(db)'],
  ['own-tables', 'src/api/apartments.ts', "db.selectFrom('apartment')"],
  ['own-tables', 'src/domain/money/money.store.ts', "db.insertInto('change')"],
  ['wire-words', 'src/api/catalogue/apartment.ts', 'const id = project.salesforce_id;'],
  ['wire-words', 'src/domain/catalogue/flat.ts', 'const quarter = section.submission_quarter;'],
  ['wire-words', 'src/site/routes/project.tsx', 'const { og_photo } = page;'],
  ['restyling', 'src/ui/text/other.module.css', '.prose > * + * {'],
  ['restyling', 'src/site/features/news/other.module.css', '.tags > * ~ *::before {'],
  ['restyling', 'src/office/office.css', '.notes > * + ::before {'],
  ['names', 'src/ui/Button.tsx', ''],
  ['names', 'src/domain/money/index.ts', ''],
  ['names', 'src/domain/money/utils/rounding.ts', ''],
  ['names', 'src/site/helpers.ts', ''],
  ['names', 'src/domain/money/money.service.ts', ''],
  ['sizes', 'src/domain/money/long.ts', 'const a = 1;\n'.repeat(401)],
  ['named-exports', 'src/domain/money/rates.ts', 'export default function rates() {}'],
  ['machine-paths', 'docs/operations.md', `Look into ${machinePath}.`],
  ['machine-paths', 'src/domain/money/rates.ts', `const file = '${machinePath}';`],
  ['registry', 'package-lock.json', '"resolved": "http://registry.example/react.tgz"'],
];

test.each(broken)('[%s] fires in %s', (rule, path, text) => {
  const said = textProblems([...migrations, { path, text }]);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(path);
  expect(said[0]).toContain(`[${rule}]`);
});

const twins: [one: string, other: string][] = [
  ['src/api/answers.ts', 'src/app/answers.ts'],
  ['src/site/features/login/person-step.tsx', 'src/site/features/booking/person-step.tsx'],
  ['src/platform/loads/load-plan.ts', 'src/site/features/measured-plan/load-plan.ts'],
  ['src/contract/content/terms.ts', 'src/domain/money/terms.ts'],
  ['src/domain/clients/messages.ts', 'src/domain/deals/messages.ts'],
];

test.each(twins)('[same-names] fires for %s and %s', (one, other) => {
  const said = textProblems([one, other].map((path) => ({ path, text: '' })));
  expect(said).toEqual([expect.stringContaining(`${other} [same-names]`)]);
});

test.each([
  ['one role in two modules', 'src/domain/deals/crm-port.ts', 'src/domain/leads/crm-port.ts'],
  ['one subject in two layers', 'src/contract/money/rental-yield.ts', 'src/domain/money/rental-yield.ts'],
  ['a handler and its contract', 'src/contract/catalogue/floor-plans.ts', 'src/api/content/floor-plans.ts'],
  ['an entry file and its subject', 'src/domain/money/money.ts', 'src/base/money.ts'],
  ['a route and its page', 'src/site/features/style-guide/style-guide.tsx', 'src/site/routes/style-guide.tsx'],
])('%s may share a name', (_what, one, other) => {
  expect(textProblems([one, other].map((path) => ({ path, text: '' })))).toEqual([]);
});

const fine: [what: string, path: string, text: string][] = [
  ['the environment in its place', 'src/platform/config/config.ts', 'const { PORT } = process.env;'],
  ['a comment about the environment', 'src/domain/money/rates.ts', '// process.env is not read here\n/* new Date() */'],
  ['a moment that is given', 'src/domain/money/rates.ts', 'const day = new Date(2026, 1); const at = clock();'],
  ['the clock itself', 'src/base/clock.ts', 'export const systemClock = () => new Date();'],
  ['own tables', 'src/domain/money/money.store.ts', "db.selectFrom('rate'); sql`delete from rate`"],
  ['a query that names a part of itself', 'src/domain/money/money.store.ts', 'sql`with apartment as (select 1) select * from apartment`'],
  ['a test that stops the clock', 'src/domain/money/rates.test.ts', 'const now = new Date();'],
  ['a word of the wire in an answer', 'src/api/content/projects/wire-project.ts', 'return { salesforce_id: project.externalId };'],
  ['a role', 'src/domain/money/money.db.test.ts', ''],
  ['a long file that says why', 'src/domain/money/long.ts', `// Long because it is one table.\n${'const a = 1;\n'.repeat(401)}`],
  ['a default export that the router asks for', 'src/site/routes/home.tsx', 'export default function Home() {}'],
  ['an address that looks like a path', 'src/site/data/paths.ts', "const path = '/apartments/work/';"],
];

test.each(fine)('%s is allowed', (_what, path, text) => {
  expect(textProblems([...migrations, { path, text }])).toEqual([]);
});

test('[folders] fires on the twenty-sixth file of a folder of screens, routes aside', () => {
  const many = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `${folder}/${folder.length}-${index}.ts`, text: '' }));
  const said = textProblems([...many('src/site/features/flat', 26), ...many('src/site/routes', 60), ...many('src/ui', 25)]);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^src\/site\/features\/flat \[folders\] has 26 files/);
});

test('a run without files is refused, not green', () => {
  expect(() => textProblems([])).toThrow();
});

test('the product itself breaks no rule', () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)));
  expect(files.length).toBeGreaterThan(50);
  expect(textProblems(files)).toEqual([]);
});
