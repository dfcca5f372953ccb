import { useEffect, useState } from 'react';
import { serverNow } from '../../../api/index.ts';

/** Milliseconds since the epoch by the server's clock, which times of runs are of, renewed every `period` ms while `ticking`. */
export function useNow(ticking: boolean, period = 250): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(serverNow()), period);
    return () => clearInterval(timer);
  }, [ticking, period]);
  return now;
}
