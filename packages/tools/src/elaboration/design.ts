/** Where a name stands in a source: lines and columns count from 1, the end column is the one after it. */
export interface Place {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Which part of a variable: elements of its unpacked dimensions (null: computed), then bits counted from 0 at the right. */
export interface Select {
  elements: (number | null)[];
  /** null: computed. */
  low: number | null;
  /** null: all bits. */
  width: number | null;
}

export const WHOLE: Select = { elements: [], low: 0, width: null };

export interface Variable {
  name: string;
  place: Place;
  direction: 'input' | 'output' | 'inout' | '';
  parameter: boolean;
  /** A port or name that stands for an instance of an interface. */
  isInterface: boolean;
  /** Bits of one element; 0 where it has none. */
  width: number;
  /** Declared bounds of a plain vector, `[left:right]`. */
  bounds: [left: number, right: number] | null;
  /** Lowest index and size of each unpacked dimension. */
  dimensions: { low: number; size: number }[];
  scope: Scope;
}

/** A module's own scope, a generate block, a named block, a task or a function. */
export interface Scope {
  name: string;
  parent: Scope | null;
  module: Module;
  variables: Map<string, Variable>;
  scopes: Map<string, Scope>;
  instances: Map<string, Instance>;
}

/** A name in an expression. `dotted` is the way to another scope or instance, `bus` of `bus.valid`; '' for one's own. */
export interface Reference {
  name: string;
  dotted: string;
  scope: Scope;
  place: Place;
  select: Select;
  /** Found when the module was read, unless `dotted`. */
  variable: Variable | null;
}

export type UseKind = 'assign' | 'always' | 'initial' | 'final' | 'task' | 'force' | 'connection';

/** A statement's write or read of a variable. */
export interface Use {
  reference: Reference;
  kind: UseKind;
  /** The assignment; of a read the name itself. */
  place: Place;
  /** What a clocked process waits for, `posedge clk`. */
  clock: string;
}

/** Bits of a port, from `offset` on, that are connected to a variable; null: to a constant. */
export interface Part {
  offset: number;
  width: number | null;
  reference: Reference | null;
}

export interface Connection {
  port: string;
  instance: Instance;
  place: Place;
  direction: 'in' | 'out' | 'inout' | '';
  /** Bits of the expression; 0 where unknown. */
  width: number;
  /** null: an expression that computes something, whose names are `reads`. */
  parts: Part[] | null;
  reads: Reference[];
}

export interface Instance {
  name: string;
  /** As elaborated: with its parameters. */
  module: string;
  place: Place;
  scope: Scope;
  /** Indices of an array of instances, those of the highest bits first. */
  range: number[] | null;
  connections: Connection[];
}

export interface Module {
  /** As elaborated; `sourceName` is how the source calls it. */
  name: string;
  sourceName: string;
  place: Place;
  root: Scope;
  ports: Variable[];
  writes: Use[];
  reads: Use[];
  instances: Instance[];
}

export interface Design {
  top: Module;
  modules: Map<string, Module>;
  packages: Module[];
}
