import { useEffect, useState } from 'react';
import { useLocale } from '../../../data/paths.ts';
import { accountClient } from '../../../data/stored/account.ts';

/** Whether the client has asked anything yet; false until it is known. The section appears in the menu with its first content. */
export function useHasRequests(isLoggedIn: boolean | undefined): boolean {
  const locale = useLocale();
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!isLoggedIn) return;
    accountClient(locale)('GET /api/client/requests').then(
      ({ requests }) => setHas(requests.length > 0),
      () => setHas(false),
    );
  }, [isLoggedIn, locale]);
  return has;
}
