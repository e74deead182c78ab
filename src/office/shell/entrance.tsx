import { useQuery } from '@tanstack/react-query';
import { officeProblemOf } from '../../contract/office/office-client.ts';
import { meQuery } from '../data/queries.ts';
import { LoginPage } from '../features/login/login-page.tsx';
import { Frame } from './frame.tsx';
import { Unreached } from './unreached.tsx';

/** The screens for those who are logged in, and the login for those who are not. */
export function Entrance() {
  const { data: me, error, refetch } = useQuery(meQuery);
  if (me) return <Frame me={me} />;
  if (officeProblemOf(error)?.code === 'not-logged-in') return <LoginPage />;
  return error ? <Unreached onRetry={() => void refetch()} /> : null;
}
