import type { PartnerData } from './load-partners.ts';
import { PartnerPage } from './partner-page.tsx';
import { type PartnerKind, PartnersPage } from './partners-page.tsx';

/** With a slug one entry, without one all of them. */
export const Partners = ({ kind, told }: { kind: PartnerKind; told: PartnerData }) =>
  told.entry ? (
    <PartnerPage kind={kind} entry={told.entry} others={told.entries} />
  ) : (
    <PartnersPage kind={kind} page={told.page} entries={told.entries} />
  );
