import { folderOf } from './kinds/folderOf.ts';

/** Models of the cells of an FPGA family: a file of the machine, outside of any tree. */
export interface CellModels {
  path: string;
  /** Of its text: what was built from other models is built anew. */
  sha256: string;
  /** Verilog of cells that have no model, for who asks for the ports of cells alone; else what they do is read too. */
  ports?: string;
}

/** Without it the models of iCE40 give ports values where nothing is connected, in a form that only Yosys reads. */
const PLAIN_PORTS = '-DNO_ICE40_DEFAULT_ASSIGNMENTS';
/** Pads of iCE40 compare with Z, which Verilator refuses. */
const NO_BODIES = '-DBLACKBOX';
const WAIVERS_FILE = 'cells.vlt';
const PORTS_FILE = 'cells.v';

const compilerOptions = ({ path, ports }: CellModels) => [
  PLAIN_PORTS,
  ...(ports === undefined ? [] : [NO_BODIES]),
  `-I${folderOf(path)}`,
];

/** A library: its modules are taken where the sources have none of that name. */
export function verilatorCells(cells: CellModels | undefined): string[] {
  if (!cells) return [];
  const ports = cells.ports === undefined ? [] : ['-v', `../${PORTS_FILE}`];
  return [...compilerOptions(cells), `../${WAIVERS_FILE}`, '-v', cells.path, ...ports];
}

export function icarusCells(cells: CellModels | undefined): string[] {
  return cells ? [...compilerOptions(cells), '-l', cells.path] : [];
}

/** Files of a plan that its arguments for Verilator name: the style of a vendor's models is nobody's concern. */
export function cellFiles(cells: CellModels | undefined): Record<string, string> {
  if (!cells) return {};
  const { path, sha256, ports } = cells;
  const waivers = [path, `../${PORTS_FILE}`].map((file) => `lint_off -file "${file}"\n`).join('');
  return {
    [WAIVERS_FILE]: `\`verilator_config\n// SHA-256 of the models: ${sha256}\n${waivers}`,
    ...(ports !== undefined && { [PORTS_FILE]: ports }),
  };
}
