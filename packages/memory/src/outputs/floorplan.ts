import { coreName } from '../rtl/features.ts';
import type { ArrayParts } from '../rtl/parts.ts';

/** Room that is left around each macro, in µm. */
const HALO = 10;

interface Placed {
  /** Path of the instance below the block, with slashes. */
  path: string;
  macro: string;
  /** Lower left corner in µm. */
  x: number;
  y: number;
}

interface Floorplan {
  placed: Placed[];
  width: number;
  height: number;
}

/** Columns side by side, their banks above each other; undefined where the size of a macro is not known. */
function floorplanOf({ memory, tiling, macros }: ArrayParts): Floorplan | undefined {
  const placed: Placed[] = [];
  const inner = memory.repair === undefined ? 'u_array' : 'u_repair/u_array';
  const array = coreName(memory) === memory.name ? inner : `u_core/${inner}`;
  let x = HALO;
  let height = 0;
  for (const [index, { macro, rows }] of tiling.columns.entries()) {
    const size = macros[macro]!.macro.size;
    if (size === undefined) return undefined;
    for (let row = 0; row < rows; row++)
      placed.push({
        ...{ path: `${array}/u_c${index}_b${row}/u_macro`, macro, x },
        y: HALO + row * (size[1] + HALO),
      });
    x += size[0] + HALO;
    height = Math.max(height, HALO + rows * (size[1] + HALO));
  }
  return { placed, width: x, height };
}

const figure = (value: number) => String(Number(value.toFixed(3)));

/** The hints as files; none where a size is not known, or nothing is placed. */
export function floorplanFiles(parts: ArrayParts): { path: string; text: string }[] {
  const plan = parts.memory.target === 'macros' ? floorplanOf(parts) : undefined;
  if (plan === undefined) return [];
  const { name } = parts.memory;
  return [
    { path: `floorplan/${name}.tcl`, text: tclText(name, plan) },
    { path: `floorplan/${name}.def`, text: defText(name, plan) },
  ];
}

/** Commands of OpenROAD, relative to a corner that the flow may set before. */
function tclText(name: string, { placed, width, height }: Floorplan): string {
  return [
    `# Macros of ${name}: ${figure(width)} by ${figure(height)} µm with ${HALO} µm around each; instances as in the netlist of ${name}.`,
    `# ${name}_at is where they are in the core of the chip, ${name}_in the instance of ${name} with a slash behind it.`,
    `if {![info exists ${name}_at]} { set ${name}_at {0 0} }`,
    `if {![info exists ${name}_in]} { set ${name}_in "" }`,
    `proc ${name}_place {instance x y} {`,
    `  upvar #0 ${name}_at at ${name}_in in`,
    '  place_macro -macro_name $in$instance -orientation R0 \\',
    '    -location [list [expr {[lindex $at 0] + $x}] [expr {[lindex $at 1] + $y}]]',
    '}',
    ...placed.map(({ path, x, y }) => `${name}_place ${path} ${figure(x)} ${figure(y)}`),
    '',
  ].join('\n');
}

/** Database units of a µm. */
const UNITS = 1000;
const units = (value: number) => String(Math.round(value * UNITS));

/** The block alone, in DEF (Cadence, LEF/DEF 5.8 language reference). */
function defText(name: string, { placed, width, height }: Floorplan): string {
  return [
    'VERSION 5.8 ;',
    'DIVIDERCHAR "/" ;',
    'BUSBITCHARS "[]" ;',
    `DESIGN ${name} ;`,
    `UNITS DISTANCE MICRONS ${UNITS} ;`,
    `DIEAREA ( 0 0 ) ( ${units(width)} ${units(height)} ) ;`,
    `COMPONENTS ${placed.length} ;`,
    ...placed.map(({ path, macro, x, y }) => `- ${path} ${macro} + PLACED ( ${units(x)} ${units(y)} ) N ;`),
    'END COMPONENTS',
    'END DESIGN',
    '',
  ].join('\n');
}
