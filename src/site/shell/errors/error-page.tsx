import { isRouteErrorResponse } from 'react-router';
import { deferred } from '../../../ui/deferred.tsx';
import styles from './error-page.module.css';

const loadContents = () => import('./error-contents.tsx');
const MissingPage = deferred(() => loadContents().then((module) => module.MissingPage), 'rendered');
const UnavailablePage = deferred(() => loadContents().then((module) => module.UnavailablePage), 'rendered');
const FormlessPage = deferred(() => loadContents().then((module) => module.FormlessPage), 'rendered');

/** A page that does not exist, one that takes no form, or one that cannot be shown for a reason of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 503;
  const Page = status === 404 ? MissingPage : status === 405 ? FormlessPage : UnavailablePage;
  return (
    <section className={styles.page}>
      <Page />
    </section>
  );
}
