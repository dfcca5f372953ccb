import type { ComponentKind } from './keywords.ts';

/** Parts of a SystemRDL file as written; `at` is an offset of the preprocessed text. */
interface Placed {
  at: number;
}

export interface PathStep extends Placed {
  name: string;
  indices: Expression[];
}

export type Expression = Placed &
  (
    | { kind: 'number'; value: bigint; width: number | undefined }
    | { kind: 'string'; value: string }
    | { kind: 'boolean'; value: boolean }
    /** `rw`, `rclr`, `compact` … */
    | { kind: 'word'; word: string }
    | { kind: 'member'; enumeration: string; name: string }
    | { kind: 'unary'; operator: string; operand: Expression }
    | { kind: 'binary'; operator: string; left: Expression; right: Expression }
    | { kind: 'conditional'; condition: Expression; yes: Expression; no: Expression }
    | { kind: 'concatenation'; count: Expression | undefined; parts: Expression[] }
    | { kind: 'cast'; to: 'boolean' | 'bit' | 'longint' | 'string' | Expression; operand: Expression }
    /** An instance, its property, or a parameter. */
    | { kind: 'reference'; path: PathStep[]; property: string | undefined }
    | { kind: 'structure'; type: string; members: { name: string; value: Expression }[] }
    | { kind: 'array'; items: Expression[] }
  );

export interface PropertyAssignment extends Placed {
  kind: 'property';
  name: string;
  /** True of the property when absent. */
  value: Expression | undefined;
  modifier: string | undefined;
}

export interface DynamicAssignment extends Placed {
  kind: 'dynamic';
  path: PathStep[];
  assignment: PropertyAssignment;
}

export interface ParameterDefinition extends Placed {
  name: string;
  type: string;
  isArray: boolean;
  value: Expression | undefined;
}

export interface InstanceSyntax extends Placed {
  name: string;
  dimensions: Expression[];
  range: { left: Expression; right: Expression } | undefined;
  reset: Expression | undefined;
  address: Expression | undefined;
  stride: Expression | undefined;
  alignment: Expression | undefined;
}

export interface Instances extends Placed {
  kind: 'instances';
  /** A definition beside it, or the name of one. */
  of: Definition | string;
  external: boolean | undefined;
  aliasOf: string | undefined;
  parameters: { name: string; value: Expression; at: number }[];
  list: InstanceSyntax[];
}

export interface EnumDefinition extends Placed {
  kind: 'enum';
  name: string;
  members: { name: string; value: Expression | undefined; description: string | undefined; at: number }[];
}

export interface StructDefinition extends Placed {
  kind: 'struct';
  name: string;
  base: string | undefined;
  members: { name: string; type: string; at: number }[];
}

export interface UserProperty extends Placed {
  kind: 'userProperty';
  name: string;
  type: string;
  /** Kinds of components that have it; `all` for each. */
  components: string[];
  value: Expression | undefined;
}

/** What holds at a place of the file: a component's body, or the file itself. */
export interface Definition extends Placed {
  kind: ComponentKind | 'root';
  /** Absent for an anonymous definition. */
  name: string | undefined;
  outer: Definition | undefined;
  parameters: ParameterDefinition[];
  elements: (Instances | PropertyAssignment | DynamicAssignment)[];
  /** `default` assignments in order. */
  defaults: PropertyAssignment[];
  definitions: Map<string, Definition>;
  enums: Map<string, EnumDefinition>;
  structs: Map<string, StructDefinition>;
  userProperties: Map<string, UserProperty>;
  constraints: Placed[];
  /** Names of what is instantiated directly inside. */
  instanceNames: Set<string>;
}

export function newDefinition(
  kind: Definition['kind'],
  name: string | undefined,
  at: number,
  outer?: Definition,
): Definition {
  return {
    kind,
    name,
    at,
    outer,
    parameters: [],
    elements: [],
    defaults: [],
    definitions: new Map(),
    enums: new Map(),
    structs: new Map(),
    userProperties: new Map(),
    constraints: [],
    instanceNames: new Set(),
  };
}
