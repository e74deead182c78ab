import { describe, expect, test } from 'vitest';
import { altOfWalk } from './walk-alt.ts';
import { walks } from './walks.ts';

describe.each(walks)('§1 the walk through a flat of class $class', (walk) => {
  const names = walk.stops.map(({ name }) => name);

  test('has a stop in the room where one lives, in the hall, a bedroom and a bathroom', () => {
    expect(names).toEqual(expect.arrayContaining(['living', 'hall', 'bedroom', 'bathroom']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('leads from every stop to every other through doors that both know', () => {
    const reached = new Set(['living']);
    for (const name of reached) for (const { to } of walk.stops.find((stop) => stop.name === name)?.doors ?? []) reached.add(to);
    expect(reached).toEqual(new Set(names));
    for (const { name, doors } of walk.stops)
      for (const { to, through } of doors) expect(walk.stops.find((stop) => stop.name === to)?.doors).toContainEqual({ to: name, through });
  });

  test('stands and looks from where there is room for a person', () => {
    const rooms = [...walk.stops.map(({ room, at }) => ({ room, at })), ...walk.views.map(({ room, camera }) => ({ room, at: camera.at }))];
    for (const { room, at } of rooms) {
      const [x, y] = at;
      const taken = walk.walls.filter(
        ({ box: [west, south, east, north] }) => x > west - 0.15 && x < east + 0.15 && y > south - 0.15 && y < north + 0.15,
      );
      expect(taken, room).toEqual([]);
    }
  });

  test('describes every picture differently, in both languages', () => {
    const told = [
      ...walk.stops.map(({ room }) => altOfWalk({ walk, room })),
      ...walk.views.map((view) => altOfWalk({ walk, room: view.room, view })),
    ];
    expect(new Set(told.map(({ uk }) => uk)).size).toBe(told.length);
    expect(told.filter(({ uk, en }) => /: \./.test(uk) || /: \./.test(en))).toEqual([]);
  });
});
