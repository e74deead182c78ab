import { kyivDay, type Quarter } from '../../base/kyiv-time.ts';
import { money as amountOf, convert, minorPerMajor, type Rate } from '../../base/money.ts';
import type { WireStateMortgage } from '../../contract/money/state-mortgage.ts';
import type { Flat } from '../../domain/catalogue/catalogue.ts';
import type { LocalEntry } from '../../domain/content/content.ts';
import { type StateMortgage, type StateMortgageTerms, stateMortgage } from '../../domain/money/money.ts';
import type { Handler } from '../handler.ts';
import { squareMetres as hundredth, isHandedOver, squareMetres, whole } from '../wire/wire-flat.ts';
import { ofFlat } from './instalment-plan.ts';

type Entry = LocalEntry<'state_mortgage'>;
type Asked = { flat: Flat; entry: Entry; persons: number; group: number; young: boolean; rate: Rate };

const usualPersons = 2;

/** The newest terms that hold now. */
const newest = (entries: readonly Entry[]): Entry | undefined =>
  entries.filter(({ over }) => !over).toSorted((one, other) => Date.parse(other.from) - Date.parse(one.from))[0];

const termsOf = ({ area, areaPerPerson, areaMost, ...entry }: Entry): StateMortgageTerms => ({
  rates: entry.rates,
  laterAfterYears: entry.laterAfterYears,
  downPercent: entry.downPercent,
  youngDownPercent: entry.youngDownPercent,
  persons: entry.persons,
  overPercent: entry.overPercent,
  loanMost: entry.loanMost,
  yearsMost: entry.yearsMost,
  builtWithinYears: entry.builtWithinYears,
  areaHundredths: Math.round(area * 100),
  areaPerPersonHundredths: Math.round(areaPerPerson * 100),
  areaMostHundredths: Math.round(areaMost * 100),
});

/** `GET /api/{locale}/state-mortgage`: a flat by the loan of the state's programme. */
export const handle: Handler<'GET /api/{locale}/state-mortgage'> = (deps) => {
  const { catalogue, content, money, clock } = deps;
  return ({ query, locale, reply, refuse, decline }) => {
    if (!query.apartment) return refuse('bad-query', { apartment: ['required'] });
    const found = catalogue.flat(query.apartment);
    if (!found.ok) return decline(found.refusal);
    const flat = found.value;
    const [entry, rate] = [newest(content.current()[locale].entries.state_mortgage), money.currentRate()];
    if (!entry || !rate) return decline({ kind: 'no-terms' });
    const { price } = ofFlat(deps, flat, locale);
    const asked = {
      persons: Number(query.persons || usualPersons),
      group: Number(query.group || entry.rates.length),
      young: query.young === '1',
    };
    const loan = stateMortgage({
      ...asked,
      terms: termsOf(entry),
      price: price.UAH / minorPerMajor,
      areaHundredths: flat.areaHundredths,
      builtIn: isHandedOver(flat.project) ? (flat.section.deliveryQuarter as Quarter) : null,
      today: kyivDay(clock()),
      group: asked.group - 1,
      downHundredths: query.loan_down ? Number(query.loan_down) * 100 : null,
      years: query.loan_years ? Number(query.loan_years) : null,
    });
    if (!loan.ok) return refuse('bad-query', { [loan.refusal.field]: ['out-of-range'] });
    return reply({ mortgage: wireMortgage({ ...asked, flat, entry, rate: rate.rate }, loan.value, price) });
  };
};

function wireMortgage(
  { flat, entry, persons, group, young, rate }: Asked,
  loan: StateMortgage,
  price: { UAH: number; USD: number },
): WireStateMortgage {
  const both = (hryvnias: number) => ({
    cost: hryvnias,
    cost_usd: whole(convert(amountOf(hryvnias * minorPerMajor, 'UAH'), 'USD', rate).minor),
  });
  return {
    apartment: { slug: flat.slug, number: flat.number, area: squareMetres(flat.areaHundredths) },
    title: entry.title,
    price: { cost: whole(price.UAH), cost_usd: whole(price.USD) },
    persons,
    group,
    young,
    ineligible: loan.ineligible,
    area_to: squareMetres(loan.areaToHundredths),
    own_area: squareMetres(loan.ownAreaHundredths),
    persons_from: loan.personsFrom,
    down_least: both(loan.downLeast),
    down: both(loan.down),
    down_percent: Math.round((loan.down * 1000) / (loan.down + loan.loan)) / 10,
    loan: both(loan.loan),
    years: loan.years,
    payments: loan.payments.map(({ hundredths, fromYear, payment }) => ({
      percent: hundredth(hundredths),
      from_year: fromYear,
      payment: both(payment),
    })),
    interest: both(loan.interest),
    by_year: loan.byYear.map(({ year, interest, principal, rest }) => ({ year, interest, principal, rest })),
    terms: {
      groups: entry.rates.map(({ hundredths, laterHundredths }, at) => ({
        name: entry.groups[at] ?? '',
        percent: hundredth(hundredths),
        later_percent: hundredth(laterHundredths),
      })),
      later_after_years: entry.laterAfterYears,
      down_from: entry.downPercent,
      young_down_from: entry.youngDownPercent,
      young_under: entry.youngUnder,
      over_percent: entry.overPercent,
      loan_most: entry.loanMost,
      years_most: entry.yearsMost,
      built_within_years: entry.builtWithinYears,
      since: kyivDay(new Date(entry.from)),
      source: entry.source,
      note: entry.note,
    },
  };
}
