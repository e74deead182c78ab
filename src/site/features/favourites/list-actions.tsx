import { Button } from '../../../ui/controls/button.tsx';
import { usePath } from '../../data/paths.ts';
import { comparedMost, comparisonSearch } from '../../data/stored/compared.ts';
import * as m from '../../paraglide/messages.js';
import { SendButton } from '../comparison/send-button.tsx';
import styles from './favourites-page.module.css';
import { sentSearch } from './sent-flats.ts';

/** What may be done with the whole list: compare it, and send it to the family. */
export function ListActions({ slugs }: { slugs: readonly string[] }) {
  const path = usePath();
  const count = slugs.length;
  const compare =
    count === 2 ? m.fav_compare_both() : count > comparedMost ? m.fav_compare_first({ count: comparedMost }) : m.fav_compare_all({ count });
  return (
    <div className={styles.actions}>
      {count > 1 && <Button href={`${path('favorites')}${comparisonSearch(slugs.slice(0, comparedMost))}`}>{compare}</Button>}
      <SendButton title={m.fav_title()} address={`${path('favorites')}${sentSearch(slugs)}`}>
        {m.fav_send_family()}
      </SendButton>
    </div>
  );
}
