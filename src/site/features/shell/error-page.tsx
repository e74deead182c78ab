import { Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import styles from './error-page.module.css';
import { late } from './late.tsx';

const MissingPage = late(() => import('./error-contents.tsx').then((module) => module.MissingPage));
const UnavailablePage = late(() => import('./error-contents.tsx').then((module) => module.UnavailablePage));

/** A page that does not exist, or one that cannot be shown for a reason of ours. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <section className={styles.page}>
    <Suspense>{isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <UnavailablePage />}</Suspense>
  </section>
);
