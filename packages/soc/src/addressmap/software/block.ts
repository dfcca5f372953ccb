import type { Shape } from '../../design/shape.ts';
import type { ElaboratedMap } from '@netloom/registers';
import type { Attributes } from '../attributes.ts';

/** A place at which software sees a block, in bytes of the manager's address space. */
export interface SoftwarePlace {
  base: bigint;
  size: bigint;
  /** First byte of the block that is seen here. */
  offset: bigint;
  /** Managers that see it here. */
  managers: string[];
}

export interface BlockInterrupt {
  /** Port of the block that requests. */
  port: string;
  /** Bit of the sink. */
  number: number;
  /** Endpoint of the sink. */
  sink: string;
  sensitivity: 'level' | 'edge';
}

/** A subordinate as software sees it. */
export interface SoftwareBlock {
  /** Unlike all others whatever its case: `uart0`, `dual0_s1` where an instance has several interfaces and this is not the one to its registers, `cluster0_uart0` inside another document. */
  name: string;
  /** Path of the interface: `uart0.s_apb`, `cluster0.uart0.s_apb`. */
  path: string;
  /** The entry of the document's address map that leads to it. */
  endpoint: string;
  /** Absent for an interface of the top level. */
  shape?: Shape | undefined;
  description?: string | undefined;
  attributes: Attributes;
  /** The main place first. */
  places: [SoftwarePlace, ...SoftwarePlace[]];
  registers?: ElaboratedMap | undefined;
  interrupts: BlockInterrupt[];
  /** Clock of the top level. */
  clock?: string | undefined;
}

/** A core that reads a number of its own from mhartid. */
export interface SoftwareHart {
  instance: string;
  vlnv: string;
  id: number;
}

/** A SoC as its software sees it. */
export interface SoftwareMap {
  name: string;
  title: string;
  /** Managers in the order of their names. */
  managers: string[];
  /** Hz by name. */
  clocks: Record<string, number>;
  /** By main base, then name. */
  blocks: SoftwareBlock[];
  harts: SoftwareHart[];
}
