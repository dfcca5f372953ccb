import { useEffect, useState } from 'react';

/** Milliseconds since the epoch, renewed every `period` ms while `ticking`. */
export function useNow(ticking: boolean, period = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), period);
    return () => clearInterval(timer);
  }, [ticking, period]);
  return now;
}
