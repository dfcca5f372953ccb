import type { Bit, YosysDesign, YosysModule } from './yosysJson.ts';

/** A latch of a process that does not say whether one is meant. */
export interface SilentLatch {
  signal: string;
  file: string;
  line: number;
}

const LATCH = /^\$a?dlatch(?:sr)?$/;
/** `file:line.column` of the process. */
const PLACE = /^(.*?):(\d+)\.(\d+)/;
/** Not always_latch, and what a macro has made is not told. */
const ALWAYS = /^always\b/;

function netOf({ netnames }: YosysModule, bit: Bit | undefined): string | undefined {
  const named = Object.entries(netnames).filter(([, { hide_name }]) => hide_name !== 1);
  return named.find(([, { bits }]) => bit !== undefined && bits.includes(bit))?.[0];
}

/** Latches of the `always` of Verilog, which slang makes without a word; of always_comb it makes none. */
export function silentLatches(
  { modules }: YosysDesign,
  linesOf: (file: string) => readonly string[],
): SilentLatch[] {
  const sources = new Map<string, readonly string[]>();
  const found = new Map<string, SilentLatch>();
  for (const [name, module] of Object.entries(modules)) {
    for (const { type, attributes, connections } of Object.values(module.cells)) {
      const [, file = '', line = 0, column = 0] = PLACE.exec(attributes?.src ?? '') ?? [];
      if (!LATCH.test(type)) continue;
      const lines = sources.get(file) ?? linesOf(file);
      sources.set(file, lines);
      if (!ALWAYS.test(lines[Number(line) - 1]?.slice(Number(column) - 1) ?? '')) continue;
      const signal = `${name}.${netOf(module, connections.Q?.[0]) ?? '?'}`;
      found.set(signal, { signal, file, line: Number(line) });
    }
  }
  return [...found.values()];
}
