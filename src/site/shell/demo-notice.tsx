import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../data/pages/load-static-pages.ts';
import styles from './demo-notice.module.css';

/**
 * Above everything, as the server wrote it: its words come with the page, or with the error in whose place there is no page, so that no
 * other site pays for them.
 */
export function DemoNotice({ error }: { error?: unknown }) {
  const demo = useRouteLoaderData<RootData>('root')?.demo ?? (error as { data?: string | null } | undefined)?.data;
  return demo ? (
    <p className={styles.line} data-ground="dark">
      {demo}
    </p>
  ) : null;
}
