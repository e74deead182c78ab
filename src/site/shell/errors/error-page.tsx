import { isRouteErrorResponse } from 'react-router';
import { deferred } from '../../../ui/deferred.tsx';
import styles from './error-page.module.css';

const loadContents = () => import('./error-contents.tsx');
const MissingPage = deferred(() => loadContents().then((module) => module.MissingPage), 'rendered');
const UnavailablePage = deferred(() => loadContents().then((module) => module.UnavailablePage), 'rendered');

/** A page that does not exist, or one that cannot be shown for a reason of ours. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <section className={styles.page}>{isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <UnavailablePage />}</section>
);
