import * as m from '../../paraglide/messages.js';
import { EmptySection } from './empty-section.tsx';

export const Deals = () => (
  <EmptySection
    title={m.account_no_deals()}
    text={m.account_no_deals_text()}
    lead={{ page: 'apartments', words: m.account_no_deals_lead() }}
  />
);
