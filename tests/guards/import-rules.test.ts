import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config, { featureOrder } from '../../.dependency-cruiser.mjs';
import { importProblems } from '../../tools/rules/import-rules.ts';

type Planted = { rule: string; from: string; to: string; how?: string };

const features = Object.keys(featureOrder) as (keyof typeof featureOrder)[];
const mayImport = (feature: keyof typeof featureOrder): readonly string[] => featureOrder[feature];
const forbiddenFor = (feature: keyof typeof featureOrder) =>
  features.find((other) => other !== feature && !mayImport(feature).includes(other));

/** One forbidden import for each rule, and more where a rule has several ways around it. */
const planted: Planted[] = [
  { rule: 'layer-base', from: 'src/base/planted.ts', to: 'src/contract/wall.ts' },
  { rule: 'layer-contract', from: 'src/contract/planted.ts', to: 'src/platform/log/wall.ts' },
  { rule: 'layer-platform', from: 'src/platform/planted.ts', to: 'src/domain/money/money.ts' },
  { rule: 'layer-domain', from: 'src/domain/money/planted.ts', to: 'src/api/wall.ts' },
  { rule: 'layer-integrations', from: 'src/integrations/planted.ts', to: 'src/api/wall.ts' },
  { rule: 'layer-simulators', from: 'src/simulators/planted.ts', to: 'src/api/wall.ts' },
  { rule: 'layer-jobs', from: 'src/jobs/planted.ts', to: 'src/app/wall.ts' },
  { rule: 'layer-app', from: 'src/app/planted-layer.ts', to: 'src/server/wall.ts' },
  { rule: 'layer-server', from: 'src/server/planted-layer.ts', to: 'src/domain/money/money.ts' },
  { rule: 'layer-commands', from: 'src/commands/planted.ts', to: 'src/server/wall.ts' },
  { rule: 'layer-api', from: 'src/api/planted.ts', to: 'src/site/wall.ts' },
  { rule: 'layer-ui', from: 'src/ui/planted.ts', to: 'src/site/wall.ts' },
  { rule: 'layer-site', from: 'src/site/planted.ts', to: 'src/domain/money/money.ts' },
  { rule: 'layer-site', from: 'src/site/planted-type.ts', to: 'src/platform/log/wall.ts', how: 'type' },
  { rule: 'layer-site', from: 'src/site/planted-lazy.ts', to: 'src/platform/log/wall.ts', how: 'lazy' },
  { rule: 'layer-site', from: 'src/site/planted-office.ts', to: 'src/office/wall.ts' },
  { rule: 'layer-office', from: 'src/office/planted.ts', to: 'src/site/wall.ts' },
  { rule: 'domain-order-money', from: 'src/domain/money/planted-order.ts', to: 'src/domain/catalogue/catalogue.ts' },
  { rule: 'domain-order-content', from: 'src/domain/content/planted.ts', to: 'src/domain/catalogue/catalogue.ts' },
  { rule: 'domain-order-clients', from: 'src/domain/clients/planted.ts', to: 'src/domain/money/money.ts' },
  { rule: 'domain-order-catalogue', from: 'src/domain/catalogue/planted.ts', to: 'src/domain/content/content.ts' },
  { rule: 'domain-order-leads', from: 'src/domain/leads/planted.ts', to: 'src/domain/money/money.ts' },
  { rule: 'domain-order-deals', from: 'src/domain/deals/planted.ts', to: 'src/domain/content/content.ts' },
  { rule: 'domain-order-offers', from: 'src/domain/offers/planted.ts', to: 'src/domain/money/money.ts' },
  { rule: 'domain-order-releases', from: 'src/domain/releases/planted.ts', to: 'src/domain/clients/clients.ts' },
  { rule: 'domain-order-media', from: 'src/domain/media/planted.ts', to: 'src/domain/releases/releases.ts' },
  { rule: 'domain-order-cameras', from: 'src/domain/cameras/planted.ts', to: 'src/domain/content/content.ts' },
  { rule: 'domain-order-staff', from: 'src/domain/staff/planted.ts', to: 'src/domain/clients/clients.ts' },
  { rule: 'domain-order-outlook', from: 'src/domain/outlook/planted.ts', to: 'src/domain/content/content.ts' },
  { rule: 'domain-entry', from: 'src/domain/catalogue/planted-window.ts', to: 'src/domain/money/rates.store.ts' },
  { rule: 'domain-entry-from-outside', from: 'src/api/planted-window.ts', to: 'src/domain/money/rates.store.ts' },
  { rule: 'domain-entry-from-outside', from: 'tools/demo/planted-window.ts', to: 'src/domain/money/rates.store.ts' },
  { rule: 'domain-entry-from-app', from: 'src/app/planted.ts', to: 'src/domain/money/rates.store.ts' },
  { rule: 'one-way-into-the-catalogue', from: 'src/jobs/planted-import.ts', to: 'src/domain/catalogue/import/import-inventory.ts' },
  { rule: 'no-cycles', from: 'src/base/cycle-back.ts', to: 'src/base/cycle.ts' },
  { rule: 'nothing-imports-app', from: 'src/platform/planted-app.ts', to: 'src/app/wall.ts' },
  { rule: 'nothing-imports-app', from: 'tools/demo/planted-app.ts', to: 'src/server/wall.ts' },
  { rule: 'no-tools-in-the-product', from: 'src/api/planted-tool.ts', to: 'tools/wall.ts' },
  { rule: 'no-tools-in-the-product', from: 'src/app/planted-renderer.ts', to: 'tools/renderer/wall.ts' },
  { rule: 'no-tests-in-tools', from: 'tools/planted-support.ts', to: 'tests/support/wall.ts' },
  { rule: 'no-contents-in-the-product', from: 'src/app/planted-contents.ts', to: 'content/wall.ts' },
  { rule: 'simulators-from-app-only', from: 'src/api/planted-simulator.ts', to: 'src/simulators/wall.ts' },
  { rule: 'simulators-from-app-only', from: 'src/server/planted-simulator.ts', to: 'src/simulators/wall.ts' },
  { rule: 'integrations-from-app-only', from: 'src/domain/money/planted-adapter.ts', to: 'src/integrations/sms/wall.ts' },
  { rule: 'react-in-screens-only', from: 'src/domain/money/planted-react.ts', to: 'react' },
  { rule: 'react-in-screens-only', from: 'src/server/planted-react.ts', to: 'react-dom/server' },
  { rule: 'router-in-screens-and-server-only', from: 'src/api/planted-router.ts', to: 'react-router' },
  { rule: 'driver-in-platform-database-only', from: 'src/domain/money/planted-driver.ts', to: 'pg' },
  { rule: 'driver-in-platform-database-only', from: 'src/app/planted-driver.ts', to: '@electric-sql/pglite' },
  { rule: 'driver-in-platform-database-only', from: 'src/domain/money/planted-sqlite.ts', to: 'node:sqlite' },
  { rule: 'sql-builder-on-the-server-only', from: 'src/api/planted-sql.ts', to: 'kysely' },
  { rule: 'no-node-in-screens', from: 'src/site/planted-node.ts', to: 'node:fs' },
  { rule: 'layer-plans', from: 'src/plans/planted.ts', to: 'src/ui/wall.ts' },
  { rule: 'layer-drawings', from: 'src/drawings/planted.ts', to: 'src/site/wall.ts' },
  { rule: 'react-in-screens-only', from: 'src/plans/planted-react.ts', to: 'react' },
  { rule: 'no-node-in-screens', from: 'src/plans/planted-node.ts', to: 'node:fs' },
  { rule: 'site-data', from: 'src/site/data/planted.ts', to: 'src/site/format/wall.ts' },
  { rule: 'site-data', from: 'src/site/data/planted-root.ts', to: 'src/site/wall.ts' },
  { rule: 'site-format', from: 'src/site/format/planted.ts', to: 'src/site/cards/wall.ts' },
  { rule: 'site-cards', from: 'src/site/cards/planted.ts', to: 'src/site/features/forms/wall.ts' },
  { rule: 'site-features', from: 'src/site/features/forms/planted.ts', to: 'src/site/shell/wall.ts' },
  { rule: 'site-features', from: 'src/site/features/forms/planted-lazy.ts', to: 'src/site/routes/wall.ts', how: 'lazy' },
  { rule: 'site-shell', from: 'src/site/shell/planted.ts', to: 'src/site/pipeline/wall.ts' },
  { rule: 'site-pipeline', from: 'src/site/pipeline/planted.ts', to: 'src/site/routes/wall.ts' },
  { rule: 'site-routes', from: 'src/site/routes/planted.ts', to: 'src/site/wall.ts' },
  { rule: 'office-data', from: 'src/office/data/planted.ts', to: 'src/office/parts/wall.ts' },
  { rule: 'office-parts', from: 'src/office/parts/planted.ts', to: 'src/office/features/people/wall.ts' },
  { rule: 'office-features', from: 'src/office/features/people/planted.ts', to: 'src/office/shell/wall.ts' },
  { rule: 'office-one-feature', from: 'src/office/features/people/planted-other.ts', to: 'src/office/features/audit/wall.ts' },
  { rule: 'office-shell', from: 'src/office/shell/planted.ts', to: 'src/office/wall.ts' },
  { rule: 'feature-listed', from: 'src/site/features/unlisted/planted.ts', to: 'src/base/wall.ts' },
  { rule: 'screens-from-server-only', from: 'tools/planted-screen.ts', to: 'src/site/features/forms/wall.ts' },
  ...features.map((feature) => ({
    rule: `feature-order-${feature}`,
    from: `src/site/features/${feature}/planted-order.ts`,
    to: `src/site/features/${forbiddenFor(feature)}/wall.ts`,
  })),
  { rule: 'no-test-code-in-the-product', from: 'src/api/planted-test.ts', to: 'src/base/wall.test.ts' },
];

