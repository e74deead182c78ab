import { useEffect } from 'react';
import * as m from '../paraglide/messages.js';

/** Names the browser's tab after the open screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} — ${m.shell_office()}`;
  }, [title]);
}
