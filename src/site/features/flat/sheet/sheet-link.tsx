import { localePath } from '../../../../base/locale.ts';
import { Icon } from '../../../../ui/pictures/icon.tsx';
import styles from '../../../cards/favourite-button.module.css';
import { useLocale } from '../../../data/paths.ts';
import * as m from '../../../paraglide/messages.js';

/** The price sheet of the flat, with the instalments that the visitor has planned. */
export function SheetLink({ slug }: { slug: string }) {
  const locale = useLocale();
  return (
    <a
      className={styles.button}
      href={localePath(locale, `/apartments/${slug}/sheet.pdf`)}
      download
      onClick={({ currentTarget }) => {
        currentTarget.search = window.location.search;
      }}
    >
      <Icon name="download" />
      {m.sheet_download()}
    </a>
  );
}
