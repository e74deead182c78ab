import { localePath } from '../../../base/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale } from '../../paths.ts';
import styles from '../favourites/favourite-button.module.css';

/** The flat on paper, with the instalments that the visitor has planned. */
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
