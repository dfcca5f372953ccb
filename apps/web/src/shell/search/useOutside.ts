import { useEffect, useRef } from 'react';

/** Calls `leave` on a press outside of the element. */
export function useOutside(leave: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) leave();
    };
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  }, [leave]);
  return box;
}
