import type { RunLimits } from '@netloom/model';
import type { BootBoard, BootMemory } from '@netloom/soc/addressmap';
import type { SourceSet } from '../../verilatorArguments.ts';

/** What riscv64-unknown-elf-gcc is told of the core; libgcc is chosen by `linkMarch`. */
export interface FirmwareTarget {
  march: string;
  mabi: string;
  linkMarch: string;
}

/** Firmware of a SoC. */
export interface Firmware {
  target: FirmwareTarget;
  /** C and assembler sources: paths in the project tree. None where it is an ELF file of the tree. */
  sources: string[];
  elf?: string;
  /** Folders of the tree that headers are looked for in, before those of the library. */
  includeDirs: string[];
  /** Files of the software library by name, `link.ld` among them. */
  library: Record<string, string>;
  /** Compiled so that a debugger follows it line by line. */
  stepwise?: boolean;
  /** Memory that the core starts from: base address, and the file that `$readmemh` fills it from, or a flash of the board. */
  image: BootMemory;
}

/**
 * A core that a debugger reaches by a socket, or that counts where its cycles go, with its path as it ends in the model. A
 * debug module that cores share is the only one of its name, and needs none.
 */
export interface Observed {
  way: 'debugged' | 'counted';
  path?: string;
}

/** Of the model of a SoC with the program around it. */
export interface ModelOptions extends SourceSet {
  title: string;
  board: BootBoard;
  /** Cycles after which the run ends; 0: never. */
  cycles: number;
  trace: boolean;
  /** What stands in the place of a core, or of the debug module of several. */
  observed?: Observed | undefined;
  /** Line, branch, toggle and user coverage is written when the program ends. */
  coverage?: boolean | undefined;
  limits: RunLimits;
  /** Compilers that run at a time. */
  jobs?: number;
}

export interface BootOptions extends ModelOptions {
  firmware: Firmware;
  /** Monitors of the design record what passes. */
  traffic?: boolean;
}
