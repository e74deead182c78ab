import { type MouseEvent, useState } from 'react';
import type { Office } from '../../../contract/content/offices.ts';
import { useDeferred } from '../../../ui/deferred.tsx';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { openAddress } from '../../data/page-unreached.ts';
import { openStreetMap } from '../map/map-links.ts';

const load = () => import('./map-dialog.tsx').then((module) => module.MapDialog);

/**
 * The map in a dialog, fetched when a visitor is about to open it. `opener(office)` is spread onto a link to the place in
 * OpenStreetMap, which is where it leads without JavaScript or when the dialog cannot be fetched.
 */
export function useMapDialog() {
  const { Part: Dialog, fetchPart, warm } = useDeferred(load);
  const [office, setOffice] = useState<Office | null>(null);
  const opener = (wanted: Office) => ({
    href: openStreetMap(wanted),
    ...warm,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void fetchPart().then((isThere) => (isThere ? setOffice(wanted) : openAddress(openStreetMap(wanted))));
    },
  });
  return { opener, dialog: Dialog && <Dialog office={office} onClose={() => setOffice(null)} /> };
}
