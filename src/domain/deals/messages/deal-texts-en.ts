import { capital } from '../../../base/text/capital.ts';
import type { DealWords } from './deal-words.ts';

export const dealTextsEn: DealWords = {
  invoice: (flat, deal) => `Deposit for apartment No. ${flat}, deal ${deal}`,
  sms: {
    reserved: (flat, { until, price, url }) =>
      `${capital(flat.nominative)}${flat.at}: reserved for you until ${until}. The price is ${price}. Your deal and the next steps: ${url}`,
    extended: (flat, { until, price, url }) =>
      `Your reservation of ${flat.nominative}${flat.at} is extended until ${until}. The price is ${price}. Your deal: ${url}`,
    endsTomorrow: (flat, { until, price, url, mayExtend }) =>
      `Your reservation of ${flat.nominative}${flat.at} holds until ${until}. The price is ${price}. ${mayExtend ? 'You can extend it here' : 'Your deal'}: ${url}`,
    turn: (flat, { until, url, isReminder }) =>
      isReminder
        ? `A reminder: until ${until} ${flat.nominative}${flat.at} is yours alone: ${url}`
        : `${capital(flat.nominative)}${flat.at} is free. Until ${until} it is yours alone: ${url}`,
    contract: (flat, url) => `The contract for ${flat.nominative}${flat.at} is signed. Your payment schedule: ${url}`,
    paymentNear: (flat, { sum, day, url }) => `A reminder: ${sum} for ${flat.nominative}${flat.at} is due by ${day}. Your schedule: ${url}`,
    completed: (flat, url) => `${capital(flat.nominative)}${flat.at} is yours. Congratulations! All documents are here: ${url}`,
    closed: (flat, back) => `The deal for ${flat.nominative}${flat.at} is closed.${back ? ` ${back}` : ''}`,
    back: (sum) => `${sum} is on its way to your card.`,
    asked: (sum) => `We are approving the return of ${sum} and will write once it is on its way.`,
    refund: (flat, sum) => `${sum} for ${flat.nominative}${flat.at} is on its way to your card.`,
    refundDeclined: (flat, sum, reason) => `The refund of ${sum} for ${flat.nominative}${flat.at} was declined. The reason: ${reason}`,
    unused: (flat, sum, why) =>
      `Your payment of ${sum} for ${flat.nominative}${flat.at} was not accepted: ${why}. The money is on its way back to your card.`,
    transferNoted: (flat, sum, day) =>
      `We have received your payment of ${sum} dated ${day} for ${flat.nominative}${flat.at}. Your payment schedule is in your account.`,
    transferUndone: (flat, sum, day) =>
      `The payment of ${sum} dated ${day} for ${flat.nominative}${flat.at} was recorded by mistake, and the record is cancelled. Any questions? Give us a call.`,
    transferReturned: (flat, sum, day) => `We have returned ${sum} to you for ${flat.nominative}${flat.at}: a bank transfer dated ${day}.`,
    returnUndone: (flat, sum, day) =>
      `The return of ${sum} dated ${day} for ${flat.nominative}${flat.at} was recorded by mistake, and the record is cancelled. Any questions? Give us a call.`,
  },
  reserved: {
    title: ({ nominative }) => `${capital(nominative)} is reserved for you`,
    text: (until, deal) => `Nobody else can buy it until ${until}. The number of your deal is ${deal}.`,
    paid: (sum) => `We have received your deposit of ${sum}. It counts towards the price.`,
    next: 'The next step is the purchase contract. You can agree the time of signing on the page of the deal in your account.',
  },
  extended: {
    title: ({ nominative }) => `Your reservation of ${nominative} is extended`,
    text: (until, deal) => `It now holds until ${until}. The number of your deal is ${deal}.`,
  },
  price: (sum) => `The price of the apartment is ${sum}. It will not change while the reservation holds.`,
  refund: (until, laterPercent) =>
    `If you change your mind before ${until}, the whole deposit comes back; after that, ${laterPercent}% of it. You can cancel in your account.`,
  expired: {
    title: ({ nominative }) => `Your reservation of ${nominative} has ended`,
    text: {
      free: 'Its time ran out and the apartment is for sale again. If you still like it, you can book it once more.',
      line: 'Its time ran out, and the apartment is now kept for those who were waiting for it.',
      taken: 'Its time ran out, and somebody else has the apartment already.',
    },
    line: 'You can join the waitlist on its page: if a confirmed reservation is cancelled, we will write when your turn comes.',
  },
  cancelled: {
    title: ({ nominative }) => `Your reservation of ${nominative} is cancelled`,
    text: (deal) => `Deal ${deal} is closed.`,
    after: {
      free: 'The apartment is for sale again.',
      line: 'The apartment is now kept for those who were waiting for it.',
      taken: 'Somebody else has the apartment already.',
    },
  },
  contract: {
    title: ({ nominative }) => `The contract for ${nominative} is signed`,
    text: 'Congratulations! Your payment schedule, your documents and the news from the building site now share one page of your account.',
    number: (number, day) => `Contract No. ${number} dated ${day}.`,
    next: (sum, day) => `The next payment is ${sum}, due by ${day}.`,
  },
  paymentNear: {
    title: ({ nominative }) => `A payment for ${nominative} is due soon`,
    text: (sum, day) => `By your schedule, ${sum} is due by ${day}.`,
    paid: 'If you have paid already, there is nothing to do: we credit the payment as soon as the money comes.',
  },
  completed: {
    title: ({ nominative }) => `${capital(nominative)} is yours`,
    text: 'The deal is complete. Thank you for your trust, and may the new home be a good one.',
    documents: 'Your contract, certificates and receipts stay in your account: open them whenever you need them.',
  },
  closed: {
    title: ({ nominative }) => `The deal for ${nominative} is closed`,
    text: (deal) => `Our manager has closed deal ${deal}.`,
    reason: (reason) => `The reason: ${reason}`,
    call: 'If you did not expect this, give us a call and we will sort it out together.',
  },
  back: (sum) => `${sum} is on its way to the card you paid with. Banks take a few days to show it.`,
  asked: (sum) => `The return of ${sum} awaits the approval of our head of sales. We will write to you once the money is on its way.`,
  returned: {
    title: ({ nominative }) => `Your money for ${nominative} is on its way`,
    text: (deal) => `The refund under deal ${deal} is approved.`,
  },
  unused: {
    text: (deal, why) => `We did not accept your payment under deal ${deal}: ${why}.`,
    why: { late: 'it came too late', second: 'you had paid already', part: 'it was not the whole sum' },
  },
  refundDeclined: {
    title: ({ nominative }) => `Your refund for ${nominative} was declined`,
    text: (sum, deal) => `We cannot return ${sum} under deal ${deal}.`,
    call: 'If you have questions or disagree, give us a call and we will sort it out together.',
  },
  transferNoted: {
    title: ({ nominative }) => `We have received your payment for ${nominative}`,
    text: (sum, day) => `Your payment of ${sum} dated ${day} has arrived and counts towards the price. Thank you!`,
    credited: (sum) => `Under the contract it counts as ${sum}.`,
  },
  transferUndone: {
    title: ({ nominative }) => `A correction to the payments for ${nominative}`,
    text: (sum, day) =>
      `We recorded a payment of ${sum} dated ${day} for you by mistake, and have cancelled that record. Your account shows the schedule as it is now.`,
    call: 'If you did send this money, give us a call and we will find it together.',
  },
  transferReturned: {
    title: ({ nominative }) => `We have returned your money for ${nominative}`,
    text: (sum, day) => `We sent you ${sum} by bank transfer on ${day}. Banks take a few days to show it.`,
    call: 'If it has not arrived within a week, give us a call and we will find it together.',
  },
  returnUndone: {
    title: ({ nominative }) => `A correction to the return for ${nominative}`,
    text: (sum, day) => `We recorded a return of ${sum} dated ${day} by mistake, and have cancelled that record.`,
    call: 'If you have questions, give us a call and we will explain where your money is.',
  },
  turn: {
    title: ({ nominative }) => `${capital(nominative)} is available, and it is your turn`,
    reminder: ({ nominative }) => `A reminder: ${nominative} is yours alone`,
    text: (until) => `Until ${until} you are the only one who can book it.`,
    after: 'If you no longer want it, there is nothing to do: it then goes to the next person on the waitlist.',
  },
  endsTomorrow: {
    title: ({ nominative }) => `Your reservation of ${nominative} ends soon`,
    text: (until) => `It holds until ${until}.`,
    after: 'If the contract is not signed by then, others can book the apartment.',
    extend: 'If you need more time, you can extend it once in your account.',
  },
  toDeal: 'Open the deal',
  toObjects: 'Open my apartment',
  toFlat: 'Open the apartment',
  why: ({ nominative, at }) => `You get this e-mail because you booked ${nominative}${at} with us.`,
  whyLine: ({ nominative, at }) => `You get this e-mail because you are on the waitlist for ${nominative}${at}.`,
};