/** Allowed imports: a guard that forbids everything is no guard either. */
const allowed: Planted[] = [
  { rule: '', from: 'src/contract/fine.ts', to: 'src/base/wall.ts' },
  { rule: '', from: 'src/domain/catalogue/fine.ts', to: 'src/domain/money/money.ts' },
  { rule: '', from: 'src/api/fine.ts', to: 'src/domain/catalogue/catalogue.ts' },
  { rule: '', from: 'src/site/fine.ts', to: 'src/ui/wall.ts' },
  { rule: '', from: 'src/site/fine-react.ts', to: 'react' },
  { rule: '', from: 'src/drawings/fine.ts', to: 'src/plans/wall.ts' },
  { rule: '', from: 'src/site/features/booking/fine.ts', to: 'src/site/features/forms/wall.ts' },
  { rule: '', from: 'src/site/routes/fine.ts', to: 'src/site/pipeline/wall.ts' },
  { rule: '', from: 'src/integrations/sms/fine-port.ts', to: 'src/domain/clients/sms-port.ts', how: 'type' },
  { rule: '', from: 'src/app/fine.ts', to: 'src/domain/money/money.migrations.ts' },
  { rule: '', from: 'src/app/fine-contents.ts', to: 'src/domain/content/folder/read-folder.ts' },
  { rule: '', from: 'src/platform/database/fine.ts', to: 'pg' },
  { rule: '', from: 'src/domain/money/fine.db.test.ts', to: 'src/app/wall.ts' },
];

