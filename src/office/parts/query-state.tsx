import { officeProblemOf } from '../../contract/office/office-client.ts';
import textButton from '../../ui/controls/text-button.module.css';
import typography from '../../ui/text/typography.module.css';
import * as m from '../paraglide/messages.js';
import styles from './query-state.module.css';

type Query = { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

/** What stands where records are still to come, or did not come: why, and a button that asks again. Nothing once they are there. */
export function QueryState({ query: { data, error, isFetching, refetch } }: { query: Query }) {
  const refusal = officeProblemOf(error);
  if (!error)
    return data === undefined ? (
      <p role="status" className={styles.loading}>
        {m.shell_loading()}
      </p>
    ) : null;
  const isRefused = refusal !== null && refusal.statusCode < 500;
  return (
    <div role="alert" className={styles.failed}>
      <p className={typography.failure}>{isRefused ? refusal.message : data === undefined ? m.shell_failed() : m.shell_stale()}</p>
      {!isRefused && (
        <button type="button" className={textButton.button} disabled={isFetching} onClick={() => void refetch()}>
          {m.shell_retry()}
        </button>
      )}
    </div>
  );
}
