import { kyivDay } from '../../../../base/kyiv-time.ts';
import type { DealDocument } from '../../../../contract/deals/deals.ts';
import typography from '../../../../ui/text/typography.module.css';
import { OwnFileButton } from '../../../cards/own-file-button.tsx';
import { useLocale } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatNumber } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './under-contract.module.css';

const kinds: Record<DealDocument['kind'], () => string> = {
  agreement: m.account_document_agreement,
  signature: m.account_document_signature,
  contract: m.account_document_contract,
  act: m.account_document_act,
  receipt: m.account_document_receipt,
  other: m.account_document_other,
};

/** Signed and delivered documents, the newest first; each opens or is saved. */
export function DealDocuments({ documents }: { documents: DealDocument[] }) {
  if (documents.length === 0) return <p className={typography.note}>{m.account_no_documents()}</p>;
  return (
    <ul className={styles.documents}>
      {documents.toReversed().map((document) => (
        <DocumentItem key={document.id} document={document} />
      ))}
    </ul>
  );
}

function DocumentItem({ document: { id, kind, name, bytes, at } }: { document: DealDocument }) {
  const locale = useLocale();
  return (
    <li className={styles.document}>
      <span className={styles.documentName}>{name}</span>
      <span className={typography.note}>
        {[kinds[kind](), sizeText(bytes, locale), formatDay(kyivDay(new Date(at)), locale)].join(', ')}
      </span>
      <OwnFileButton
        address={`/api/deal/paper?paper_id=${id}`}
        name={name}
        label={m.account_document_open()}
        failedLabel={m.account_document_failed()}
      />
    </li>
  );
}

const sizeText = (bytes: number, locale: Parameters<typeof formatNumber>[1]): string =>
  bytes < 1_000_000
    ? m.account_kilobytes({ size: formatNumber(Math.max(1, Math.round(bytes / 1000)), locale, 0) })
    : m.account_megabytes({ size: formatNumber(bytes / 1_000_000, locale, 1) });
