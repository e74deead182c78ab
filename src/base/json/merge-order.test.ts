import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeOrder } from './merge-order.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const order = fc.shuffledSubarray(names, { minLength: names.length });

it('takes the side that has moved anything, whatever it is', () => {
  fc.assert(
    fc.property(order, order, (base, moved) => {
      expect(mergeOrder({ base, ours: moved, theirs: base })).toEqual(moved);
      expect(mergeOrder({ base, ours: base, theirs: moved })).toEqual(moved);
    }),
  );
});

it('has both moves where they are of different names, and every name once', () => {
  expect(mergeOrder({ base: names, ours: ['b', 'a', ...names.slice(2)], theirs: [...names.slice(0, 4), 'f', 'e'] })).toEqual([...'bacdfe']);
  fc.assert(
    fc.property(order, order, order, (base, ours, theirs) => {
      expect(mergeOrder({ base, ours, theirs }).toSorted()).toEqual(names);
    }),
  );
});

it('leaves what they have added where it stands, and what they have removed away', () => {
  const some = fc.shuffledSubarray(names, { minLength: 0 });
  fc.assert(
    fc.property(some, some, some, (base, ours, theirs) => {
      const merged = mergeOrder({ base, ours, theirs });
      const added = ours.filter((name) => !base.includes(name) && !theirs.includes(name));
      expect(merged.toSorted()).toEqual([...theirs, ...added].toSorted());
    }),
  );
  expect(mergeOrder({ base: ['a', 'b'], ours: ['b', 'a'], theirs: ['a', 'n', 'b'] })).toEqual(['n', 'b', 'a']);
});
