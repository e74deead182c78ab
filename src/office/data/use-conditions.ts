import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * The conditions of a list, which stand in the address, so that a colleague can be sent the same list. A change is made to
 * the address as it stands, not as it was last drawn: a screen is drawn later, and two quick choices would leave only one.
 */
export function useConditions() {
  const [conditions] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      void navigate({ search: `${next}` }, { replace: true });
    },
    [navigate],
  );
  return { conditions, change };
}
