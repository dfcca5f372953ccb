import type { CoreOptions } from '../options/coreOptions.ts';
import { hasDoubleTrap } from '../options/doubleTrap.ts';
import { CSR, trap } from './questions/csr.ts';
import { doubleTrap } from './questions/doubleTrap.ts';
import { groupsOf, instruction } from './questions/instruction.ts';
import { live, slowest } from './questions/live.ts';
import { INSTRUCTION_MEMORY, dataMemory } from './questions/memory.ts';
import { own } from './questions/own.ts';
import { requests } from './questions/requests.ts';
import { RESERVATION } from './questions/reservation.ts';
import { ORDER, pc, registers } from './questions/trace.ts';

/** A question to the trace of a core: statements of a module that sees it, sets `asks` where it has one, and `fails`. */
export interface Check {
  name: string;
  /** Clocks, the one of reset among them, for which it is asked. */
  clocks: number;
  /** Whether a proof for any number of clocks may end in time. */
  provable?: boolean;
  text: string;
}

const CLOCKS = { 2: { one: 12, several: 16, quiet: 30 }, 5: { one: 14, several: 18, quiet: 36 } } as const;

/** The checks that a core of these options has to hold. */
export function checksOf(options: CoreOptions): Check[] {
  const { base, custom } = options;
  const { one, several, quiet } = CLOCKS[base.stages];
  const withCsr = base.zicsr ? { csr: CSR, trap: trap(options) } : {};
  const traces = {
    registers: registers(options),
    pc: pc(options),
    order: ORDER,
    instructionMemory: INSTRUCTION_MEMORY,
    dataMemory: dataMemory(options),
    requests: requests(options),
    ...(base.atomics && { reservation: RESERVATION }),
    ...withCsr,
    ...(hasDoubleTrap(options) && { doubleTrap: doubleTrap(options) }),
  };
  return [
    ...Object.entries(groupsOf(options)).map(([name, group]) => ({
      name,
      clocks: one,
      text: instruction(group, options),
    })),
    ...Object.entries(traces).map(([name, text]) => ({
      name,
      clocks: several,
      provable: name === 'order',
      text,
    })),
    ...(custom ? [{ name: 'own', clocks: one + slowest(options), text: own(custom.encodings) }] : []),
    { name: 'live', clocks: quiet + slowest(options), text: live(options) },
  ];
}
