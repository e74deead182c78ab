import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../../data/pages/load-static-pages.ts';
import type { MapScene, OpenedMap } from './map-port.ts';
import { openMapOf } from './open-map.ts';

export type MapState = 'opening' | 'open' | 'cannot';

/** Opens the map of a scene in the element, once; a scene that does not come is a map that cannot be opened. */
export function useOpenedMap(element: RefObject<HTMLElement | null>, sceneOf: () => Promise<MapScene>) {
  const { maps } = useRouteLoaderData<RootData>('root') ?? {};
  const [state, setState] = useState<MapState>('opening');
  const [map, setMap] = useState<OpenedMap | null>(null);
  const make = useRef(sceneOf);
  make.current = sceneOf;
  useEffect(() => {
    let isOver = false;
    let opened: OpenedMap | undefined;
    const lose = () => {
      opened?.close();
      opened = undefined;
      setMap(null);
      setState('cannot');
    };
    const open = async () => {
      const [openMap, scene] = await Promise.all([openMapOf(maps), make.current()]);
      if (isOver || !element.current) return;
      opened = await openMap(element.current, scene, lose);
      if (isOver) return opened.close();
      setMap(opened);
      setState('open');
    };
    open().catch(lose);
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [element, maps]);
  return { state, map };
}
