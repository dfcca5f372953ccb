import type { Pad, Pinmux, Signal } from './document/pinmux.ts';

/** Of an input select: 0 and 1 are the constants, pads follow. */
export const FIRST_PAD = 2;
/** Of an output select: low, high, high impedance (after reset), signals follow. */
export const OUT = { low: 0, high: 1, highZ: 2, firstSignal: 3 } as const;

export type Named<T> = T & { name: string };

/** The same object as long as a thing is the same one: tables draw anew what has changed alone. */
const known = new WeakMap<object, Named<object>>();

function withName<T extends object>(name: string, value: T): Named<T> {
  let found = known.get(value);
  if (found?.name !== name) known.set(value, (found = { ...value, name }));
  return found as Named<T>;
}

function named<T extends { code: number }>(record: Readonly<Record<string, T>>): Named<T>[] {
  return Object.entries(record)
    .map(([name, value]) => withName(name, value))
    .sort((a, b) => a.code - b.code);
}

/** All pads; their order is that of the bits of the vectors towards the pad ring. */
export const padsOf = ({ pads }: Pinmux): Named<Pad>[] => named(pads);
export const signalsOf = ({ signals }: Pinmux): Named<Signal>[] => named(signals);

/** Pads that a signal is wired to past the matrix, by name, with that signal. */
export function directPads(pinmux: Pinmux): Map<string, Named<Signal>> {
  return new Map(
    signalsOf(pinmux).flatMap((signal) => (signal.direct === undefined ? [] : [[signal.direct, signal]])),
  );
}

/** Pads whose signal software chooses. */
export function muxedPads(pinmux: Pinmux): Named<Pad>[] {
  const direct = directPads(pinmux);
  return padsOf(pinmux).filter(({ name }) => !direct.has(name));
}

export const isInput = ({ direction }: Pick<Signal, 'direction'>) => direction !== 'out';
export const isOutput = ({ direction }: Pick<Signal, 'direction'>) => direction !== 'in';

/** Signals that a pad is chosen for. */
export function muxedSignals(pinmux: Pinmux): Named<Signal>[] {
  return signalsOf(pinmux).filter(({ direct }) => direct === undefined);
}

/** Names of the multiplexed pads that a signal can be brought to. */
export function reachOf(pinmux: Pinmux): (signal: Signal) => ReadonlySet<string> {
  const all = muxedPads(pinmux).map(({ name }) => name);
  const every = new Set(all);
  // Tables and checks ask for each signal at each pad: lists are looked through once.
  const known = new Map<readonly string[], ReadonlySet<string>>();
  return ({ pads, direct }) => {
    if (direct !== undefined) return new Set();
    if (pads === undefined) return every;
    let reached = known.get(pads);
    if (reached === undefined) known.set(pads, (reached = within(all, new Set(pads))));
    return reached;
  };
}

const within = (names: readonly string[], listed: ReadonlySet<string>) =>
  new Set(names.filter((name) => listed.has(name)));

export const inputCode = ({ code }: Pad) => FIRST_PAD + code;
export const outputCode = ({ code }: Signal) => OUT.firstSignal + code;

const bitsFor = (largest: number) => Math.max(1, Math.ceil(Math.log2(largest + 1)));

/** Bits of an input select. */
export function inputWidth(pinmux: Pinmux): number {
  return bitsFor(Math.max(1, ...padsOf(pinmux).map(inputCode)));
}

/** Bits of an output select. */
export function outputWidth(pinmux: Pinmux): number {
  return bitsFor(Math.max(OUT.highZ, ...muxedSignals(pinmux).filter(isOutput).map(outputCode)));
}

/** A signal as one word, e.g. `uart0_rx`. */
export const wordOf = (signal: string) => signal.replace('.', '_');

/** The lowest code that none of the things has. */
export function freeCode(record: Readonly<Record<string, { code: number }>>): number {
  const taken = new Set(Object.values(record).map(({ code }) => code));
  let code = 0;
  while (taken.has(code)) code++;
  return code;
}
