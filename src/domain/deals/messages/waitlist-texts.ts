import type { Locale } from '../../../base/locale.ts';
import { capital } from '../../../base/text/capital.ts';
import type { FlatName as Flat } from '../../catalogue/catalogue.ts';
import type { SkipReason } from '../waitlist/waitlist-acts.ts';

/** `hadTurn`: the client alone could book the flat until then. */
type Passed = { hadTurn: boolean; reason: SkipReason };
type Words = {
  sms: {
    passed: (flat: Flat, passed: Passed) => string;
    /** `turn`: the client alone can book the flat until then. */
    note: (flat: Flat, text: string, turn: { until: string; url: string } | null) => string;
    closed: (flat: Flat, place: number) => string;
  };
  passed: { title: (flat: Flat) => string; text: (passed: Passed) => string[]; place: string; call: string };
  note: { title: (flat: Flat) => string };
  closed: { title: (flat: Flat) => string; text: (place: number) => string; after: string };
};

/** The acts of staff on a waitlist, in words for those on it. Why a place was passed is said only where the client knows it already. */
export const waitlistTexts: Record<Locale, Words> = {
  uk: {
    sms: {
      passed: (flat, { hadTurn, reason }) => {
        const why = { asked: ', як ви просили', unreachable: ': ми не змогли вам додзвонитися', other: '' }[reason];
        return hadTurn
          ? `${capital(flat.nominative)}${flat.at}: ваш час передано наступним у черзі${why}. Ви лишаєтеся в черзі, у її кінці.`
          : `${capital(flat.nominative)}${flat.at}: ваше місце в черзі тепер останнє${why}.`;
      },
      note: (flat, text, turn) =>
        `${capital(flat.nominative)}${flat.at}: ${text}${turn ? ` Вона чекає на вас до ${turn.until}: ${turn.url}` : ''}`,
      closed: (flat, place) =>
        `${capital(flat.nominative)}${flat.at}: нових людей у чергу більше не додаємо. Ваше місце, № ${place}, лишається за вами.`,
    },
    passed: {
      title: ({ accusative }) => `Черга на ${accusative} пішла далі`,
      text: ({ hadTurn, reason }) => [
        hadTurn
          ? 'Час, коли забронювати квартиру могли тільки ви, ми передали наступним у черзі.'
          : 'Ми пропустили вперед тих, хто стояв у черзі за вами.',
        ...{ asked: ['Ви про це просили.'], unreachable: ['Ми телефонували, але не застали вас.'], other: [] }[reason],
      ],
      place: 'Ви лишаєтеся в черзі, тепер у її кінці. Місце видно в кабінеті, там само з черги можна вийти.',
      call: 'Якщо ви хотіли іншого, зателефонуйте нам: розберемося разом.',
    },
    note: { title: ({ accusative }) => `Про чергу на ${accusative}` },
    closed: {
      title: ({ accusative }) => `Нових людей у чергу на ${accusative} не додаємо`,
      text: (place) => `Ваше місце, № ${place}, лишається за вами.`,
      after: 'Робити нічого не треба: коли дійде до вас, ми напишемо.',
    },
  },
  en: {
    sms: {
      passed: (flat, { hadTurn, reason }) => {
        const why = { asked: ', as you asked', unreachable: ', because we could not reach you', other: '' }[reason];
        return hadTurn
          ? `${capital(flat.nominative)}${flat.at}: your turn has gone to the next in line${why}. You stay on the waitlist, at its end.`
          : `${capital(flat.nominative)}${flat.at}: you are now last on the waitlist${why}.`;
      },
      note: (flat, text, turn) =>
        `${capital(flat.nominative)}${flat.at}: ${text}${turn ? ` It is yours alone until ${turn.until}: ${turn.url}` : ''}`,
      closed: (flat, place) =>
        `${capital(flat.nominative)}${flat.at}: the waitlist takes no more people. Your place, No. ${place}, stays yours.`,
    },
    passed: {
      title: ({ nominative }) => `The waitlist for ${nominative} has moved on`,
      text: ({ hadTurn, reason }) => [
        hadTurn
          ? 'The time in which you alone could book the apartment has gone to the next in line.'
          : 'We have let those behind you on the waitlist go ahead.',
        ...{ asked: ['You asked us to.'], unreachable: ['We called and could not reach you.'], other: [] }[reason],
      ],
      place: 'You stay on the waitlist, now at its end. Your account shows your place, and you can leave the waitlist there too.',
      call: 'If this is not what you wanted, give us a call and we will sort it out together.',
    },
    note: { title: ({ nominative }) => `About the waitlist for ${nominative}` },
    closed: {
      title: ({ nominative }) => `The waitlist for ${nominative} takes no more people`,
      text: (place) => `Your place, No. ${place}, stays yours.`,
      after: 'There is nothing to do: we will write when your turn comes.',
    },
  },
};
