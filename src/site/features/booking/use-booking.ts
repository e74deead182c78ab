import { useEffect, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Client } from '../../../contract/client.ts';
import type { BookingTerms } from '../../../contract/deals/booking-terms.ts';
import type { Deal, DealProblem, UpdateDeal } from '../../../contract/deals/deals.ts';
import { browserClient } from '../../data/api/browser-client.ts';
import { useCommand } from '../../data/api/use-command.ts';
import { useReconnections } from '../../data/live/use-reconnections.ts';
import { storedCampaign } from '../../data/stored/visit-campaign.ts';
import { bookingAddress } from './state/booking-address.ts';
import { type BookingProblem, bookingProblemOf, isOutdated } from './state/booking-problem.ts';
import type { Way } from './state/booking-step.ts';
import { forgetPerson, type PersonDraft } from './state/person-draft.ts';
import { useOwnDeal } from './use-own-deal.ts';

type Options = { apartment: Apartment; quote: string | undefined; locale: 'uk' | 'en'; open: boolean; client: Client; loggedIn: boolean };

/**
 * One client's booking of one flat: the server's last answer, and the functions to change it. The server alone decides.
 */
export function useBooking({ apartment: loaded, quote, locale, open, client, loggedIn }: Options) {
  const [renewed, setRenewed] = useState<Apartment | null>(null);
  const apartment = renewed ?? loaded;
  const [agreed, setAgreed] = useState(false);
  const [way, setWay] = useState<Way>('deposit');
  const [bookingProblem, setBookingProblem] = useState<BookingProblem | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, readonly string[]>>({});
  const { busy, run } = useCommand();
  const [again, setAgain] = useState(0);
  const attempt = useReconnections() + again;
  const { terms, hasFailed, forgetTerms } = useTerms({ open, client, attempt });
  const { snapshot, storeDeal, forget, refresh } = useOwnDeal({ apartment: apartment.id, open, client, loggedIn, attempt });

  /** An offer or a quote has ended since the page was loaded: the present price is read, and accepted anew. */
  const showPriceAgain = async () => {
    const answer = await browserClient(locale)('GET /api/{locale}/apartment/{slug}', { slug: loaded.slug }).catch(() => null);
    if (answer) setRenewed(answer.apartment);
  };

  const ask = async (what: string, body: object, send: (key: string) => Promise<{ deal: Deal }>): Promise<Deal | null> => {
    if (busy) return null;
    setBookingProblem(null);
    setFieldErrors({});
    const done = await run(JSON.stringify([what, body]), send);
    if (!done) return null;
    if (done.ok) {
      storeDeal(done.answer.deal);
      return done.answer.deal;
    }
    const problem = done.problem as DealProblem | null;
    // Without a deal the terms are shown again, with the refusal.
    setAgreed(false);
    if (isOutdated(problem)) void refresh();
    if (problem?.code === 'other-terms') forgetTerms();
    if (problem?.code === 'offer-over' || problem?.code === 'quote-over') await showPriceAgain();
    setFieldErrors(problem?.errors ?? {});
    const bookingProblem = bookingProblemOf(problem);
    setBookingProblem(bookingProblem?.kind === 'busy' && 'step' in body && body.step !== 'pay' ? { kind: 'diia-busy' } : bookingProblem);
    return null;
  };
  const update: Update = (change) => {
    if (!snapshot) return Promise.resolve(null);
    const body = { deal_id: snapshot.deal.id, ...change } as UpdateDeal;
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
      // After a refusal the present price is shown, which no quote has.
      ...(quote && !renewed && { quote }),
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
    snapshot,
    agreed,
    // An agreement signed through Diia makes the deal a Diia one, also after a manual start.
    way: snapshot?.deal.signed ? ('state-services' as const) : (snapshot?.deal.way ?? way),
    chooseWay: setWay,
    bookingProblem: bookingProblem ?? (hasFailed && !terms ? { kind: 'fault' as const } : null),
    fieldErrors,
    areTermsUnread: hasFailed && !terms,
    readAgain: () => setAgain(again + 1),
    busy: busy !== null,
    refresh,
    begin: () => {
      if (loggedIn) return make();
      held.current = false;
      setAgreed(true);
    },
    retry: () => {
      forget();
      setAgreed(false);
    },
    ...stepsOf(update, setFieldErrors),
    cancel: () => {
      if (!snapshot) return;
      const { id } = snapshot.deal;
      void ask('cancel', { id }, (key) => client('POST /api/deal/cancel', { body: { deal_id: id }, key }));
    },
  };
}

type TermsOptions = { open: boolean; client: Client; attempt: number };

/** The present terms, read when the dialog opens, and anew with each attempt while there are none. */
function useTerms({ open, client, attempt }: TermsOptions) {
  const [terms, setTerms] = useState<BookingTerms | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => {
    if (!open || terms) return;
    setFailed(false);
    client('GET /api/deal/terms').then(
      (answer) => setTerms(answer.terms),
      () => setFailed(true),
    );
  }, [client, open, terms, attempt]);
  return { terms, hasFailed, forgetTerms: () => setTerms(null) };
}

type Update = (change: Record<string, unknown> & { step: UpdateDeal['step'] }) => Promise<Deal | null>;

/** The steps of an existing deal: each is one command, and the server answers with its result. */
const stepsOf = (update: Update, setFieldErrors: (fieldErrors: Record<string, readonly string[]>) => void) => ({
  /** Whether the server accepted it. */
  person: async (person: PersonDraft): Promise<boolean> => {
    const given = Object.fromEntries(Object.entries(person).filter(([, text]) => text));
    const taken = (await update({ step: 'person', ...given })) !== null;
    if (taken) forgetPerson();
    return taken;
  },
  share: (email: string | null) => {
    // An empty field is no wrong address.
    if (email === '') return setFieldErrors({ email: ['required'] });
    void update({ step: 'share', ...(email && { email }), return_path: bookingAddress(window.location.pathname) });
  },
  sign: () => void update({ step: 'sign-agreement', return_path: bookingAddress(window.location.pathname) }),
  extend: () => void update({ step: 'extend' }),
  askManager: () => void update({ step: 'ask-manager' }),
  pay: async () => {
    const deal = await update({ step: 'pay', return_path: bookingAddress(window.location.pathname) });
    if (deal?.payment?.pageUrl) window.location.assign(deal.payment.pageUrl);
  },
});
