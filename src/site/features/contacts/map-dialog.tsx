import { streetWords } from '../../../base/address-words.ts';
import type { Office } from '../../../contract/offices.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Link } from '../../../ui/link.tsx';
import * as m from '../../paraglide/messages.js';
import { useLocale } from '../../paths.ts';
import { CopyAddress } from './copy-address.tsx';
import styles from './map-dialog.module.css';
import { mapLinks } from './map-links.ts';
import { SurroundingsDrawing } from './surroundings-drawing.tsx';

type Props = { office: Office | null; onClose: () => void };

/** The drawn map of an office over the page, which does not scroll meanwhile, and the same place in other maps. */
export function MapDialog({ office, onClose }: Props) {
  const locale = useLocale();
  return (
    <Dialog
      open={office !== null}
      onClose={onClose}
      title={office ? streetWords(office.address, locale) : ''}
      closeLabel={m.contacts_close()}
      variant="wide"
    >
      {office && (
        <div className={styles.content}>
          <div className={styles.map}>
            <SurroundingsDrawing
              surroundings={office.surroundings}
              number={office.address.number}
              id={`${office.id}-map`}
              title={m.contacts_drawing({ name: office.name, way: office.directions[0]?.way ?? '' })}
            />
          </div>
          <div className={styles.below}>
            <p className={styles.note}>{m.contacts_drawing_note()}</p>
            <ul className={styles.links}>
              {mapLinks(office).map(({ name, href }) => (
                <li key={name}>
                  <Link href={href} target="_blank" rel="noreferrer" inText>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <CopyAddress address={office.address} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
