import type { RegressionCoverage } from '@netloom/contract';

type Soc = RegressionCoverage['socs'][number];

/** Verilator's coverage begins with its own top, a wave need not. */
const plain = (name: string) => name.replace(/^TOP\./, '');

/** The outermost SoC that a place of the simulated hierarchy lies in, and its name from there on. */
export function insideOf(name: string, socs: readonly Soc[]): { soc: Soc; name: string } | undefined {
  const outermost = socs.toSorted((one, other) => one.at.length - other.at.length);
  const soc = outermost.find(({ at }) => plain(name).startsWith(`${plain(at)}.`));
  return soc && { soc, name: plain(name).slice(plain(soc.at).length + 1) };
}
