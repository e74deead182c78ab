import { useRouteError } from 'react-router';
import * as m from '../paraglide/messages.js';
import { Unreached } from './unreached.tsx';

/** As Chromium, Firefox and Safari say it. */
const scriptLost = /dynamically imported module|module script failed/i;

/** A screen whose script did not come, or that failed while it was drawn: a new start asks for all of it again. */
export function FailedScreen() {
  const error = useRouteError();
  const isLost = error instanceof TypeError && scriptLost.test(error.message);
  return <Unreached onRetry={() => location.reload()} {...(!isLost && { title: m.shell_broken_title(), text: m.shell_broken() })} />;
}
