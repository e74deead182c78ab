import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import styles from './error-page.module.css';

const loadContents = () => import('./error-contents.tsx');
const MissingPage = lazy(() => loadContents().then((module) => ({ default: module.MissingPage })));
const UnavailablePage = lazy(() => loadContents().then((module) => ({ default: module.UnavailablePage })));

/** A page that does not exist, or one that cannot be shown for a reason of ours. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <section className={styles.page}>
    <Suspense>{isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <UnavailablePage />}</Suspense>
  </section>
);
