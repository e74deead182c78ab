import { useSyncExternalStore } from 'react';

const nothing: readonly string[] = [];

/**
 * A list of slugs stored on the device under one key. Never throws: where storage is refused (private windows, a full disk)
 * the list is in memory until the page closes. Other tabs see a change at once.
 */
export function makeStoredList(key: string) {
  let text: string | null = null;
  let list = nothing;
  const listeners = new Set<() => void>();

  const readText = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return text;
    }
  };

  // useSyncExternalStore asks often and needs the same array for the same content.
  const current = () => {
    const found = readText();
    if (found !== text) {
      text = found;
      list = parseSlugs(found);
    }
    return list;
  };

  const replace = (next: readonly string[]) => {
    text = JSON.stringify(next);
    list = next;
    try {
      localStorage.setItem(key, text);
    } catch {
      // The list remains in memory.
    }
    for (const notify of listeners) notify();
  };

  const onOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const notify of listeners) notify();
  };

  const subscribe = (onChange: () => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
      if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
    };
  };

  return {
    current,
    replace,
    /** The list, empty while the server renders and during hydration. */
    useList: () => useSyncExternalStore(subscribe, current, () => nothing),
  };
}

function parseSlugs(text: string | null): readonly string[] {
  if (!text) return nothing;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : nothing;
  } catch {
    return nothing;
  }
}
