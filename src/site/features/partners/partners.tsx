import type { PartnerData } from './load-partners.ts';
import { PartnerPage } from './partner-page.tsx';
import { type PartnerKind, PartnersPage } from './partners-page.tsx';

/** With a slug one entry, without one all of them. */
export const Partners = ({ kind, data }: { kind: PartnerKind; data: PartnerData }) =>
  data.entry ? (
    <PartnerPage kind={kind} entry={data.entry} others={data.entries} />
  ) : (
    <PartnersPage kind={kind} page={data.page} entries={data.entries} />
  );
