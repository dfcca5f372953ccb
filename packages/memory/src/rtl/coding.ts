import type { ItemText } from '@netloom/hdl/emit';
import { portsOf, writes, writingOf } from '../plan/ports.ts';
import type { RequestPort } from '../plan/ports.ts';
import { vector } from './cell.ts';
import { tellsCollisions } from './collisions.ts';
import { featuresOf, mergesAt, requestNet } from './features.ts';
import type { ArrayParts } from './parts.ts';

/** Data to be written with its check bits. */
export function encoder({ memory, geometry }: ArrayParts, port: RequestPort): ItemText[] {
  const { name } = port;
  const { stored } = geometry;
  const merges = mergesAt(memory, port);
  const data = merges ? `${name}_new` : `${name}_wdata`;
  const target = `${requestNet(memory)}_${name}_wdata`;
  if (memory.ecc === 'none') return [{ kind: 'text', text: `assign ${target} = ${data};` }];
  const flips = [
    // A word that cannot be corrected stays so: two wrong check bits are found whatever the data are.
    ...(merges ? [`{{2{${name}_merging && ${name}_error}}, ${stored - 2}'d0}`] : []),
    ...(injectsAt(memory, port) ? [`{${stored - featuresOf(memory).injects}'d0, inject}`] : []),
  ];
  const encoded = flips.length === 0 ? target : `${name}_encoded`;
  const instance: ItemText = {
    kind: 'instance',
    instance: {
      module: `${memory.name}_encode`,
      name: `u_encode_${name}`,
      ports: [
        { name: 'data', value: data },
        { name: 'word', value: encoded },
      ],
    },
  };
  if (flips.length === 0) return [instance];
  return [
    { kind: 'text', text: `logic ${vector(stored)} ${encoded};` },
    instance,
    {
      kind: 'text',
      text: [
        `assign ${target} = ${[encoded, ...flips].join(' ^ ')};`,
        ...(injectsAt(memory, port) ? [injected({ memory, geometry }, port)] : []),
      ].join('\n'),
    },
  ];
}

/** Bits are inverted at the first port that writes. */
const injectsAt = (memory: ArrayParts['memory'], { name }: RequestPort) =>
  featuresOf(memory).injects > 0 && portsOf(memory).find(writes)!.name === name;

/** The lowest bits are written: what was to be inverted is. */
function injected({ memory, geometry }: Pick<ArrayParts, 'memory' | 'geometry'>, port: RequestPort): string {
  const net = { ...port, name: `${requestNet(memory)}_${port.name}` };
  const lowest = geometry.masked ? ` && ${net.name}_mask[0]` : '';
  return `assign injected = ${writingOf(net)}${lowest}${featuresOf(memory).tests ? ' && !test' : ''};`;
}

/** What the array gave, without its check bits, and what they found. */
export function decoder({ memory, geometry }: ArrayParts, port: RequestPort): ItemText[] {
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
