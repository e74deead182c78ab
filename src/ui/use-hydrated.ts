import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's HTML is taken over; a component that is rendered later starts with true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
