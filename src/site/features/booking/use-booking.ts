import { useEffect, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Client } from '../../../contract/client.ts';
import type { BookingTerms } from '../../../contract/deals/booking-terms.ts';
import type { DealProblem, UpdateDeal, WireDeal } from '../../../contract/deals/deals.ts';
import { browserClient } from '../../data/api/browser-client.ts';
import { useCommand } from '../../data/api/use-command.ts';
import { storedCampaign } from '../../data/stored/campaign.ts';
import { bookingAddress } from './state/booking-address.ts';
import { type BookingTrouble, troubleOf } from './state/booking-problem.ts';
import type { Way } from './state/booking-step.ts';
import { forgetPerson, type PersonDraft } from './state/person-draft.ts';
import { useOwnDeal } from './use-own-deal.ts';

type Options = { apartment: Apartment; locale: 'uk' | 'en'; open: boolean; client: Client; loggedIn: boolean };

/**
 * One client's booking of one flat: what the server said last, and the ways to change it. The server alone decides.
 */
export function useBooking({ apartment: loaded, locale, open, client, loggedIn }: Options) {
  const [renewed, setRenewed] = useState<Apartment | null>(null);
  const apartment = renewed ?? loaded;
  const [agreed, setAgreed] = useState(false);
  const [way, setWay] = useState<Way>('deposit');
  const [trouble, setTrouble] = useState<BookingTrouble | null>(null);
  const [wrong, setWrong] = useState<Record<string, readonly string[]>>({});
  const { busy, run } = useCommand();
  const { terms, readAgain } = useTerms({ open, client, onFault: setTrouble });
  const { heard, take, forget, refresh } = useOwnDeal({ apartment: apartment.id, open, client, loggedIn });

  /** They have changed since they were read: the new ones are read, and agreed to anew. */
  const showTermsAgain = () => {
    readAgain();
    setAgreed(false);
  };

  /** An offer has ended since the page came: the price that holds now is read, and agreed to anew. */
  const showPriceAgain = async () => {
    setAgreed(false);
    const answer = await browserClient(locale)('GET /api/{locale}/apartment/{slug}', { slug: loaded.slug }).catch(() => null);
    if (answer) setRenewed(answer.apartment);
  };

  const ask = async (what: string, body: object, send: (key: string) => Promise<{ deal: WireDeal }>): Promise<WireDeal | null> => {
    if (busy) return null;
    setTrouble(null);
    setWrong({});
    const done = await run(JSON.stringify([what, body]), send);
    if (!done) return null;
    if (done.ok) {
      take(done.answer.deal);
      return done.answer.deal;
    }
    const problem = done.problem as DealProblem | null;
    if (problem?.statusCode === 409) void refresh();
    if (problem?.code === 'other-terms') showTermsAgain();
    if (problem?.code === 'offer-over') await showPriceAgain();
    setWrong(problem?.errors ?? {});
    const trouble = troubleOf(problem);
    setTrouble(trouble?.kind === 'busy' && 'step' in body && body.step !== 'pay' ? { kind: 'diia-busy' } : trouble);
    return null;
  };
  const update: Update = (change) => {
    if (!heard) return Promise.resolve(null);
    const body = { deal_id: heard.deal.id, ...change } as UpdateDeal;
    return ask('update', body, (key) => client('POST /api/deal/update', { body, key }));
  };

  const make = () => {
    if (!terms) return;
    const body = {
      apartment_id: apartment.id,
      terms: terms.version,
      locale,
      way,
      offers: apartment.offers.map(({ slug }) => slug),
      ...storedCampaign(),
    };
    void ask('make', body, (key) => client('POST /api/deal/make', { body, key }));
  };
  // The phone is proven between agreeing and holding.
  const held = useRef(false);
  useEffect(() => {
    if (!agreed || !loggedIn || held.current) return;
    held.current = true;
    make();
  });

  return {
    apartment,
    terms,
    heard,
    agreed,
    // A signed agreement came through Diia, whoever confirms it.
    way: heard?.deal.signed ? ('state-services' as const) : (heard?.deal.way ?? way),
    chooseWay: setWay,
    trouble,
    wrong,
    busy: busy !== null,
    refresh,
    begin: () => {
      if (loggedIn) return make();
      held.current = false;
      setAgreed(true);
    },
    again: () => {
      forget();
      setAgreed(false);
    },
    ...stepsOf(update, setWrong),
    cancel: () => {
      if (!heard) return;
      const { id } = heard.deal;
      void ask('cancel', { id }, (key) => client('POST /api/deal/cancel', { body: { deal_id: id }, key }));
    },
  };
}

type TermsOptions = { open: boolean; client: Client; onFault: (trouble: BookingTrouble) => void };

/** The terms that hold now, read when the dialog opens. */
function useTerms({ open, client, onFault }: TermsOptions) {
  const [terms, setTerms] = useState<BookingTerms | null>(null);
  useEffect(() => {
    if (!open || terms) return;
    client('GET /api/deal/terms').then(
      (answer) => setTerms(answer.terms),
      () => onFault({ kind: 'trouble' }),
    );
  }, [client, open, terms, onFault]);
  return { terms, readAgain: () => setTerms(null) };
}

type Update = (change: Record<string, unknown> & { step: UpdateDeal['step'] }) => Promise<WireDeal | null>;

/** The steps of a deal that is made: each is one change, and the server says what came of it. */
const stepsOf = (update: Update, setWrong: (wrong: Record<string, readonly string[]>) => void) => ({
  /** Whether the server took it. */
  person: async (person: PersonDraft): Promise<boolean> => {
    const given = Object.fromEntries(Object.entries(person).filter(([, text]) => text));
    const taken = (await update({ step: 'person', ...given })) !== null;
    if (taken) forgetPerson();
    return taken;
  },
  share: (email: string | null) => {
    // An empty field is no wrong address.
    if (email === '') return setWrong({ email: ['required'] });
    void update({ step: 'share', ...(email && { email }), return_path: bookingAddress(window.location.pathname) });
  },
  sign: () => void update({ step: 'sign-agreement', return_path: bookingAddress(window.location.pathname) }),
  extend: () => void update({ step: 'extend' }),
  askManager: () => void update({ step: 'ask-manager' }),
  pay: async () => {
    const deal = await update({ step: 'pay', return_path: bookingAddress(window.location.pathname) });
    if (deal?.payment?.page_url) window.location.assign(deal.payment.page_url);
  },
});
