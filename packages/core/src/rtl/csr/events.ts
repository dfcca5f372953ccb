import type { CoreOptions } from '../../options/coreOptions.ts';

/** What mhpmevent selects, from 1 on; a port of the CSR unit each. */
const INSTRUCTIONS = ['branch', 'taken', 'load', 'store', 'stall', 'fetch_wait', 'muldiv', 'jump'];

/**
 * A cycle in which no instruction goes on is of one of the first six; then redirects that a branch or jump makes late, and
 * lines that caches fetch.
 */
export const CYCLES = [
  'no_fetch',
  'redirected',
  'no_operand',
  'memory',
  'unit',
  'order',
  'misled',
  'instruction_miss',
  'data_miss',
] as const;

/** Whether the core can say where its cycles go. */
export const tellsCycles = ({ auxiliary }: CoreOptions): boolean => auxiliary.cycleEvents;

export const eventsOf = (options: CoreOptions): readonly string[] =>
  tellsCycles(options) ? [...INSTRUCTIONS, ...CYCLES] : INSTRUCTIONS;

/** Bits of mhpmevent. */
export const eventBits = (options: CoreOptions): number => (tellsCycles(options) ? 5 : 4);

/** Lines that the caches fetch, as the core's own module tells the pipeline. */
export const missPorts = (options: CoreOptions): string[] => {
  const { instructionCache, dataCache } = options.memory;
  if (!tellsCycles(options)) return [];
  return [...(instructionCache ? ['instruction_miss'] : []), ...(dataCache ? ['data_miss'] : [])];
};

/** Connections of the CSR unit that both pipelines have alike. */
export const missEvents = (options: CoreOptions): Record<string, string> => {
  const there = missPorts(options);
  const of = (name: string) => (there.includes(name) ? name : "1'b0");
  return { event_instruction_miss: of('instruction_miss'), event_data_miss: of('data_miss') };
};
