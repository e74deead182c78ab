import { useEffect, useState } from 'react';

/** How often the device has come back to a network since the page was opened. */
export function useReconnections(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const note = () => setCount((before) => before + 1);
    window.addEventListener('online', note);
    return () => window.removeEventListener('online', note);
  }, []);
  return count;
}
