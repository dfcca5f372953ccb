import { prove } from '../../../../proof/index.ts';
import { IPS } from '../fixtures.ts';
import { stubText } from '../stubs.ts';
import { topOf } from './reimport.ts';

/** The modules of one side: its top and all that it instantiates. */
type Rtl = ReadonlyMap<string, string>;

const STUBS = Object.values(IPS)
  .filter(({ generator }) => generator === undefined)
  .map((each) => stubText(each))
  .join('\n');

/**
 * Whether two tops wire the same instances alike, as Yosys proves: pins of instances become ports of the top (`expose
 * -evert`), and no input tells the two sides' outputs apart. Blocks themselves are the same on both sides.
 */
export async function areWiredAlike(gold: Rtl, gate: Rtl, name = 'top'): Promise<boolean> {
  const script = [
    ...side('gold', name),
    ...side('gate', name),
    `design -copy-from gold -as gold ${name}; design -copy-from gate -as gate ${name}`,
    'miter -equiv -ignore_gold_x gold gate miter',
    'flatten miter',
    'sat -verify -prove trigger 0 -set-def-inputs miter',
  ].join('\n');
  // A solver knows no bidirectional pins; which pins meet in one is for `driversOf` to see.
  const oneWay = (text: string) => text.replaceAll(/\binout\b/g, 'input');
  const texts = { ...filesOf('gold', gold, name), ...filesOf('gate', gate, name), 'stubs.sv': STUBS };
  const files = {
    ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, oneWay(text)])),
    'run.ys': script,
  };
  const { steps } = await prove({ files, steps: [['yosys', '-q', '-s', 'run.ys']], mayFail: true });
  const { code, stdout, stderr } = steps[0]!;
  if (code === 0) return true;
  if (/proof did fail|Cant find|has no equivalent|Can't match|No matching port/i.test(stdout + stderr))
    return false;
  throw new Error(stdout + stderr);
}

function side(which: string, name: string): string[] {
  return [
    'design -reset',
    `read_verilog -lib -sv ${which}_blocks.sv`,
    `read_verilog -sv stubs.sv ${which}.sv`,
    `hierarchy -check -top ${name}`,
    'proc',
    `expose -evert ${name}/t:*`,
    `opt_clean ${name}`,
    `design -stash ${which}`,
  ];
}

/** The top as Yosys writes it: without comments, with a net a bit. */
export async function rewritten(top: string, name = 'top'): Promise<string> {
  const commands = [
    'read_verilog -sv -lib stubs.sv',
    'read_verilog -sv top.sv',
    `cd ${name}`,
    'proc',
    // Blocks that nothing reads would be left out.
    'setattr -set keep 1 t:*',
    'opt_clean',
    'splitnets',
    'cd ..',
    `select ${name}`,
  ];
  const { files, steps } = await prove({
    files: { 'top.sv': top, 'stubs.sv': STUBS },
    steps: [['yosys', '-q', '-p', [...commands, `write_verilog -noattr -selected out.v`].join('; ')]],
    leaves: ['out.v'],
  });
  const text = files['out.v'];
  if (text === undefined) throw new Error(steps.at(-1)?.stderr);
  return text;
}

/** The top, and the blocks around it, of which the ports are enough. */
function filesOf(which: string, rtl: Rtl, name: string): Record<string, string> {
  const blocks = [...rtl].filter(([path]) => !path.endsWith(`/${name}.sv`)).map(([, text]) => text);
  return { [`${which}.sv`]: topOf(rtl, name), [`${which}_blocks.sv`]: blocks.join('\n') };
}

/** What drives each pin of an instance and each output of the top, bit by bit, as Yosys' netlist has it; settings too. */
export async function driversOf(rtl: Rtl, name = 'top'): Promise<Map<string, string>> {
  const script = [
    'read_verilog -lib -sv top_blocks.sv',
    'read_verilog -sv stubs.sv top.sv',
    `hierarchy -check -top ${name}`,
    'proc',
    'write_json netlist.json',
  ];
  const { files, steps } = await prove({
    files: { ...filesOf('top', rtl, name), 'stubs.sv': STUBS },
    steps: [['yosys', '-q', '-p', script.join('; ')]],
    leaves: ['netlist.json'],
  });
  const text = files['netlist.json'];
  if (text === undefined) throw new Error(steps.at(-1)?.stderr);
  return drivers((JSON.parse(text) as Netlist).modules, name);
}

type Bit = number | string;
interface Netlist {
  modules: Record<
    string,
    {
      ports: Record<string, { direction: string; bits: Bit[] }>;
      cells: Record<
        string,
        { type: string; connections: Record<string, Bit[]>; port_directions?: Record<string, string> }
      >;
    }
  >;
}

function drivers(modules: Netlist['modules'], name: string): Map<string, string> {
  const top = modules[name]!;
  const source = new Map<Bit, string>();
  const pins: [string, string, Bit[]][] = [];
  for (const [port, { direction, bits }] of Object.entries(top.ports)) {
    pins.push([port, direction === 'input' ? 'output' : direction === 'output' ? 'input' : direction, bits]);
  }
  for (const [cell, { type, connections }] of Object.entries(top.cells)) {
    const ports = modules[type]?.ports;
    if (!ports) continue;
    for (const [pin, bits] of Object.entries(connections))
      pins.push([`${cell}.${pin}`, ports[pin]!.direction, bits]);
  }
  for (const kind of ['inout', 'output'])
    for (const [pin, direction, bits] of pins)
      if (direction === kind) bits.forEach((bit, index) => source.set(bit, `${pin} ${index}`));
  const found = new Map<string, string>();
  for (const [pin, direction, bits] of pins) {
    if (direction === 'output') continue;
    bits.forEach((bit, index) =>
      found.set(`${pin} ${index}`, typeof bit === 'string' ? bit : (source.get(bit) ?? 'open')),
    );
  }
  for (const [cell, { type }] of Object.entries(top.cells)) if (modules[type]) found.set(cell, type);
  return found;
}
