import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type LighthouseScores = {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  lcpMs: number;
  blockedMs: number;
};

const mostMs = 180_000;
const cli = fileURLToPath(new URL('../../node_modules/lighthouse/cli/index.js', import.meta.url));

/** Lighthouse's mobile scores (0 to 100) of one page, with its default throttling. */
export async function lighthouse(address: string, chromium: string): Promise<LighthouseScores> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';
    const child = spawn(
      process.execPath,
      [cli, address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, '--no-enable-error-reporting'],
      { stdio: 'ignore', env: { ...process.env, CHROME_PATH: chromium }, timeout: mostMs, killSignal: 'SIGINT' },
    );
    await new Promise((resolve) => child.once('exit', resolve));
    if (!existsSync(file)) throw new Error(`Lighthouse gave no report on ${address}.`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      categories: Record<string, { score: number | null }>;
      audits: Record<string, { numericValue?: number }>;
    };
    const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      blockedMs: Math.round(report.audits['total-blocking-time']?.numericValue ?? Number.NaN),
      lcpMs: Math.round(report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
