import { emitModule, input, portGroup } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import { portsOf, reads, writes } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { arrayPorts } from './array.ts';
import type { ArrayParts } from './parts.ts';
import { vector } from './cell.ts';
import { tellsCollisions } from './collisions.ts';
import { plainPorts } from './ports.ts';
import { readItems } from './readData.ts';
import { mergeText } from './merge.ts';

/** The memory with its plain ports: array, check bits, masks under check bits, latency and hold. */
export function plainModule(parts: ArrayParts): string {
  const { memory } = parts;
  const nets = arrayPorts(parts).slice(1);
  return emitModule({
    name: memory.name,
    comment: `Memory of ${memory.depth} words of ${memory.width} bits, generated from ${memory.name}.memory.json.`,
    ports: [...portGroup('Clock and reset', [input('clk'), input('rst_n')]), ...plainPorts(memory)],
    items: [
      {
        kind: 'declarations',
        declarations: nets.map(({ name, packed }) => ({ name: `m_${name}`, ...(packed && { packed }) })),
      },
      {
        kind: 'instance',
        instance: {
          module: `${memory.name}_array`,
          name: 'u_array',
          ports: [{ name: 'clk', value: 'clk' }, ...nets.map(({ name }) => ({ name, value: `m_${name}` }))],
        },
      },
      ...portsOf(memory).flatMap((port) => portItems(parts, port)),
    ],
  });
}

function portItems(parts: ArrayParts, port: RequestPort): ItemText[] {
  const { memory, geometry } = parts;
  const merges = geometry.readModifyWrite && writes(port);
  return [
    { kind: 'blank' },
    { kind: 'comment', text: `Port ${port.name}.` },
    ...(reads(port) ? decoder(parts, port) : []),
    { kind: 'text', text: merges ? mergeText(memory, port) : plainRequest(parts, port) },
    ...(writes(port) ? [encoder(parts, port)] : []),
    ...(reads(port) ? readItems(memory, port, merges) : []),
  ];
}

/** A request goes to the array as it comes. */
function plainRequest({ geometry }: ArrayParts, port: RequestPort): string {
  const { name, kind } = port;
  return [
    `assign ${name}_ready = 1'b1;`,
    `assign m_${name}_en = ${name}_en;`,
    ...(kind === 'rw' ? [`assign m_${name}_we = ${name}_we;`] : []),
    ...(writes(port) && geometry.masked ? [`assign m_${name}_mask = ${name}_mask;`] : []),
    `assign m_${name}_addr = ${name}_addr;`,
  ].join('\n');
}

/** Data to be written with its check bits. */
function encoder({ memory, geometry }: ArrayParts, { name }: RequestPort): ItemText {
  const data = geometry.readModifyWrite ? `${name}_new` : `${name}_wdata`;
  if (memory.ecc === 'none') return { kind: 'text', text: `assign m_${name}_wdata = ${data};` };
  const target = geometry.readModifyWrite ? `${name}_encoded` : `m_${name}_wdata`;
  return {
    kind: 'instance',
    instance: {
      module: `${memory.name}_encode`,
      name: `u_encode_${name}`,
      ports: [
        { name: 'data', value: data },
        { name: 'word', value: target },
      ],
    },
  };
}

/** What the array gave, without its check bits, and what they found. */
function decoder({ memory, geometry }: ArrayParts, port: RequestPort): ItemText[] {
  const { name } = port;
  const data = `logic ${vector(geometry.data)} ${name}_data;`;
  if (memory.ecc === 'none')
    return [{ kind: 'text', text: `${data}\nassign ${name}_data = m_${name}_rdata;` }];
  const single = memory.ecc === 'secded';
  const believed = tellsCollisions(memory, port) ? ` && !m_${name}_collided` : '';
  const found = [...(single ? ['corrected'] : []), 'error'];
  return [
    {
      kind: 'text',
      text: [
        data,
        `logic ${found.flatMap((what) => [`${name}_${what}`, `${name}_found_${what}`]).join(', ')};`,
      ].join('\n'),
    },
    {
      kind: 'instance',
      instance: {
        module: `${memory.name}_decode`,
        name: `u_decode_${name}`,
        ports: [
          { name: 'word', value: `m_${name}_rdata` },
          { name: 'data', value: `${name}_data` },
          ...found.map((what) => ({ name: what, value: `${name}_found_${what}` })),
        ],
      },
    },
    {
      kind: 'text',
      text: found.map((what) => `assign ${name}_${what} = ${name}_found_${what}${believed};`).join('\n'),
    },
  ];
}
