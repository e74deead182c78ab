import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { officeProblemOf } from '../../contract/office/office-client.ts';
import { showKnown, useIsOffline } from '../data/offline.ts';
import { meQuery } from '../data/queries.ts';
import { LoginPage } from '../features/login/login-page.tsx';
import { Frame } from './frame.tsx';
import { Unreached } from './unreached.tsx';

const againMs = 5_000;
const isUnreached = (fault: Error | null): boolean => fault !== null && !officeProblemOf(fault);

/** The screens for those who are logged in, and the login for those who are not. Without a network reports open by what the device knows. */
export function Entrance() {
  const isOffline = useIsOffline();
  const {
    data: me,
    error,
    refetch,
  } = useQuery({ ...meQuery, refetchInterval: ({ state }) => (isUnreached(state.error) ? againMs : false) });
  const isOfReports = useLocation().pathname.startsWith('/reports');
  const isCutOff = isOffline || isUnreached(error);
  const isKnownAlone = !me && isCutOff && isOfReports;
  useEffect(() => {
    if (isKnownAlone) showKnown();
  }, [isKnownAlone]);
  if (me) return <Frame me={me} isCutOff={isCutOff && isOfReports} />;
  if (officeProblemOf(error)?.code === 'not-logged-in') return <LoginPage />;
  return error ? <Unreached onRetry={() => void refetch()} /> : null;
}
