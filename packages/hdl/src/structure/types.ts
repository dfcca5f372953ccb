import type { Diagnostic, IpDescriptor } from '@netloom/model';

/** Bits of a net, counted from 0 at the right end whatever its declaration says, or bits of a constant. */
export type Piece =
  /** `signed`: the whole of a signed net, which what is wider takes with its sign. */
  | { kind: 'net'; name: string; high: number; low: number; signed?: boolean }
  | { kind: 'constant'; value: bigint; width: number }
  /** Number without a width, or a fill such as '1: as many bits as what it drives has. */
  | { kind: 'fill'; value: bigint }
  /** Undriven bits: z digits. */
  | { kind: 'open'; width: number };

/** What a pin is connected to: pieces from the lowest bits on, an expression over nets, or nothing. */
export type Connection =
  | { kind: 'pieces'; pieces: Piece[] }
  | { kind: 'logic'; text: string; names: string[] }
  | { kind: 'none' };

export interface StructureNet {
  name: string;
  /** Bits for the module's own parameters. */
  width: number;
  signed: boolean;
  /** Declaration without its initial value, as written; absent for ports. */
  declaration?: string;
  /** A packed vector of `logic` and the like, which a port of another module can carry. */
  plain: boolean;
}

export interface StructureInstance {
  module: string;
  name: string;
  /** Comment above the instance. */
  comment: string | undefined;
  /** Settings by name, over the parameters of the module around. */
  parameters: Record<string, string>;
  pins: Map<string, Connection>;
  /** `.*`: pins that are not named are connected to nets of their names. */
  implicit: boolean;
  line: number;
  /** The whole instance as written, and the names in it. */
  text: string;
  names: Set<string>;
}

/** Text of a body that is more than structure, and the nets that it names. */
export interface LogicItem {
  text: string;
  names: Set<string>;
  line: number;
  /** The net that an assignment to the whole of it drives, and nothing else. */
  target?: string;
}

/** A module as far as it is made of instances and wires; what is not is in `logic`. */
export interface ModuleStructure {
  descriptor: IpDescriptor;
  /** Its integer parameters, local ones included, over each other. */
  constants: Record<string, string>;
  file: string;
  nets: Map<string, StructureNet>;
  instances: StructureInstance[];
  assigns: { target: Piece[]; value: Piece[]; line: number }[];
  logic: LogicItem[];
  /** Declarations that `logic` may use and that are no nets: parameters, types, functions, imports. */
  context: { header: string; body: string[]; imports: string[] };
}

export interface StructureReading {
  structure: ModuleStructure | undefined;
  /** Of every module that was read. */
  descriptors: IpDescriptor[];
  diagnostics: Diagnostic[];
}
