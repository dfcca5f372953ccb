import type { RunLimits } from '@netloom/model';

/** All of the sources, or without their initial blocks, since some take contents of memories from files. */
export type SlangReading = 'whole' | 'without-contents';

/** What Yosys reads. Paths are relative to the root of the project tree. */
export interface SynthesisSources {
  top: string;
  /** In compile order. */
  sources: string[];
  includeDirs?: string[];
  /** Folders in which a module that no source defines is looked for by its file name. */
  libraryDirs?: string[];
  /** Macro → value; an empty value defines the bare macro. */
  defines?: Record<string, string>;
  /** Overrides of the top module's parameters: name → Verilog constant. */
  parameters?: Record<string, string>;
  /** Files of Yosys with cells that no source declares, as `+/ice40/cells_sim.v`: black boxes. */
  cellFiles?: readonly string[];
  /** Liberty files of macros that no source declares, paths in the tree: black boxes with an area and delays. */
  macros?: readonly string[];
  /** Files called `.v` are Verilog of IEEE 1364-2005. */
  oldVerilog?: boolean;
  /** Read by slang, which knows all of SystemVerilog; only the WebAssembly build has it. */
  slang?: SlangReading;
  /** Dissolves the hierarchy. */
  flatten: boolean;
}

/** What the cells are: gates of Yosys' own, an FPGA family, or a Liberty file by its path in the run's folder. */
export type SynthesisTechnology =
  | { target: 'generic' | 'ice40' | 'ecp5' }
  | { target: 'liberty'; liberty: string; goal?: ClockGoal | undefined };

/** The clock that the netlist is to reach: its port, and its period in ns. */
export interface ClockGoal {
  port: string;
  period: number;
  /** False where cells are chosen for it, and nothing is said of whether it is reached. */
  judged?: boolean;
  /** ABC's constraints, a file of the run's folder: what drives the inputs and loads the outputs. */
  surroundings?: string;
}

/** Where the machine has what the steps need beside Yosys; they are mounted read-only into the sandbox. */
export interface SynthesisPrograms {
  /** Node.js. */
  node: string;
  /** `src` of this package. */
  tools: string;
  /** The folder of the npm package `@yowasp/yosys`: the WebAssembly build is used instead of the machine's Yosys. */
  yowasp?: string;
  /** What the WebAssembly build has read is mapped by the machine's Yosys, which is some times as fast. */
  mapsNatively?: boolean;
}

export interface SynthesisOptions extends SynthesisSources {
  title: string;
  technology: SynthesisTechnology;
  programs: SynthesisPrograms;
  limits: RunLimits;
  /** A folder of the run for all that this synthesis reads and leaves, where it is not the only one; ends in a slash. */
  part?: string;
}

/**
 * Memories of more bits become macros where the target has no memories of its own: a register file of 32 words of 32
 * bits still pays as flip-flops, what is larger does not.
 */
export const MACRO_BITS = 1024;
