/** What a module is made of. Expressions, ranges and names are SystemVerilog text, taken as they are. */
export interface ModuleText {
  name: string;
  /** Comment above the module; lines are separated by newlines. */
  comment?: string;
  parameters?: ParameterText[];
  ports?: PortText[];
  items?: ItemText[];
}

export interface ParameterText {
  name: string;
  value: string;
  /** E.g. `int unsigned` or `logic [7:0]`; without it the parameter takes the type of its value. */
  type?: string;
  local?: boolean;
  comment?: string;
}

export interface PortText {
  name: string;
  direction: 'input' | 'output' | 'inout';
  /** `logic` unless given; `wire` for inout ports. */
  type?: string;
  /** Packed dimensions, e.g. `[WIDTH-1:0]`. */
  packed?: string;
  /** Unpacked dimensions, e.g. `[0:3]`. */
  unpacked?: string;
  /** Comment at the end of the line. */
  comment?: string;
  /** Comment line above this port and those that follow it. */
  group?: string;
}

export interface DeclarationText {
  name: string;
  type?: string;
  packed?: string;
  unpacked?: string;
  /** Initial value; a `wire` is driven by it. */
  value?: string;
  comment?: string;
}

export interface ConnectionText {
  name: string;
  /** Empty for an open port. */
  value: string;
  comment?: string;
}

export interface InstanceText {
  module: string;
  name: string;
  parameters?: ConnectionText[];
  ports: ConnectionText[];
  comment?: string;
}

export type ItemText =
  | { kind: 'comment'; text: string }
  | { kind: 'blank' }
  /** Consecutive declarations, parameters or assignments share their columns. */
  | { kind: 'declarations'; declarations: DeclarationText[] }
  | { kind: 'parameters'; parameters: ParameterText[] }
  | { kind: 'assigns'; assigns: { target: string; value: string; comment?: string }[] }
  | { kind: 'instance'; instance: InstanceText }
  /** Anything else, e.g. an always block; indented as a whole. */
  | { kind: 'text'; text: string };
