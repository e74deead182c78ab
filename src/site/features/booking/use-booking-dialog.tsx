import { useCallback, useEffect, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import { runDeferred } from '../../../ui/deferred.tsx';
import type { FlatStatus } from '../../data/live/flat-status.ts';
import { useLocale } from '../../data/paths.ts';
import { useConsultationPage } from '../consultation/consultation-page-address.ts';
import { useFormDialog } from '../forms/use-form-dialog.tsx';
import type { FlatDialog } from './flat-dialog.tsx';
import type { OwnBookingStatus } from './own-booking-status.ts';
import { asksForBooking, markBooking } from './state/booking-address.ts';

const load = () => import('./flat-dialog.tsx').then((module) => module.FlatDialog);

/**
 * The props of links that open the booking or the waitlist of a flat, and that lead to a call back without a script. `own` is the
 * visitor’s own status for the flat; null without a login, and until it is known. `quote` is the code of the quote whose price `apartment` has.
 */
export function useBookingDialog(apartment: Apartment, { status, until }: FlatStatus, quote?: string) {
  const locale = useLocale();
  const page = useConsultationPage()({ intent: 'book', apartment });
  const { opener, show, dialog } = useFormDialog<'book' | 'waitlist', Parameters<typeof FlatDialog>[0]>(load);
  const [own, setOwn] = useState<OwnBookingStatus | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the public availability of the flat changes with the visitor's actions
  useEffect(() => {
    let hasLeft = false;
    const stop = runDeferred(
      () => import('./own-booking-status.ts'),
      ({ ownBookingStatus }) => {
        ownBookingStatus(locale, apartment.id).then(
          (found) => hasLeft || setOwn(found),
          () => undefined,
        );
      },
    );
    return () => {
      hasLeft = true;
      stop();
    };
  }, [apartment.id, locale, status, until?.getTime()]);
  // After a return from the bank, or a reload, the booking continues at its step.
  useEffect(() => {
    if (!asksForBooking(window.location.search)) return;
    // The open booking marks the entry of the dialog, above the one of the page.
    markBooking(false);
    show('book');
  }, [show]);

  const onDeal = useCallback((deal: Deal | null) => {
    if (deal) setOwn((before) => ({ waitlist: null, turnText: null, ...before, deal }));
  }, []);
  const onWaitlist = useCallback(
    (waitlist: OwnBookingStatus['waitlist']) => setOwn((before) => ({ deal: null, turnText: null, ...before, waitlist })),
    [],
  );

  return {
    own,
    opener: opener(page, 'book'),
    waitlistOpener: opener(page, 'waitlist'),
    dialog: dialog((what) => ({ what, apartment, quote, waitlist: own?.waitlist ?? null, onDeal, onWaitlist })),
  };
}
