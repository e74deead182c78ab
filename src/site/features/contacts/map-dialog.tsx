import { formatStreet } from '../../../base/format-address.ts';
import type { Office } from '../../../contract/content/offices.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PageDialog } from '../../../ui/controls/page-dialog.tsx';
import { useDeferred } from '../../../ui/deferred.tsx';
import { Link } from '../../../ui/text/link.tsx';
import typography from '../../../ui/text/typography.module.css';
import { announceUnreached } from '../../data/page-unreached.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { mapLinks } from '../map/map-links.ts';
import { CopyAddress } from './copy-address.tsx';
import styles from './map-dialog.module.css';
import { SurroundingsDrawing } from './surroundings-drawing.tsx';

type Props = { office: Office | null; onClose: () => void };
const load = () => import('./office-map.tsx').then((module) => module.OfficeMap);

/**
 * The drawing of an office's streets over the page, which does not scroll meanwhile, and the same place in other maps. A map to
 * move about in is fetched on request.
 */
export function MapDialog({ office, onClose }: Props) {
  const locale = useLocale();
  return (
    <PageDialog
      open={office !== null}
      onClose={onClose}
      title={office ? formatStreet(office.address, locale) : ''}
      closeLabel={m.contacts_close()}
      variant="wide"
    >
      {office && (
        <div className={styles.content}>
          <OfficeGround key={office.id} office={office} />
          <div className={styles.below}>
            <p className={classNames(typography.note, styles.note)}>{m.contacts_drawing_note()}</p>
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
    </PageDialog>
  );
}

function OfficeGround({ office }: { office: Office }) {
  const { Part: Streets, fetchPart } = useDeferred(load);
  const drawing = (
    <SurroundingsDrawing
      surroundings={office.surroundings}
      number={office.address.number}
      id={`${office.id}-map`}
      title={m.contacts_drawing({ name: office.name, way: office.directions[0]?.way ?? '' })}
    />
  );
  return (
    <div className={styles.map}>
      {Streets ? (
        <Streets office={office} poster={drawing} />
      ) : (
        <>
          {drawing}
          <div className={styles.open}>
            <Button kind="quiet" onClick={() => void fetchPart().then((isThere) => isThere || announceUnreached())} arrow={false}>
              {m.map_open()}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
