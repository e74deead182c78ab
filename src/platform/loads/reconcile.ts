/** The decision on a row that others may have changed since the file was last loaded; null stands for no row. */
type Fingerprints = { loaded: string | null; found: string | null; wanted: string | null };

/**
 * Whether to write a row, decided by the fingerprints of the last load, of the stored row and of the file. A row that an editor
 * has made, changed or removed since stays as it is: `kept`.
 */
export function reconcile({ loaded, found, wanted }: Fingerprints): 'same' | 'add' | 'change' | 'remove' | 'kept' {
  if (found === wanted) return 'same';
  // A row that was never loaded and is not wanted belongs to an editor and is no difference.
  if (loaded === null && wanted === null) return 'same';
  if (found !== loaded) return 'kept';
  if (wanted === null) return 'remove';
  return found === null ? 'add' : 'change';
}
