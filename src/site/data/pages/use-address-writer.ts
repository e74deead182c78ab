import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router';
import { isMoveWaiting } from './waiting-move.ts';

const againMs = 250;

/**
 * Writes into the address of a page what the visitor has chosen on it, later than the choice. While another page is on its way it waits: the
 * router gives up a move for each newer one, and Back has left the entry of this page already.
 */
export function useAddressWriter() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef<() => boolean>(() => false);
  isLeaving.current = () => isMoveWaiting() || (next ?? window.location).pathname !== pathname;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (to: string, options: NavigateOptions) => {
      const write = () => {
        clearTimeout(timer.current);
        if (isLeaving.current()) timer.current = setTimeout(write, againMs);
        else void navigate(to, options);
      };
      write();
    },
    [navigate],
  );
}
