import type { CacheOptions, CoreOptions } from '../../options/coreOptions.ts';
import { geometryOf } from '../../rtl/cache/geometry.ts';
import { axiBursts, axiOrder, axiStable, axiWriteData } from './axiRules.ts';
import type { Rule } from './axiRules.ts';
import { fetched } from './fetched.ts';
import { loaded } from './loaded.ts';
import { managersOf } from './manager.ts';
import type { Manager, Side } from './manager.ts';

/** A question to the memory side of a core, of the rules that it puts to each port. */
export interface MemoryCheck {
  name: string;
  /** Clocks, those of reset among them, for which it is asked where no proof ends. */
  clocks: number;
  provable: boolean;
  rules: readonly Rule[];
}

/**
 * Clocks in which a cache clears its tags, fills each way of a set, evicts a line and reads it again; of an adapter, a few
 * accesses.
 */
function clocksFor(cache: CacheOptions | null): number {
  if (cache === null) return 24;
  const { sets, ways, words } = geometryOf(cache);
  return sets + (ways + 2) * (words + 8) + 12;
}

const sideOf = (ports: readonly Manager[], of: Side['of']): [Manager, Side] =>
  ports
    .flatMap((port) => port.sides.map((side): [Manager, Side] => [port, side]))
    .find(([, side]) => side.of === of)!;

/** The rules of AXI4 for a core's ports, and whether what it reads is what lies in memory; none with another bus. */
export function memoryChecks(options: CoreOptions): MemoryCheck[] {
  if (options.memory.protocol !== 'axi4') return [];
  const ports = managersOf(options);
  const writing = ports.filter(({ writes }) => writes);
  const clocks = Math.max(clocksFor(options.memory.instructionCache), clocksFor(options.memory.dataCache));
  const rules = { axiStable: ports.map(axiStable), axiBursts: ports.map(axiBursts) };
  const written = { axiWriteData: writing.map(axiWriteData), axiOrder: ports.map(axiOrder) };
  const words = {
    fetchedWord: [fetched(options, ...sideOf(ports, 'instructions'))],
    loadedWord: [loaded(options, ...sideOf(ports, 'data'))],
  };
  const named = (checks: Record<string, Rule[]>, provable: boolean) =>
    Object.entries(checks).map(([name, own]) => ({ name, clocks, provable, rules: own }));
  return [...named({ ...rules, ...written }, true), ...named(words, false)];
}
