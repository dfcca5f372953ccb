import { formatAddress } from '../region.ts';
import type { SoftwareBlock, SoftwareMap, SoftwarePlace } from '../software/block.ts';
import type { AddressMapOutput } from './output.ts';
import { parametersOf } from './parameters.ts';

/** `address_map.json`: all that the other views say, addresses as hexadecimal text. */
export const jsonOutput: AddressMapOutput = {
  id: 'json',
  title: 'JSON',
  language: 'json',
  folder: 'doc',
  file: 'address_map.json',
  write: ({ map }) => `${JSON.stringify(mapJson(map), null, 2)}\n`,
};

function mapJson({ name, title, managers, clocks, blocks }: SoftwareMap) {
  return { name, title, managers, clocks, blocks: blocks.map(blockJson) };
}

function blockJson(block: SoftwareBlock) {
  const { name, path, shape, description, attributes, places, registers, interrupts, clock } = block;
  const [main, ...aliases] = places;
  const parameters = parametersOf(block).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : integer(value),
  ]);
  return {
    name,
    path,
    ip: shape?.descriptor.vlnv,
    description,
    ...placeJson(main),
    aliases: aliases.map(placeJson),
    attributes,
    registers: registers && { map: registers.name, size: formatAddress(registers.size) },
    interrupts,
    clock,
    parameters: Object.fromEntries(parameters) as Record<string, string | number>,
  };
}

function placeJson({ base, size, offset, managers }: SoftwarePlace) {
  return { base: formatAddress(base), size: formatAddress(size), offset: formatAddress(offset), managers };
}

/** Larger ones than JSON's readers can tell apart are text. */
function integer(value: bigint): number | string {
  return BigInt.asIntN(53, value) === value ? Number(value) : String(value);
}
