import type { Schematic } from '@netloom/model';
import { isBlackbox } from './yosysJson.ts';
import type { Bit, YosysCell, YosysDesign, YosysModule } from './yosysJson.ts';

type Direction = 'input' | 'output' | 'inout';

/** Cells of a schematic that people can still read, and a browser lay out. */
const CELL_LIMIT = 400;

const directionOf = (text: string | undefined): Direction =>
  text === 'output' || text === 'inout' ? text : 'input';

const bitsOf = (bits: Bit[]) =>
  bits.map((bit) => (typeof bit === 'number' ? bit : (bit as '0' | '1' | 'x' | 'z')));

function drawnCell(name: string, cell: YosysCell, design: YosysDesign): Schematic['cells'][number] {
  const definition = design.modules[cell.type];
  return {
    name,
    type: cell.type,
    isModule: definition !== undefined && !isBlackbox(definition),
    pins: Object.entries(cell.connections).map(([pin, bits]) => ({
      name: pin,
      direction: directionOf(cell.port_directions?.[pin] ?? definition?.ports[pin]?.direction),
      bits: bitsOf(bits),
    })),
  };
}

/** The name of each net that the source named; the shortest where it has several. */
function netNamesOf({ netnames }: YosysModule): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [name, { bits, hide_name: hidden }] of Object.entries(netnames)) {
    if (hidden === 1) continue;
    for (const [index, bit] of bits.entries()) {
      const full = bits.length === 1 ? name : `${name}[${index}]`;
      const known = names[bit];
      if (typeof bit === 'number' && (known === undefined || full.length < known.length)) names[bit] = full;
    }
  }
  return names;
}

/** Submodules and memories first: of a module that is too large they say most. */
const weight = (cell: Schematic['cells'][number]) => (cell.isModule ? 2 : 0) + (cell.pins.length > 6 ? 1 : 0);

/** One module of a netlist, to be drawn; undefined where there is no such module. */
export function schematicOf(design: YosysDesign, module: string): Schematic | undefined {
  const found = design.modules[module];
  if (found === undefined) return undefined;
  const cells = Object.entries(found.cells).map(([name, cell]) => drawnCell(name, cell, design));
  const drawn =
    cells.length <= CELL_LIMIT ? cells : cells.toSorted((a, b) => weight(b) - weight(a)).slice(0, CELL_LIMIT);
  return {
    module,
    ports: Object.entries(found.ports).map(([name, { direction, bits }]) => ({
      name,
      direction: directionOf(direction),
      bits: bitsOf(bits),
    })),
    cells: drawn,
    netNames: netNamesOf(found),
    omittedCells: cells.length - drawn.length,
  };
}
