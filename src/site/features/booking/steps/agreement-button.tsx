import type { Deal } from '../../../../contract/deals/deals.ts';
import { OwnFileButton } from '../../../cards/own-file-button.tsx';
import * as m from '../../../paraglide/messages.js';

type Props = { deal: Pick<Deal, 'id' | 'number' | 'person'>; label?: string };

/** Saves the reservation agreement, once the buyer is known. */
export function AgreementButton({ deal: { id, number, person }, label = m.booking_agreement() }: Props) {
  if (!person) return null;
  return (
    <OwnFileButton
      address={`/api/deal/agreement?deal_id=${id}`}
      name={`${m.booking_agreement_file({ number })}.pdf`}
      isSaved
      label={label}
      failedLabel={m.booking_failed()}
    />
  );
}
