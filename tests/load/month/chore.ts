import type { Locator, Page } from '@playwright/test';
import type { Row } from '../bench-table.ts';

/** Seconds by the keystroke-level model: to decide on an action, to point and to press; and for a typed character. */
const [decides, presses, types] = [1.35, 1.3, 0.28];

/** A person's work at one screen after another, counted as it is done. */
export type Hands = {
  page: Page;
  /** A press, a choice, or a brought file. */
  act: (work: Promise<unknown>) => Promise<void>;
  /** A field that is filled: one action, with the characters that are typed. */
  write: (field: Locator, text: string) => Promise<void>;
};

/** One job of the month: what it takes a person, and the site. */
export async function chore(what: string, page: Page, work: (hands: Hands) => Promise<void>, goal = ''): Promise<Row> {
  let [actions, characters] = [0, 0];
  const act = async (done: Promise<unknown>) => {
    actions += 1;
    await done;
  };
  const begun = performance.now();
  await work({
    page,
    act,
    write: (field, text) => {
      characters += text.length;
      return act(field.fill(text));
    },
  });
  const machine = (performance.now() - begun) / 1000;
  const person = actions * (decides + presses) + characters * types;
  const minutes = ((person + machine) / 60).toFixed(1);
  const measured = `${actions} actions, ${characters} characters: ${minutes} min, of which the site ${machine.toFixed(0)} s`;
  return { what: `a month in the office, ${what}`, measured, beside: '', ratio: '', goal };
}
