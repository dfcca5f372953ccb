import { useEffect, useRef, useState } from 'react';

/** Milliseconds on one thing after which the pointer rests there. */
const REST_MS = 80;

interface Rested {
  rested: boolean;
  handlers: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/** Whether the pointer has rested on something: a list that is scrolled beneath it makes nothing of what it passes. */
export function useRested(): Rested {
  const [rested, setRested] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    rested,
    handlers: {
      onPointerEnter: () => {
        timer.current = setTimeout(() => setRested(true), REST_MS);
      },
      onPointerLeave: () => clearTimeout(timer.current),
    },
  };
}
