import * as m from '../../paraglide/messages.js';
import { EmptySection } from './empty-section.tsx';

export const Objects = () => (
  <EmptySection
    title={m.account_no_objects()}
    text={m.account_no_objects_text()}
    lead={{ page: 'projects', words: m.account_no_objects_lead() }}
  />
);
