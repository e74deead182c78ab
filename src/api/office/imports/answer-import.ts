import type { OfficeHandler } from '../office-handler.ts';
import { readingStepOf } from './import-step.ts';

/** Remembers what a source has answered, and reads its file again. */
export const handle: OfficeHandler<'POST /office/api/imports/answer'> = (deps) => {
  return ({ once, ...asked }) => {
    const { number, answers } = asked.fields;
    const given = Object.fromEntries(answers.map(({ key, answer }) => [key, answer]));
    return once(readingStepOf(deps, asked, () => deps.imports.answer(number, given)));
  };
};
