import { expect, test } from 'vitest';
import { report } from '../../../tests/support/contents/around-projects.ts';
import { someContents } from '../../../tests/support/contents/some-contents.ts';
import { impossibleStoreys } from './check-storeys.ts';

test('the storeys of reports grow month by month up to the height of the drawn section, and a plan goes on from them', () => {
  const { entries } = someContents();
  const [section] = entries.house.find(({ project }) => project === 'project-1')?.sections ?? [];
  if (!section) throw new Error('no section');
  const [id, top] = [section.section, section.storeys];
  const at = (month: string, cast: number, facts: Parameters<typeof report>[1] = {}) =>
    report(month, { storeys: [{ section: id, cast }], ...facts });
  const wrongIn = (...reports: ReturnType<typeof report>[]) => impossibleStoreys(someContents({ construction_report: reports }));
  const plan = (month: string, cast: number) => ({ ahead: [{ month, section: id, cast }] });
  expect(wrongIn(at('2026-10', 4), at('2026-09', 2), report('2026-08'), at('2026-11', 4, plan('2026-12', top)))).toEqual([]);
  for (const wrong of [
    at('2026-10', 1),
    at('2026-10', top + 1),
    at('2026-10', 4, plan('2026-10', 6)),
    at('2026-10', 4, plan('2026-11', 3)),
    at('2026-10', 4, plan('2026-11', top + 1)),
    report('2026-10', { storeys: [1, 2].map((more) => ({ section: id, cast: 2 + more })) }),
    report('2026-10', { storeys: [{ section: 'nowhere', cast: 3 }] }),
  ])
    expect([wrong, wrongIn(at('2026-09', 2), wrong)]).toEqual([wrong, ['report-2026-10']]);
});
