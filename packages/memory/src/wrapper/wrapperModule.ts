import { emitTidyModule } from '@netloom/hdl/emit';
import type { ConnectionText, DeclarationText, ItemText, PortText } from '@netloom/hdl/emit';
import { bistPorts } from '../bist/bistModule.ts';
import { ID_PARAMETER } from '../bus/axi4.ts';
import { connected } from '../bus/sides.ts';
import { SCRUB_MOST } from '../document/memory.ts';
import type { Memory } from '../document/memory.ts';
import { bitsFor } from '../geometry.ts';
import { idleNets, registerConnections } from '../registers/connections.ts';
import { coreName, featuresOf } from '../rtl/features.ts';
import { powerModes, powerPorts } from '../rtl/power.ts';
import { plainPorts, sidePorts } from '../rtl/ports.ts';
import { askingNets, busInstances, idleBusNets } from './busInstances.ts';
import { blockPorts } from './ports.ts';

/** The block: the core with what stands around it. */
export function wrapperModule(memory: Memory): string {
  const { name, bus } = memory;
  return emitTidyModule({
    name,
    comment: `${memory.depth} words of ${memory.width} bits with ${around(memory)}, generated from ${name}.memory.json.`,
    parameters: bus === 'axi4' ? [ID_PARAMETER] : [],
    ports: blockPorts(memory),
    items: [
      { kind: 'declarations', declarations: nets(memory) },
      ...busInstances(memory),
      ...part(
        coreName(memory),
        'u_core',
        connected([...CLOCKED, ...plainPorts(memory), ...powerPorts(memory), ...sidePorts(memory)]),
      ),
      ...(memory.registers ? part(`${name}_regs`, 'u_regs', registerConnections(memory)) : []),
      ...(memory.bist === undefined ? [] : part(`${name}_bist`, 'u_bist', testSide(memory))),
      ...pace(memory),
      ...pendingTest(memory),
      ...idle(memory),
    ],
  });
}

const SCRUB_BITS = bitsFor(SCRUB_MOST);

const CLOCKED = ['clk', 'rst_n'].map((name): PortText => ({ name, direction: 'input' }));

function around({ bus, registers, bist, scrub }: Memory): string {
  const parts = [
    ...(bus === 'none' ? [] : ['a bus']),
    ...(registers ? ['registers'] : []),
    ...(bist === undefined ? [] : ['a self-test']),
    ...(scrub === undefined ? [] : ['a scrubber']),
  ];
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function part(module: string, name: string, ports: ConnectionText[]): ItemText[] {
  return [{ kind: 'blank' }, { kind: 'instance', instance: { module, name, ports } }];
}

/** Nets of the self-test that lead to the array have its names. */
const testNet = (port: string) => (port.startsWith('test') ? port : `bist_${port}`);

function testSide(memory: Memory): ConnectionText[] {
  return bistPorts(memory, memory.bist!).map(({ name }) => ({
    name,
    value: /^(clk|rst_n)$/.test(name)
      ? name
      : name === 'start' && waitsToTest(memory)
        ? 'bist_goes'
        : testNet(name),
  }));
}

function nets(memory: Memory): DeclarationText[] {
  const declared = (ports: readonly PortText[]) =>
    ports.map(({ name, packed }): DeclarationText => ({ name, ...(packed && { packed }) }));
  const test = memory.bist === undefined ? [] : bistPorts(memory, memory.bist);
  return [
    ...(memory.bus === 'none' ? [] : [...declared(plainPorts(memory)), ...askingNets(memory)]),
    ...declared(sidePorts(memory)),
    ...idleNets(memory).map((net) => ({ name: net })),
    ...(waitsToTest(memory) ? [{ name: 'bist_goes' }, { name: 'bist_waits' }] : []),
    ...(memory.scrub === undefined
      ? []
      : ['scrub_interval', 'scrub_waited'].map((net) => ({ name: net, packed: `[${SCRUB_BITS - 1}:0]` }))),
    ...declared(test.filter(({ name }) => !/^(clk|rst_n|test.*)$/.test(name))).map((net) => ({
      ...net,
      name: `bist_${net.name}`,
    })),
  ];
}

/** When the next word is due for the scrubber; it then waits for a clock without a request. */
function pace(memory: Memory): ItemText[] {
  if (!featuresOf(memory).scrubs) return [];
  const bits = SCRUB_BITS;
  const fixed = `assign scrub_interval = ${bits}'d${memory.scrub};\n`;
  return [
    { kind: 'blank' },
    {
      kind: 'comment',
      text: 'A word is due after the interval, and scrubbed at the next clock without a request.',
    },
    {
      kind: 'text',
      text: `${memory.registers ? '' : fixed}assign scrub = scrub_interval != '0 && scrub_waited >= scrub_interval;
always_ff @(posedge clk)
  if (!rst_n || scrubbed) scrub_waited <= '0;
  else if (!scrub) scrub_waited <= scrub_waited + 1'b1;`,
    },
  ];
}

function idle(memory: Memory): ItemText[] {
  const list = [...idleNets(memory), ...idleBusNets(memory)];
  if (list.length === 0) return [];
  return [
    { kind: 'blank' },
    {
      kind: 'comment',
      text: 'Software sees that a count is full; what a port cannot do is refused before it.',
    },
    { kind: 'text', text: `wire unused = &{1'b0, ${list.join(', ')}};` },
  ];
}

/** A self-test that is asked for asleep begins when the macros are awake. */
const waitsToTest = (memory: Memory) => memory.bist !== undefined && powerModes(memory).length > 0;

function pendingTest(memory: Memory): ItemText[] {
  if (!waitsToTest(memory)) return [];
  return [
    { kind: 'blank' },
    {
      kind: 'comment',
      text: 'A self-test waits until the macros are awake, and counts as running meanwhile.',
    },
    {
      kind: 'text',
      text: `assign bist_goes = (bist_start || bist_waits) && awake;
always_ff @(posedge clk)
  if (!rst_n) bist_waits <= 1'b0;
  else bist_waits <= (bist_start || bist_waits) && !awake;`,
    },
  ];
}
