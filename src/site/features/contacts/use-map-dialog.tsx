import { type ComponentType, type MouseEvent, useState } from 'react';
import type { Office } from '../../../contract/content/offices.ts';
import { openStreetMap } from '../map/map-links.ts';
import type { MapDialog } from './map-dialog.tsx';

const load = () => import('./map-dialog.tsx').then((module) => module.MapDialog);
type Dialog = ComponentType<Parameters<typeof MapDialog>[0]>;

/**
 * The map in a dialog, fetched when a visitor is about to open it. `opener(office)` is spread onto a link to the place in
 * OpenStreetMap, which is where it leads without JavaScript or when the dialog cannot be fetched.
 */
export function useMapDialog() {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [office, setOffice] = useState<Office | null>(null);
  const take = (loaded: Dialog) => setDialog(() => loaded);
  const warm = () => void load().then(take, () => undefined);
  const opener = (wanted: Office) => ({
    href: openStreetMap(wanted),
    onPointerEnter: warm,
    onFocus: warm,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      load().then(
        (loaded) => {
          take(loaded);
          setOffice(wanted);
        },
        () => location.assign(openStreetMap(wanted)),
      );
    },
  });
  return { opener, dialog: Dialog && <Dialog office={office} onClose={() => setOffice(null)} /> };
}
