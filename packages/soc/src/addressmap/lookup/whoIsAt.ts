import type { SocDocument } from '@netloom/model';
import type { Library } from '../../library/library.ts';
import type { ElaboratedField } from '@netloom/registers';
import type { SoftwareBlock, SoftwareMap, SoftwarePlace } from '../software/block.ts';
import { softwareMap } from '../software/softwareMap.ts';
import { registersAt } from './registersAt.ts';
import type { FoundRegister } from './registersAt.ts';

/** What stands at an address. */
export interface Occupant {
  block: SoftwareBlock;
  /** The place that holds the address; its `managers` are those that find the block there. */
  place: SoftwarePlace;
  /** Bytes from the start of the block. */
  offset: bigint;
  /** Register or word of a memory, when the block's registers are described and one is there. */
  register?: FoundRegister;
  /** The register's fields with a bit in the byte at the address, lowest first. */
  fields: ElaboratedField[];
}

/**
 * Who answers at `address`, as all managers see it or as one does. Empty where nothing is mapped; several blocks where
 * managers see different ones there or the map has an overlap; both registers where two share an address.
 */
export function whoIsAt(
  document: SocDocument,
  library: Library,
  address: bigint,
  manager?: string,
): Occupant[] {
  return occupantsAt(softwareMap(document, library, manager), address);
}

/** The same for a map that is known already, e.g. to look many addresses up. */
export function occupantsAt({ blocks }: SoftwareMap, address: bigint): Occupant[] {
  return blocks.flatMap((block) =>
    block.places
      .filter(({ base, size }) => address >= base && address < base + size)
      .flatMap((place) => occupants(block, place, address)),
  );
}

function occupants(block: SoftwareBlock, place: SoftwarePlace, address: bigint): Occupant[] {
  const offset = place.offset + (address - place.base);
  const registers = block.registers ? registersAt(block.registers, offset) : [];
  if (registers.length === 0) return [{ block, place, offset, fields: [] }];
  return registers.map((register) => ({ block, place, offset, register, fields: fieldsOfByte(register) }));
}

function fieldsOfByte({ node, byte }: FoundRegister): ElaboratedField[] {
  if (node.kind !== 'register') return [];
  const low = byte * 8;
  return node.fields.filter(({ lsb, width }) => lsb < low + 8 && lsb + width > low);
}
