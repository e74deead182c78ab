import { localePath } from '../../../../base/locale.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import styles from '../../../cards/favourite-button.module.css';
import { useLocale } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';

/** The price sheet of the flat, with the instalments that the visitor has planned, or with the price of a quote. */
export function SheetLink({ slug, quote }: { slug: string; quote?: string }) {
  const locale = useLocale();
  return (
    <a
      className={styles.button}
      href={localePath(locale, `/apartments/${slug}/sheet.pdf${quote ? `?quote=${quote}` : ''}`)}
      download
      onClick={({ currentTarget }) => {
        if (!quote) currentTarget.search = window.location.search;
      }}
    >
      <Icon name="download" />
      {quote ? m.quote_sheet() : m.sheet_download()}
    </a>
  );
}
