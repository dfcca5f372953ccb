import type { SignalRef, WaveVariable } from '@netloom/waves';

/** Ids of the n-th other dump begin at n times this; the viewer's own are below it. */
const reach = 2 ** 40;

/** The number of the dump that a reference asks, 0 for the viewer's own. */
export function dumpOfRef(ref: SignalRef): number {
  const numbers = new Set(ref.split('+').map((part) => Math.floor(Number.parseInt(part, 10) / reach)));
  if (numbers.size > 1) throw new Error('A vector cannot have bits of two dumps');
  return [...numbers][0] ?? 0;
}

/** The reference as its own dump knows it. */
export function ownRef(ref: SignalRef): SignalRef {
  return ref.replace(/(^|\+)(\d+)/g, (_, plus: string, id: string) => plus + String(Number(id) % reach));
}

/** A variable of another dump, as the viewer knows it. */
export function outerVariable(variable: WaveVariable, dump: number, path: string): WaveVariable {
  const { id, signal } = variable;
  return { ...variable, id: dump * reach + id, signal: dump * reach + signal, path };
}
