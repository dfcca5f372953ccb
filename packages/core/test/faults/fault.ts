import type { CoreOptions } from '../../src/index.ts';
import { BASES } from '../../src/measured/bases.ts';
import type { BaseName } from '../../src/measured/bases.ts';
import type { RunSettings } from '../../src/node/index.ts';

/** How the fault shows. */
export type Sign =
  /** Core and model part in one of some random programs. */
  | { by: 'lockstep'; run?: RunSettings; blocks?: number }
  /** A program without the C extension writes another number to tohost than arithmetic says. */
  | { by: 'result'; program: readonly number[]; expected: number; latency?: boolean }
  /** A loop takes no fewer cycles than on a core without the option. */
  | { by: 'speed'; without: CoreOptions; latency?: boolean; program?: readonly number[] }
  /** A debugger sees something else than a case of `../debug/cases` asks for. */
  | { by: 'debug'; shown: string }
  /** What the instruction trace is decoded to is not what retires in a random program, or in this one. */
  | { by: 'trace'; run?: RunSettings; program?: readonly number[] }
  /** Statements in the core's module see what should never be, and print `FAULT`; `run`: in a random program, or this one. */
  | { by: 'signal'; probe: string; run?: RunSettings; program?: readonly number[] };

/** A bug put into the generated RTL of one option's value. */
export interface Fault {
  /** `group.option`, as in the options. */
  option: string;
  /** What is wrong. */
  wrong: string;
  /** A core that has the option's value. */
  core: CoreOptions;
  /** Suffix of the module; empty for the core's own. */
  module: string;
  /** Text that the module has once, whatever its white space. */
  find: string;
  replace: string;
  sign: Sign;
  /** Icarus when not given. */
  simulator?: 'verilator' | undefined;
}

type Groups = 'base' | 'memory' | 'auxiliary' | 'advanced' | 'implementation' | 'debug' | 'safety';

/** A preset, or `plain`, with some options changed, and with the RVFI port. */
export function coreOf(
  base: BaseName,
  changes: { [Group in Groups]?: Partial<CoreOptions[Group]> } = {},
): CoreOptions {
  const own = BASES[base];
  return {
    ...own,
    base: { ...own.base, ...changes.base },
    memory: { ...own.memory, ...changes.memory },
    auxiliary: { ...own.auxiliary, rvfi: true, ...changes.auxiliary },
    advanced: { ...own.advanced, ...changes.advanced },
    implementation: { ...own.implementation, ...changes.implementation },
    debug: { ...own.debug, ...changes.debug },
    safety: { ...own.safety, ...changes.safety },
  };
}

export const LOCKSTEP: Sign = { by: 'lockstep' };
/** With random wait states on the bus. */
export const UNDER_LATENCY: Sign = { by: 'lockstep', run: { latency: true } };
