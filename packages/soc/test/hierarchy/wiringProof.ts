import type { SocDocument } from '@netloom/model';
import { withDocuments } from '@netloom/soc';
import { prove } from '../../../../proof/index.ts';
import { designOf } from '../../src/design/block.ts';
import { expanded } from '../../src/design/linkDrives.ts';
import { wiringOf } from '../../src/design/wiring.ts';
import { topText } from '../../src/generate/top.ts';
import { modulesOf, netsOfModule } from '../wiring/nets.ts';
import type { Modules, NetlistModule } from '../wiring/nets.ts';
import { haveSameFunctions } from '../wiring/sameFunctions.ts';
import type { Everted } from '../wiring/sameFunctions.ts';
import { BLACK_BOXES, BLOCKS, LIBRARY } from './ips.ts';

/** A top with the documents that it instantiates, and inner instances by the names that they are compared under. */
export interface Side {
  top: SocDocument;
  below?: readonly SocDocument[];
  /** `cluster0.u3` → `u3`. */
  names?: ReadonlyMap<string, string>;
}

/** RTL of a top and of every document below it, variants of parameters included. */
export function rtlOf({ top, below = [] }: Side): string {
  const library = withDocuments(LIBRARY, below);
  const texts = new Map<string, string>();
  const visit = (document: SocDocument) => {
    const design = designOf(document, library);
    texts.set(document.name, topText(design, expanded(design, wiringOf(design))));
    for (const { shape } of design.blocks.values())
      if (shape?.entry.document && !texts.has(shape.entry.document.name)) visit(shape.entry.document);
  };
  visit(top);
  return [...texts.values()].join('\n');
}

/** What differs in the wiring of two designs: by Yosys' netlists, pin by pin, and whether its SAT solver agrees. */
export interface Verdict {
  /** Pins whose nets differ, and blocks whose parameters do. */
  differences: string[];
  /** Whether the pins of all blocks are the same functions of top-level inputs and outputs of blocks. */
  equivalent: boolean;
}

export async function compareWiring(before: Side, after: Side): Promise<Verdict> {
  const texts = { 'boxes.sv': BLACK_BOXES, 'before.sv': rtlOf(before), 'after.sv': rtlOf(after) };
  const { files } = await prove({
    files: {
      ...texts,
      'run.ys': [...netlist(before, 'before'), 'design -reset', ...netlist(after, 'after')].join('\n'),
    },
    steps: [['yosys', '-q', 'run.ys']],
    leaves: ['before.json', 'after.json'],
  });
  const [gold, gate] = [modulesOf(files['before.json']!), modulesOf(files['after.json']!)];
  const open = new Set([...openPins(gold['top']!), ...openPins(gate['top']!)]);
  const [first, second] = [everted(before, 'before', open), everted(after, 'after', open)];
  return {
    differences: differences(gold, gate),
    equivalent: await haveSameFunctions(texts, first, second),
  };
}

function netlist(side: Side, name: string): string[] {
  return [
    ...['read_verilog -sv -lib boxes.sv', `read_verilog -sv ${name}.sv`, 'hierarchy -check -top top'],
    ...['proc', 'flatten', 'opt_clean', 'cd top', ...renames(side), 'cd ..', `write_json ${name}.json`],
  ];
}

const BOXES = Object.values(BLOCKS).map(({ module }) => `top/t:${module}`);

/**
 * The pins of all blocks as ports of the top. Outputs that nothing reads on one side are left out on both, and so are
 * bidirectional pins, which have no direction that a solver could follow.
 */
function everted(side: Side, name: string, open: ReadonlySet<string>): Everted {
  const commands = [
    ...netlist(side, name),
    ...['delete -port top/bus', `expose -evert ${BOXES.join(' ')}`],
    ...[...open].map((pin) => `delete -port top/${pin}`),
    'opt_clean',
  ];
  return { module: 'top', commands };
}

/** Outputs of blocks of which no bit is on a net with others. */
function openPins({ cells, ports }: NetlistModule): string[] {
  const uses = new Map<number | string, number>();
  const all = [
    ...Object.values(ports).map(({ bits }) => bits),
    ...Object.values(cells).flatMap(({ connections }) => Object.values(connections)),
  ];
  for (const bit of all.flat()) uses.set(bit, (uses.get(bit) ?? 0) + 1);
  return Object.entries(cells).flatMap(([name, { port_directions: directions = {}, connections }]) =>
    Object.keys(directions)
      .filter(
        (pin) => directions[pin] === 'output' && (connections[pin] ?? []).every((bit) => uses.get(bit) === 1),
      )
      .map((pin) => `${name}.${pin}`),
  );
}

function renames({ names = new Map<string, string>() }: Side): string[] {
  return [...names].map(([from, to]) => `rename ${from} ${to}`);
}

function differences(before: Modules, after: Modules): string[] {
  const [mine, theirs] = [netsOfModule(before, 'top'), netsOfModule(after, 'top')];
  const pins = [...new Set([...mine.keys(), ...theirs.keys()])].filter(
    (pin) => mine.get(pin) !== theirs.get(pin),
  );
  const [gold, gate] = [before['top']!, after['top']!];
  const parametersOf = ({ cells }: NetlistModule, name: string) => JSON.stringify(cells[name]?.parameters);
  const cells = [...new Set([...Object.keys(gold.cells), ...Object.keys(gate.cells)])];
  return [...pins, ...cells.filter((name) => parametersOf(gold, name) !== parametersOf(gate, name))];
}

/** Every pin bit of a side → all that is on its net. */
export async function netsOf(side: Side): Promise<Map<string, string>> {
  const { files } = await prove({
    files: { 'boxes.sv': BLACK_BOXES, 'side.sv': rtlOf(side), 'run.ys': netlist(side, 'side').join('\n') },
    steps: [['yosys', '-q', 'run.ys']],
    leaves: ['side.json'],
  });
  return netsOfModule(modulesOf(files['side.json']!), 'top');
}
