/** A net's number, or a constant bit. */
export type Bit = number | string;

/** Yosys' JSON netlist (`yosys -p 'help write_json'`), as far as it is read here. */
export interface YosysCell {
  type: string;
  parameters?: Record<string, string>;
  attributes?: Record<string, string>;
  port_directions?: Record<string, string>;
  connections: Record<string, Bit[]>;
}

export interface YosysModule {
  attributes?: Record<string, string>;
  ports: Record<string, { direction: string; bits: Bit[] }>;
  cells: Record<string, YosysCell>;
  netnames: Record<string, { bits: Bit[]; hide_name?: number; attributes?: Record<string, string> }>;
}

export interface YosysDesign {
  creator: string;
  modules: Record<string, YosysModule>;
}

/** An attribute or parameter of Yosys as a number: 32 or more binary digits. */
export function yosysNumber(text: string | undefined): number {
  return text === undefined || !/^[01]+$/.test(text) ? 0 : parseInt(text, 2);
}

export function isBlackbox({ attributes = {} }: YosysModule): boolean {
  return yosysNumber(attributes.blackbox) === 1 || yosysNumber(attributes.whitebox) === 1;
}
