import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { findEngines } from '../../tools/system-programs.ts';
import { type Language, messageIn, patternOf } from '../journeys/words.ts';
import { type Engine, EngineCrash, type Size } from './engine-window.ts';
import { startFirefox } from './firefox.ts';
import { makeVisitor, type Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

export type StoryOptions = { language: Language; size: Size };
type EngineName = 'firefox' | 'webkit';

type Story = {
  visitor: Visitor;
  say: (key: string, params?: Record<string, string | number>) => string;
  saying: (key: string) => RegExp;
  /** A path of the site in the language of this run. */
  at: (path: string) => string;
  isPhone: boolean;
};

function startEngine(name: EngineName): Promise<Engine> {
  const { firefox, webkit } = findEngines();
  if (name === 'firefox' && firefox) return startFirefox(firefox);
  if (name === 'webkit' && webkit) return startWebkit(webkit);
  throw new Error(`There is no ${name} on this machine.`);
}

/** Firefox complains of a font that was still on its way when the page was left (NS_BINDING_ABORTED). */
const leftBehind = /^downloadable font: .*status=2152398850/;

/** Where a test that lost its browser says so to its second try. */
const crashNote = ({ project, testId }: TestInfo) => join(project.outputDir, `crashed-${testId}`);

export const test = base.extend<StoryOptions & Story, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  language: ['uk', { option: true }],
  size: [{ width: 390, height: 844 }, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from this pattern
  baseURL: async ({}, use) => {
    const address = process.env.JOURNEY_ADDRESS;
    if (address === undefined) throw new Error('The site was not started.');
    await use(address);
  },
  say: async ({ language }, use) => use((key, params) => messageIn(language, key, params)),
  saying: async ({ language }, use) => use((key) => patternOf(language, key)),
  at: async ({ language }, use) => use((path) => (language === 'uk' ? path : `/en${path}`)),
  isPhone: async ({ size }, use) => use(size.width < 768),
  visitor: async ({ engine, size, baseURL }, use, testInfo) => {
    if (testInfo.retry > 0 && !existsSync(crashNote(testInfo))) throw new Error('It failed before, and not because the browser had ended.');
    rmSync(crashNote(testInfo), { force: true });
    const address = baseURL ?? '';
    try {
      const window = await engine.open(size);
      // With an earlier consent to cookies no notice is shown.
      await window.goto(`${address}/robots.txt`);
      await window.evaluate(() => localStorage.setItem('cookies', 'accepted'));
      await use(makeVisitor(window, address));
      if (testInfo.status !== testInfo.expectedStatus) writeFileSync(testInfo.outputPath('in-sight.png'), await window.screenshot());
      else
        expect(
          window.complaints().filter((words) => !leftBehind.test(words)),
          'the console',
        ).toEqual([]);
      await window.close();
    } catch (fault) {
      if (fault instanceof EngineCrash) writeFileSync(crashNote(testInfo), fault.message);
      throw fault;
    }
  },
});

export { expect };
