import type { Worded } from '@netloom/model';
/** What the reader keeps of a file. Expressions are source text; offsets count in the preprocessed text. */
export interface RangeSyntax {
  left: string;
  /** Undefined for an unpacked size `[n]`. */
  right: string | undefined;
}

export type TypeSyntax = { packed: RangeSyntax[] } &
  /** `base` is a keyword of Table 6-8, or `implicit` where none is written. */
  (
    | { kind: 'vector'; base: string; signed: boolean | undefined }
    | { kind: 'named'; name: string }
    | { kind: 'enum'; base: TypeSyntax | undefined; members: EnumMember[] }
    | { kind: 'struct'; union: boolean; isPacked: boolean; members: StructMember[] }
    /** string, real, event, chandle, virtual interface, type(x), class#(…)::t: `name` as written. */
    | { kind: 'other'; name: string }
  );

export interface EnumMember {
  name: string;
  value: string | undefined;
  /** `name[n]` or `name[n:m]` stands for several. */
  range: RangeSyntax | undefined;
}

export interface StructMember {
  name: string;
  type: TypeSyntax;
  unpacked: RangeSyntax[];
}

export interface ParameterSyntax {
  name: string;
  local: boolean;
  /** Undefined where the parameter takes its value's type. */
  type: TypeSyntax | undefined;
  unpacked: RangeSyntax[];
  /** Undefined where the header gives no default (6.20.1). */
  value: string | undefined;
  offset: number;
  comment: string | undefined;
}

export interface PortSyntax {
  name: string;
  direction: 'in' | 'out' | 'inout' | 'ref';
  type: TypeSyntax;
  unpacked: RangeSyntax[];
  offset: number;
  comment: string | undefined;
}

/** `AXI_BUS.Slave port` (IEEE 1800-2017, 25.3). */
export interface InterfacePortSyntax {
  name: string;
  interface: string;
  modport: string | undefined;
  /** An array of interfaces has some. */
  dimensions: RangeSyntax[];
  offset: number;
}

interface ImportSyntax {
  package: string;
  /** Undefined for `*`. */
  item: string | undefined;
}

export interface FunctionSyntax {
  /** Type of the result; undefined for `void` and the like. */
  type: TypeSyntax;
  formals: { name: string; type: TypeSyntax }[];
  /** Statements, as text; read where the function is called. */
  body: string;
}

export interface Problem extends Worded {
  code: string;
  offset: number;
  severity?: 'error' | 'warning' | 'info';
}

/** Declarations of one scope. */
export interface ScopeSyntax {
  parameters: ParameterSyntax[];
  types: Map<string, TypeSyntax>;
  /** Types given as `parameter type`, with their defaults. */
  typeParameters: Map<string, { local: boolean; offset: number }>;
  functions: Map<string, FunctionSyntax>;
  imports: ImportSyntax[];
}

export interface UnitSyntax extends ScopeSyntax {
  kind: 'module' | 'package' | 'interface' | 'other';
  name: string;
  offset: number;
  comment: string | undefined;
  ports: PortSyntax[];
  interfacePorts: InterfacePortSyntax[];
  /** Names of the modules and interfaces instantiated, each with the offset of its first instance. */
  instances: Map<string, number>;
  problems: Problem[];
}

export interface FileSyntax extends ScopeSyntax {
  /** Nothing but comments is left after preprocessing. */
  isEmpty: boolean;
  units: UnitSyntax[];
  /** Names that stand before `::` anywhere, or are imported. */
  packages: Set<string>;
  /** Names of the primitives and checkers declared outside of modules, which are instantiated like modules. */
  primitives: Set<string>;
  problems: Problem[];
}

export function emptyScope(): ScopeSyntax {
  return { parameters: [], types: new Map(), typeParameters: new Map(), functions: new Map(), imports: [] };
}
