import { scanVerilog } from '@netloom/hdl';
import type { SourceSet } from '../../verilatorArguments.ts';
import type { PlanContext, PlanTree } from '../planContext.ts';

/** FPGA families of whose cells Yosys brings models that Verilator and Icarus read. */
const FAMILIES = ['ice40', 'ecp5', 'machxo2', 'nexus', 'gowin', 'gatemate', 'xilinx'];
const folderOf = (family: string) => `/usr/share/yosys/${family}`;
const MODULE = /^\s*module\s+\\?(\w+)/gm;
/** Sources of a design that are looked through. */
const MOST = 500;

/** Who reads the models: lint needs the ports of cells alone. */
type CellReader = 'verilator' | 'icarus' | 'lint';

interface Design {
  set: SourceSet;
  /** Paths of the tree of all that is compiled. */
  named: readonly string[];
  found: readonly string[];
}

/**
 * A design that instantiates cells of a vendor which no source declares, with the models of the family that has the most
 * of them; where two families have as many, none is guessed. A design with cells of its own under some of their names
 * stays as it is: compilers refuse two modules of one name.
 */
export async function withVendorCells<D extends Design>(
  design: D,
  { tree, machine, sha256 }: Pick<PlanContext, 'tree' | 'machine' | 'sha256'>,
  reader: CellReader,
): Promise<D> {
  const names = await namesOf(design, tree);
  const families = await Promise.all(FAMILIES.map((family) => cellsOf(family, names, machine, reader)));
  const [most, next] = families.toSorted((one, other) => other.notes.length - one.notes.length);
  if (!most || most.notes.length === 0 || most.notes.length === next?.notes.length) return design;
  const { path, text, ports, notes } = most;
  const cells = { path, sha256: sha256(text), ...(reader === 'lint' && { ports }) };
  return { ...design, set: { ...design.set, cells }, found: [...design.found, ...notes] };
}

/** Files beside its models in which Yosys has further cells of a family. */
const FURTHER: Readonly<Record<string, string>> = {
  ecp5: 'cells_bb.v',
  nexus: 'cells_xtra.v',
  xilinx: 'cells_xtra.v',
};

/**
 * Files in which Yosys has the vendor's cells that a design instantiates and no source declares, in its own notation, with a
 * note for each cell; of one family, chosen as `withVendorCells` does.
 */
export async function yosysCells(
  design: Pick<Design, 'set' | 'named'>,
  { tree, machine }: Pick<PlanContext, 'tree' | 'machine'>,
): Promise<{ files: string[]; notes: string[] }> {
  const names = await namesOf(design, tree);
  const families = await Promise.all(
    FAMILIES.map(async (family) => {
      const files = ['cells_sim.v', FURTHER[family]].filter((file) => file !== undefined);
      const texts = files.map(
        async (file) => (await machine.readInstalled(`${folderOf(family)}/${file}`)) ?? '',
      );
      const cells = Array.from(
        (await Promise.all(texts)).join('\n').matchAll(MODULE),
        ([, name = '']) => name,
      );
      const isOwn = cells.some((name) => names.declared.has(name));
      const found = isOwn ? [] : cells.filter((name) => names.wanted.has(name));
      const notes = found.map((name) => `${name}: a black box of ${folderOf(family)}`);
      return { files: files.map((file) => `+/${family}/${file}`), notes };
    }),
  );
  const [most, next] = families.toSorted((one, other) => other.notes.length - one.notes.length);
  const isOne = most!.notes.length > next!.notes.length;
  return isOne ? most! : { files: [], notes: [] };
}

/** What a family has of the cells that are wanted, with a note for each. */
async function cellsOf(family: string, names: Names, machine: PlanContext['machine'], reader: CellReader) {
  const [path, others] = [`${folderOf(family)}/cells_sim.v`, `${folderOf(family)}/cells_xtra.v`];
  const text = (await machine.readInstalled(path)) ?? '';
  const declared = Array.from(text.matchAll(MODULE), ([, name = '']) => name);
  if (declared.some((name) => names.declared.has(name))) return { path, text, ports: '', notes: [] };
  const modelled = declared.filter((name) => names.wanted.has(name));
  const listed = reader === 'lint' ? ((await machine.readInstalled(others)) ?? '') : '';
  const missing = portsAlone(listed, (name) => names.wanted.has(name) && !names.declared.has(name));
  return {
    path,
    text,
    ports: missing.map((cell) => cell.text).join(''),
    notes: [
      ...modelled.map((name) => `${name}: ${path}${reader === 'verilator' ? advice(text, name) : ''}`),
      ...missing.map(({ name }) => `${name}: ${others}, its ports`),
    ],
  };
}

/** Verilator refuses an input that is compared with Z. */
function advice(models: string, name: string): string {
  const start = models.search(new RegExp(`^\\s*module\\s+${name}\\b`, 'm'));
  const model = models.slice(start, models.indexOf('endmodule', start));
  return model.includes("=== 1'bz") ? ', which Icarus Verilog alone simulates' : '';
}

const LISTED = /^module (\w+) \(\.\.\.\);\n(.*?)^endmodule/gms;
const PORT = /^\s*(?:input|output|inout)\s+(?:\[[^\]]*\]\s*)?(\w+);/gm;

/** Cells that Yosys has the ports of, with their Verilog: it lists them in a form of its own, `(...)` for those of the body. */
function portsAlone(list: string, isWanted: (name: string) => boolean) {
  return Array.from(list.matchAll(LISTED)).flatMap(([, name = '', body = '']) => {
    if (!isWanted(name)) return [];
    const ports = Array.from(body.matchAll(PORT), ([, port]) => port).join(', ');
    return { name, text: `module ${name} (${ports});\n${body}endmodule\n` };
  });
}

/** What the sources instantiate, and what they or the library folders declare. */
interface Names {
  wanted: ReadonlySet<string>;
  declared: ReadonlySet<string>;
}

async function namesOf({ named, set }: Pick<Design, 'set' | 'named'>, tree: PlanTree): Promise<Names> {
  const texts = named
    .slice(0, MOST)
    .map(async (path) => (await tree.readText(path, 'fileList').catch(() => undefined)) ?? '');
  const scans = (await Promise.all(texts)).map(scanVerilog);
  const declared = new Set(scans.flatMap(({ units }) => units));
  for (const folder of set.libraryDirs ?? [])
    for (const path of await tree.find(`${folder === '' ? '' : `${folder}/`}*.{v,sv}`))
      declared.add(path.slice(path.lastIndexOf('/') + 1).replace(/\.s?v$/, ''));
  return { wanted: new Set(scans.flatMap(({ mentions }) => [...mentions])), declared };
}
