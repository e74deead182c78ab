import { describe, expect, it } from 'vitest';
import { contents } from '../demo/contents.ts';
import { monthsOf } from './months.ts';
import { sceneOf } from './scenes.ts';
import { reportedStage } from './stages.ts';

describe.each(['obriy-richkovyi', 'midnyi-kvartal'])('the months of %s', (slug) => {
  const reports = contents.entries.construction_report.filter(({ project }) => project === slug);
  const months = monthsOf(slug);
  const { blocks } = sceneOf(slug);

  it('are as many as the reports, each section at least as far as a month before, nothing before what carries it', () => {
    expect(months).toHaveLength(reports.length);
    months.forEach((sections, month) => {
      expect(sections).toHaveLength(blocks.length);
      sections.forEach(({ frame, masonry, facade }, at) => {
        const before = months[month - 1]?.[at] ?? { frame: 0, masonry: 0, facade: 0 };
        expect(frame).toBeLessThanOrEqual(blocks[at]?.storeys ?? 0);
        expect([masonry <= frame, facade <= masonry]).toEqual([true, true]);
        expect([frame >= before.frame, masonry >= before.masonry, facade >= before.facade]).toEqual([true, true, true]);
      });
    });
  });

  it('show as many storeys of each section as the report counts', () => {
    const sections = contents.entries.house.find(({ project }) => project === slug)?.sections.map(({ section }) => section) ?? [];
    const counted = reports.map(({ storeys }) => sections.map((id) => storeys?.find(({ section }) => section === id)?.cast));
    expect(months.map((shown) => shown.map(({ frame }) => frame))).toEqual(counted);
  });

  it.each(['frame', 'masonry', 'facade'] as const)('show as much of the %s as the report of the month counts', (part) => {
    const all = blocks.reduce((sum, { storeys }) => sum + storeys, 0);
    const works = { frame: 'frame', masonry: 'walls', facade: 'facade' };
    months.forEach((sections, month) => {
      const shown = (100 * sections.reduce((sum, section) => sum + section[part], 0)) / all;
      const told = reports[month]?.works.find(({ stage }) => stage === works[part])?.actual ?? Number.NaN;
      expect(Math.abs(shown - told), `month ${month + 1}: ${shown} shown, ${told} told`).toBeLessThanOrEqual(10);
    });
  });
});

it('the frame of a building site in a report has as many storeys as the report counts', () => {
  const shown = contents.entries.construction_report.flatMap(({ project, picture, storeys }) => {
    const [slug = '', name = ''] = picture?.split('/') ?? [];
    const drawn = reportedStage(slug, name);
    const sections = contents.entries.house.find((house) => house.project === project)?.sections.map(({ section }) => section) ?? [];
    const counted = sections.map((id) => storeys?.find(({ section }) => section === id)?.cast);
    return name === 'stage-frame-2' || drawn ? [{ picture, drawn: drawn?.map(({ frame }) => frame), counted }] : [];
  });
  expect(shown.map(({ drawn }) => drawn)).toEqual(shown.map(({ counted }) => counted));
  expect(shown).toHaveLength(2);
});
