import { expect, it } from 'vitest';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { impossibleGround } from './check-ground.ts';

const { entries } = someContents();
const [ground] = entries.surroundings;
if (!ground) throw new Error('some contents have drawn ground');
const faults = (facts: object) =>
  impossibleGround({ entries: { ...entries, surroundings: [{ ...ground, ...facts }] } }).map(
    ({ path, message }) => `${path.slice(3).join('.')} ${message}`,
  );

it('accepts drawn ground whose lines, areas and buildings are some', () => {
  expect(faults({})).toEqual([]);
});

it.each<[object, string]>([
  [{ reach: 0 }, 'reach is no length'],
  [{ paths: [[[10, 10]]] }, 'paths.0 has fewer than two points'],
  [{ tracks: [{ kind: 'tram', line: [] }] }, 'tracks.0.line has fewer than two points'],
  [{ blocks: [[0, 0, 50, 0, 15]] }, 'blocks.0.3 is no length'],
  [{ blocks: [[0, 0, -1, 13, 15]] }, 'blocks.0.2 is no length'],
  [{ en: { names: { streets: [], areas: ['pond'] } } }, 'en.names.streets has not one name for each'],
  [{ uk: { names: { ...ground.uk.names, areas: [] } } }, 'uk.names.areas has not one name for each'],
  [
    {
      areas: [
        {
          kind: 'water',
          outline: [
            [0, 0],
            [9, 9],
            [9, 0],
            [0, 9],
          ],
        },
      ],
    },
    'areas.0.outline crosses itself',
  ],
])('names the field of %j', (facts, fault) => {
  expect(faults(facts)).toEqual([fault]);
});
