import { prove } from '../../../../proof/index.ts';
import { IPS } from '../fixtures.ts';
import { stubText } from '../stubs.ts';
import { modulesOf, netsOfModule } from '../wiring/nets.ts';
import { haveSameFunctions } from '../wiring/sameFunctions.ts';
import type { Everted } from '../wiring/sameFunctions.ts';
import { topOf } from './reimport.ts';

/** The modules of one side: its top and all that it instantiates. */
type Rtl = ReadonlyMap<string, string>;

const STUBS = Object.values(IPS)
  .filter(({ generator }) => generator === undefined)
  .map((each) => stubText(each))
  .join('\n');

/**
 * Whether two tops wire the same instances alike: pins of instances become ports of the top (`expose -evert`), and no
 * input tells the two sides' outputs apart. Blocks themselves are the same on both sides.
 */
export function areWiredAlike(gold: Rtl, gate: Rtl, name = 'top'): Promise<boolean> {
  // A solver knows no bidirectional pins; which pins meet in one is for `netsOf` to see.
  const oneWay = (text: string) => text.replaceAll(/\binout\b/g, 'input');
  const texts = { ...filesOf('gold', gold, name), ...filesOf('gate', gate, name), 'stubs.sv': STUBS };
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, oneWay(text)]));
  return haveSameFunctions(files, everted('gold', name), everted('gate', name));
}

function everted(which: string, name: string): Everted {
  const commands = [
    `read_verilog -lib -sv ${which}_blocks.sv`,
    `read_verilog -sv stubs.sv ${which}.sv`,
    `hierarchy -check -top ${name}`,
    'proc',
    `expose -evert ${name}/t:*`,
    `opt_clean ${name}`,
  ];
  return { module: name, commands, mayBeOpen: true };
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

/** What is on the net of each pin of the top and of an instance, bit by bit, as Yosys' netlist has it. */
export async function netsOf(rtl: Rtl, name = 'top'): Promise<Map<string, string>> {
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
  return netsOfModule(modulesOf(text), name);
}