const folder = mkdtempSync(join(tmpdir(), 'domivka-walls-'));
let problems: string[] = [];

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function importLine({ from, to, how }: Planted): string {
  const isFile = /^(src|tools|tests|content)\//.test(to);
  const up = '../'.repeat(dirname(from).split('/').length);
  const address = isFile ? `${up}${to}` : to;
  if (how === 'type') return `import type { Wall } from '${address}';\nexport type Mine = Wall;\n`;
  if (how === 'lazy') return `export const later = () => import('${address}');\n`;
  return `import { wall } from '${address}';\nexport const mine = wall;\n`;
}

beforeAll(async () => {
  const all = [...planted, ...allowed];
  for (const { to } of all) if (/^(src|tools|tests|content)\//.test(to)) write(to, 'export const wall = 1;\nexport type Wall = 1;\n');
  for (const each of all) write(each.from, importLine(each));
  write('src/base/cycle.ts', "import { mine } from './cycle-back.ts';\nexport const wall = () => mine;\n");
  write('src/drawings/circle-one/planted.ts', "import { wall } from '../circle-two/wall.ts';\nexport const mine = wall;\n");
  write('src/drawings/circle-two/planted.ts', "import { wall } from '../circle-one/wall.ts';\nexport const mine = wall;\n");
  for (const side of ['one', 'two']) write(`src/drawings/circle-${side}/wall.ts`, 'export const wall = 1;\n');
  for (const layer of ['api', 'contract']) {
    write(`src/${layer}/circle-one/deep/planted.ts`, "import { wall } from '../../circle-two/wall.ts';\nexport const mine = wall;\n");
    write(`src/${layer}/circle-two/planted.ts`, "import { wall } from '../circle-one/wall.ts';\nexport const mine = wall;\n");
    for (const side of ['one', 'two']) write(`src/${layer}/circle-${side}/wall.ts`, 'export const wall = 1;\n');
  }
  problems = await importProblems(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)('$rule stops $from → $to', ({ rule, from }) => {
  const said = problems.filter((problem) => problem.startsWith(`${from} → `) && problem.includes(`[${rule}]`));
  expect(said, problems.join('\n')).not.toEqual([]);
  expect(said[0]?.split('] ')[1]?.length, 'the message says what to do').toBeGreaterThan(20);
});

test.each(allowed)('$from → $to is allowed', ({ from }) => {
  expect(problems.filter((problem) => problem.startsWith(`${from} → `))).toEqual([]);
});

test('no-folder-cycles stops two folders whose files import each other, though no two files do', () => {
  expect(
    problems.filter((problem) => problem.startsWith('src/drawings/circle-one → src/drawings/circle-two [no-folder-cycles]')),
  ).not.toEqual([]);
  expect(problems.filter((problem) => problem.startsWith('src/drawings/circle') && problem.includes('[no-cycles]'))).toEqual([]);
});

test.each(['api', 'contract'])('no-folder-cycles stops two modules of src/%s that import each other', (layer) => {
  expect(
    problems.filter((problem) => problem.startsWith(`src/${layer}/circle-one → src/${layer}/circle-two [no-folder-cycles]`)),
  ).not.toEqual([]);
});

test('a feature may import only features above it in the list', () => {
  const upwards = features.flatMap((feature, place) =>
    mayImport(feature)
      .filter((below) => !features.slice(0, place).some((above) => above === below))
      .map((below) => `${feature} → ${below}`),
  );
  expect(upwards).toEqual([]);
});

describe('the gate itself', () => {
  test('every rule has a planted violation', () => {
    const covered = new Set(planted.map(({ rule }) => rule));
    expect(config.forbidden.map(({ name }: { name: string }) => name).filter((name: string) => !covered.has(name))).toEqual([]);
  });

  test('every rule is an error', () => {
    expect(config.forbidden.filter(({ severity }: { severity: string }) => severity !== 'error')).toEqual([]);
  });

  test('a run that saw no file is refused, not green', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'domivka-empty-'));
    mkdirSync(join(empty, 'src'));
    await expect(importProblems(empty)).rejects.toThrow();
    rmSync(empty, { recursive: true });
  });

  test('the product itself has no forbidden import', async () => {
    expect(await importProblems(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
  });
});
