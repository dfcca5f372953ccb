import type { ConnectionText, DeclarationText, ItemText } from '@netloom/hdl/emit';
import { busPorts, deniedParameters, ofPort, seenByBus } from '../bus/sides.ts';
import type { Memory } from '../document/memory.ts';
import { portsOf, reads, writes } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { plainPorts } from '../rtl/ports.ts';

/** A bus for each port of the memory. */
export function busInstances(memory: Memory): ItemText[] {
  if (memory.bus === 'none') return [];
  const list = portsOf(memory);
  return list.flatMap((port): ItemText[] => [
    { kind: 'blank' },
    {
      kind: 'instance',
      instance: {
        module: `${memory.name}_${memory.bus}`,
        name: list.length === 1 ? 'u_bus' : `u_bus_${port.name}`,
        parameters: parametersOf(memory, port),
        ports: [...clocked(), ...towardsBus(memory, port), ...towardsCore(memory, port)],
      },
    },
    ...asking(memory, port),
  ]);
}

const clocked = () => ['clk', 'rst_n'].map((name) => ({ name, value: name }));

function parametersOf(memory: Memory, port: RequestPort): ConnectionText[] {
  const id = memory.bus === 'axi4' ? [{ name: 'ID_WIDTH', value: 'ID_WIDTH' }] : [];
  if (deniedParameters(memory).length === 0) return id;
  const bit = (value: boolean) => (value ? "1'b1" : "1'b0");
  return [...id, { name: 'READS', value: bit(reads(port)) }, { name: 'WRITES', value: bit(writes(port)) }];
}

function towardsBus(memory: Memory, { name }: RequestPort): ConnectionText[] {
  const isAlone = portsOf(memory).length === 1;
  return busPorts(seenByBus(memory)).map((port) => ({
    name: port.name,
    value: isAlone ? port.name : ofPort(name, port.name),
  }));
}

/** The bus asks at a port `a`, which stands for the one that it has; what that does not have is left open, or low. */
function towardsCore(memory: Memory, port: RequestPort): ConnectionText[] {
  const own = new Set(plainPorts(memory).map(({ name }) => name));
  return plainPorts(seenByBus(memory)).map(({ name: inner, direction }) => {
    const outer = inner.replace(/^a_/, `${port.name}_`);
    if (port.kind !== 'rw' && /_(en|we)$/.test(inner)) return { name: inner, value: `${outer}_asked` };
    if (own.has(outer)) return { name: inner, value: outer };
    return { name: inner, value: direction === 'output' ? "'0" : `${outer}_idle` };
  });
}

const oneSided = (memory: Memory) => portsOf(memory).filter(({ kind }) => kind !== 'rw');

/** What a bus asks of a port that does a part of it alone. */
export const askingNets = (memory: Memory): DeclarationText[] => [
  ...oneSided(memory).flatMap(({ name }) => [{ name: `${name}_en_asked` }, { name: `${name}_we_asked` }]),
  ...unwritten(memory),
];

/** What a bus would write at a port that only reads. */
function unwritten(memory: Memory): DeclarationText[] {
  const inner = plainPorts(seenByBus(memory)).filter(({ name }) => /^a_(mask|wdata)$/.test(name));
  return oneSided(memory)
    .filter(({ kind }) => kind === 'r')
    .flatMap((port) =>
      inner.map(({ name, packed }) => ({
        name: `${name.replace(/^a_/, `${port.name}_`)}_idle`,
        ...(packed && { packed }),
      })),
    );
}

/** Nets that lead nowhere. */
export const idleBusNets = (memory: Memory): string[] =>
  memory.bus === 'none' ? [] : unwritten(memory).map(({ name }) => name);

/** What the port cannot do, the bus refuses; the memory does not see it. */
function asking(memory: Memory, { name, kind }: RequestPort): ItemText[] {
  if (kind === 'rw') return [];
  const wanted = kind === 'r' ? `!${name}_we_asked` : `${name}_we_asked`;
  return [{ kind: 'text', text: `assign ${name}_en = ${name}_en_asked && ${wanted};` }];
}
