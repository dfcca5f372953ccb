import { useEffect, useState } from 'react';
import type { ViewState } from './view/model.ts';

const settleMs = 80;
const spanKeys: ReadonlySet<string> = new Set(['span', 'spanPast', 'spanFuture', 'gliding']);

function differsInSpanOnly(a: ViewState, b: ViewState): boolean {
  return (Object.keys(a) as (keyof ViewState)[]).every((key) => spanKeys.has(key) || a[key] === b[key]);
}

/** The view for all that need not follow every frame: a new span shows when it has come to rest, any other change at once. */
export function useSettled(view: ViewState): ViewState {
  const [settled, setSettled] = useState(view);
  const moves = settled !== view && differsInSpanOnly(settled, view);
  if (settled !== view && !moves) setSettled(view);
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => setSettled(view), settleMs);
    return () => clearTimeout(timer);
  }, [view, moves]);
  return moves ? settled : view;
}
