import { emitModule, input, portGroup } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { portsOf, reads, writes } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { arrayPorts } from './array.ts';
import { decoder, encoder } from './coding.ts';
import { faultItems } from './faults.ts';
import { coreName, featuresOf, mergesAt, requestNet } from './features.ts';
import { mergeText } from './merge.ts';
import type { ArrayParts } from './parts.ts';
import { plainPorts, sidePorts } from './ports.ts';
import { isAwake, powerItems, powerPorts } from './power.ts';
import { repairPorts } from './repair.ts';
import { readItems } from './readData.ts';
import { testItems } from './testPort.ts';

/** The memory with its plain ports: array, check bits, masks under check bits, latency and hold. */
export function coreModule(parts: ArrayParts): string {
  const { memory } = parts;
  const nets = arrayPorts(parts).slice(1);
  const declarations = nets.map(({ name, packed }) => ({ name: `m_${name}`, ...(packed && { packed }) }));
  const requests = nets
    .filter(({ name, direction }) => direction === 'input' && name.includes('_'))
    .map(({ name, packed }) => ({ name: `q_${name}`, ...(packed && { packed }) }));
  return emitModule({
    name: coreName(memory),
    comment: `Memory of ${memory.depth} words of ${memory.width} bits, generated from ${memory.name}.memory.json.`,
    ports: [
      ...portGroup('Clock and reset', [input('clk'), input('rst_n')]),
      ...plainPorts(memory),
      ...powerPorts(memory),
      ...sidePorts(memory),
    ],
    items: [
      {
        kind: 'declarations',
        declarations: [...declarations, ...(featuresOf(memory).tests ? requests : [])],
      },
      {
        kind: 'instance',
        instance: {
          ...(memory.repair === undefined
            ? { module: `${memory.name}_array`, name: 'u_array' }
            : { module: `${memory.name}_repair`, name: 'u_repair' }),
          ports: [
            { name: 'clk', value: 'clk' },
            ...nets.map(({ name }) => ({ name, value: `m_${name}` })),
            ...repairPorts(memory).map(({ name }) => ({ name, value: name })),
          ],
        },
      },
      ...portsOf(memory).flatMap((port) => portItems(parts, port)),
      ...testItems(parts),
      ...powerItems(memory),
    ],
  });
}

function portItems(parts: ArrayParts, port: RequestPort): ItemText[] {
  const { memory } = parts;
  const merges = mergesAt(memory, port);
  return [
    { kind: 'blank' },
    { kind: 'comment', text: `Port ${port.name}.` },
    ...(reads(port) ? decoder(parts, port) : []),
    { kind: 'text', text: merges ? mergeText(memory, port) : plainRequest(parts, port) },
    ...(writes(port) ? encoder(parts, port) : []),
    ...(reads(port) ? readItems(memory, port) : []),
    ...(reads(port) ? faultItems(memory, port) : []),
  ];
}

/** A request goes to the array as it comes. */
function plainRequest({ memory, geometry }: ArrayParts, port: RequestPort): string {
  const { name, kind } = port;
  const net = `${requestNet(memory)}_${name}`;
  const waits = [...(featuresOf(memory).tests ? ['!test'] : []), ...(isAwake(memory) ? ['awake'] : [])];
  return [
    `assign ${name}_ready = ${waits.length === 0 ? "1'b1" : waits.join(' && ')};`,
    `assign ${net}_en = ${name}_en${isAwake(memory)};`,
    ...(kind === 'rw' ? [`assign ${net}_we = ${name}_we;`] : []),
    ...(writes(port) && geometry.masked ? [`assign ${net}_mask = ${name}_mask;`] : []),
    `assign ${net}_addr = ${name}_addr;`,
  ].join('\n');
}
