import { checkPinmux } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import type { Diagnostic } from '@netloom/model';
import { useUi } from './uiStore.ts';

const known = new WeakMap<Pinmux, Diagnostic[]>();

/** What is wrong with a multiplexer, worked out once for each. */
export function problemsOf(pinmux: Pinmux): Diagnostic[] {
  let problems = known.get(pinmux);
  if (problems === undefined) known.set(pinmux, (problems = checkPinmux(pinmux)));
  return problems;
}

/** The use case whose places are shown: the chosen one, or the first. */
export function useShownCase({ useCases }: Pinmux): string | undefined {
  const chosen = useUi((state) => state.useCase);
  return chosen !== undefined && Object.hasOwn(useCases, chosen) ? chosen : Object.keys(useCases)[0];
}
