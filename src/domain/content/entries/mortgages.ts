import * as z from 'zod/mini';
import { amount, instant, kind, text } from './kind.ts';

const percent = z.int().check(z.nonnegative('is below nothing'), z.lte(100, 'is more than all'));
const hundredths = z.int().check(z.nonnegative('is below nothing'), z.lte(10_000, 'is more than all'));
const atLeastOne = z.int().check(z.gte(1, 'is less than one'), z.lte(100, 'is more than a hundred'));

export const mortgageKinds = {
  /**
   * The terms of the state's mortgage, which hold from `from` on; of several the newest do. `rates` are hundredths of a percent a year
   * for each group of borrowers, which the texts name in the same order, `laterHundredths` those after `laterAfterYears`. Areas are m²: `area` for `persons` people, `areaPerPerson` more for each further one, `areaMost` at most; a
   * home may exceed that by `overPercent` at the borrower's cost. `loanMost` is whole hryvnias.
   */
  state_mortgage: kind(
    {
      from: instant,
      rates: z.array(z.strictObject({ hundredths, laterHundredths: hundredths })).check(z.minLength(1, 'names nothing')),
      laterAfterYears: atLeastOne,
      downPercent: percent,
      youngDownPercent: percent,
      youngUnder: atLeastOne,
      area: amount,
      persons: atLeastOne,
      areaPerPerson: amount,
      areaMost: amount,
      overPercent: percent,
      loanMost: amount,
      yearsMost: atLeastOne,
      builtWithinYears: atLeastOne,
    },
    { title: text, groups: z.array(text), source: text, note: z.string() },
  ),
};
