import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { meQuery } from '../data/queries.ts';
import { screensOf } from './screens.ts';

/** The first screen that is open to the person. */
export function FirstScreen() {
  const { data: me } = useSuspenseQuery(meQuery);
  const [first] = screensOf(me);
  return <Navigate replace to={first?.path ?? '/access'} />;
}
