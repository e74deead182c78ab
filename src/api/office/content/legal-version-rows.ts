import type { LegalVersionRow } from '../../../contract/office/releases/legal.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

/** Each version with the instant of the next one. */
export async function versionRows(content: Pick<OfficeDependencies['content'], 'legalVersions'>): Promise<LegalVersionRow[]> {
  const all = await content.legalVersions();
  return all.map(({ page, number, since }) => {
    const next = all.find((one) => one.page === page && one.number === number + 1);
    return { page: page as LegalVersionRow['page'], number, since: since.toISOString(), until: next?.since.toISOString() ?? null };
  });
}
