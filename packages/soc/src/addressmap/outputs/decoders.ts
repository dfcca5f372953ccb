import { generatedBlocks } from '../../generators/generatedBlock.ts';
import { interconnectSpec } from '../../interconnect/spec.ts';
import type { Route } from '../../interconnect/spec.ts';
import { formatAddress } from '../region.ts';
import type { AddressMapOutput } from './output.ts';

/** `decoders.json`: what the decoder of each interconnect is set to, as its RTL has it. */
export const decodersOutput: AddressMapOutput = {
  id: 'decoders',
  title: 'Decoder settings',
  language: 'json',
  folder: 'doc',
  file: 'decoders.json',
  write({ subject: { design, wiring, reach } }) {
    const specs = generatedBlocks({ design, wiring, reach }).flatMap(({ block }) =>
      (block.ports.passages ?? [])
        .filter(({ decodes }) => decodes)
        .map((passage) => interconnectSpec(block, passage)),
    );
    if (specs.length === 0) return undefined;
    const decoders = specs.map(({ module, addressWidth, managers, subordinates, routes }) => ({
      module,
      addressWidth,
      managers: managers.map(({ name }) => name),
      subordinates: subordinates.map(({ name }) => name),
      regions: routes.map((route) => ({
        name: route.name,
        target: subordinates[route.target]!.name,
        managers: (route.managers ?? [...managers.keys()]).map((index) => managers[index]!.name),
        ...numbers(route, addressWidth),
        ...(route.readOnly && { readOnly: true }),
        ...(route.secure && { secure: true }),
        ...(route.privileged && { privileged: true }),
      })),
    }));
    return `${JSON.stringify({ decoders }, null, 2)}\n`;
  },
};

function numbers({ place: { endpoint, base, size }, destination }: Route, addressWidth: number) {
  const mask = BigInt.asUintN(addressWidth, ~(size - 1n));
  return {
    endpoint,
    base: formatAddress(base),
    mask: formatAddress(mask),
    ...(destination === base ? {} : { translatedTo: formatAddress(destination) }),
  };
}
