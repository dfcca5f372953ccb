import type { SocDocument } from '@netloom/model';
import { CLOCK_AND_RESET } from '../../interconnect/ports.ts';
import type { BlockPorts, TreePorts } from '../blockGenerator.ts';
import { enablePort } from '../../clocks/enables.ts';
import { madeOf } from './controls.ts';
import type { Cause, Made } from './controls.ts';

const NOTHING: Made = {
  ...{ inputs: [], plls: [], clocks: [], resets: [], causes: [], hints: [], enables: [], measured: [] },
  powerOn: undefined,
};

/** Registers behind an APB subordinate. */
const REGISTERS = {
  ...({ name: 's', bus: 'apb', role: 'subordinate', clock: 'clk', reset: 'rst_n' } as const),
  ...{ addressWidth: 12, dataWidth: 32, addressSpan: 4096, description: 'Registers' },
};

/** What a unit has in every document. */
export const ports = (): BlockPorts => portsOf(NOTHING);

/** With a port for every clock and reset of the document that the unit takes or makes. */
export const portsWithin = (document: SocDocument): BlockPorts => portsOf(madeOf(document));

function portsOf(made: Made): BlockPorts {
  const { inputs, clocks, resets, causes, hints, enables, measured } = made;
  const portOf = (clock: string) => `${clocks.some(({ name }) => name === clock) ? 'out' : 'in'}_${clock}`;
  const taken = inputs.map((name) => ({ port: `in_${name}`, name }));
  const makes = [...clocks, ...resets].map(({ name }) => ({ port: `out_${name}`, name }));
  return {
    clocks: [
      ...CLOCK_AND_RESET.clocks,
      ...taken.map(({ port }) => ({ port })),
      ...clocks.map(({ name }) => ({ port: `out_${name}` })),
    ],
    resets: CLOCK_AND_RESET.resets,
    ports: [
      ...CLOCK_AND_RESET.ports,
      { name: 'test_mode', direction: 'in', width: 1, tieOff: "1'b0", synchronised: true, description: TEST },
      ...taken.map(({ port, name }) => input(port, `Clock ${name}`)),
      ...causes.map(({ port, kind, end, low }) =>
        input(
          port,
          kind === 'reset' ? `Reset ${end}, active ${low ? 'low' : 'high'}` : `${end} asks for a reset`,
        ),
      ),
      ...hints.map(({ port, end }) => input(port, `${end} says that its block is idle`)),
      ...makes.map(({ port, name }) => ({
        ...({ name: port, direction: 'out', width: 1 } as const),
        description: `${clocks.some((each) => each.name === name) ? 'Clock' : 'Reset'} ${name}`,
      })),
      ...enables.map(({ name, clock }) => ({
        ...({ name: enablePort(name), direction: 'out', width: 1, clock: portOf(clock) } as const),
        description: `Enable ${name}, of ${clock}`,
      })),
      ...(measured.length === 0 ? [] : [FAULT]),
    ],
    interfaces: [REGISTERS],
    ...(measured.length > 0 && {
      interrupts: [{ port: 'fault', role: 'source' as const, sensitivity: 'level' as const }],
    }),
    tree: treeOf(made, taken, makes),
  };
}

interface NamedPort {
  port: string;
  name: string;
}

/** What the clock tree connects by itself. */
function treeOf({ causes, hints, resets }: Made, taken: NamedPort[], outputs: NamedPort[]): TreePorts {
  return {
    inputs: [
      ...taken.map(({ port, name }) => ({
        ...{ port, end: name },
        origin: { section: 'clocks' as const, entry: name },
      })),
      ...causes.map((cause) => ({
        ...{ port: cause.port, end: cause.end },
        origin: { section: 'resets' as const, entry: whose(cause, resets) },
      })),
      ...hints.map(({ port, end, clock }) => ({
        ...{ port, end },
        origin: { section: 'clocks' as const, entry: clock },
      })),
    ],
    outputs,
  };
}

const FAULT: BlockPorts['ports'][number] = {
  ...{ name: 'fault', direction: 'out', width: 1, clock: 'clk' },
  description: 'A clock that is measured is not what it should be',
};

const TEST = 'Scan: every clock is that of its first root, every reset follows its input';

function input(name: string, description: string): BlockPorts['ports'][number] {
  return { name, direction: 'in', width: 1, synchronised: true, description };
}

/** The reset that an input of resets belongs to. */
function whose({ kind, end }: Cause, resets: Made['resets']): string {
  const asking = resets.find(({ source }) => source.requests?.includes(end));
  return kind === 'reset' ? end : (asking?.name ?? end);
}
