import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Template } from './lighthouse-templates.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const mostMs = 180_000;
const cli = fileURLToPath(new URL('../../../node_modules/lighthouse/cli/index.js', import.meta.url));
const browser = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';

type Audit = { score: number | null; numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } };
type Report = {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

export type LighthouseResult = {
  /** 0 to 100, of performance, accessibility, best practices and search engines. */
  scores: number[];
  firstPaintMs: number;
  largestPaintMs: number;
  speedIndexMs: number;
  blockedMs: number;
  shift: number;
  /** As they came over the wire. */
  scriptBytes: number;
  /** How fast Lighthouse found the machine then, in its own units: 1,500 to 2,000 is the desktop that its slowing down is meant for. */
  machine: number;
  /** The missed audits of all categories but performance, by Lighthouse's own names. */
  flaws: string[];
};

/** Lighthouse's report on a page on a phone, with its default throttling. Throws when there is none three times: a trace may get lost. */
export async function lighthouse(address: string, template: Template, chromium: string): Promise<LighthouseResult> {
  for (let tries = 1; ; tries += 1)
    try {
      return await lookOnce(address, template, chromium);
    } catch (fault) {
      if (tries === 3) throw fault;
    }
}

async function lookOnce(address: string, { path, unasked = [] }: Template, chromium: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${browser}`, '--no-enable-error-reporting'];
    const exceptions = unasked.length > 0 ? ['--ignore-status-code', `--skip-audits=${unasked.join()}`] : [];
    const child = spawn(process.execPath, [cli, `${address}${path}`, ...options, ...exceptions], {
      stdio: 'ignore',
      env: { ...process.env, CHROME_PATH: chromium },
      timeout: mostMs,
      killSignal: 'SIGINT',
    });
    await new Promise((resolve) => child.once('exit', resolve));
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
    if (report === undefined || report.runtimeError)
      throw new Error(`Lighthouse on ${path}: ${report?.runtimeError?.message ?? 'no report'}`);
    return resultOf(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function resultOf({ categories: found, audits, environment }: Report): LighthouseResult {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const imperfect = (name: string) =>
    (found[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
  const requests = audits['network-requests']?.details?.items ?? [];
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    firstPaintMs: number('first-contentful-paint'),
    largestPaintMs: number('largest-contentful-paint'),
    speedIndexMs: number('speed-index'),
    blockedMs: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    scriptBytes: requests.filter(({ resourceType }) => resourceType === 'Script').reduce((sum, each) => sum + (each.transferSize ?? 0), 0),
    machine: environment.benchmarkIndex,
    flaws: categories.filter((name) => name !== 'performance').flatMap(imperfect),
  };
}
