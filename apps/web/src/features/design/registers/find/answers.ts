import type { RegisterMap } from '@netloom/model';
import { eachNode } from '@netloom/registers';
import { findByName, occupantsAt } from '@netloom/soc/addressmap';
import type { SoftwareBlock } from '@netloom/soc/addressmap';
import { addressOf, elaborationOf } from '../store/derived.ts';
import type { SocMap } from './useSocMaps.ts';

/** A place that answers a question about an address or a name. */
export interface Answer {
  key: string;
  name: string;
  address: bigint;
  /** SoC it belongs to; undefined for the description that is open. */
  soc: string | undefined;
  /** Fields that hold the byte, for an address. */
  fields: string[];
  /** VLNV of the block. */
  block: string | undefined;
  /** Path of the register in its description. */
  register: string | undefined;
}

const MOST = 60;

/** "0x8000_5010", "8000_5010" with 0x left out is a name: only what begins with 0x or is all digits is an address. */
export function addressOfText(text: string): bigint | undefined {
  const plain = text.trim().replaceAll('_', '');
  return /^(?:0x[0-9a-f]+|\d+)$/i.test(plain) ? BigInt(plain) : undefined;
}

/** What answers a question: who is at an address, or where a name is. */
export function answersTo(text: string, socs: readonly SocMap[], open: RegisterMap | undefined): Answer[] {
  if (text === '') return [];
  const address = addressOfText(text);
  return address === undefined ? answersNamed(socs, open, text) : answersAt(socs, address);
}

/** Who is at an address of one of the SoCs. */
function answersAt(socs: readonly SocMap[], address: bigint): Answer[] {
  return socs.flatMap(({ name: soc, map }) =>
    occupantsAt(map, address).map(({ block, register, offset, fields }) => ({
      key: `${soc} ${block.path} ${address} ${register?.path ?? ''}`,
      name: register
        ? `${block.name}.${register.path}${register.word === undefined ? '' : `[${register.word}]`}`
        : `${block.name} + 0x${offset.toString(16).toUpperCase()}`,
      address,
      soc,
      fields: fields.map(({ name }) => name),
      block: vlnvOf(block),
      register: register?.node.path,
    })),
  );
}

/** Registers, blocks and fields whose names hold the text: of the open description first, then of the SoCs. */
function answersNamed(socs: readonly SocMap[], open: RegisterMap | undefined, text: string): Answer[] {
  const found = socs.flatMap(({ name: soc, map }) =>
    findByName(map, text, MOST).map(({ path, address, block, node }) => ({
      key: `${soc} ${path}`,
      name: path,
      address,
      soc,
      fields: [],
      block: vlnvOf(block),
      register: node?.path,
    })),
  );
  return [...(open ? inOpen(open, text) : []), ...found].slice(0, 2 * MOST);
}

function inOpen(map: RegisterMap, text: string): Answer[] {
  const wanted = text.trim().toLowerCase();
  const found: Answer[] = [];
  for (const node of eachNode(elaborationOf(map).map)) {
    if (found.length >= MOST) break;
    const field =
      node.kind === 'register'
        ? node.fields.find(({ name }) => name.toLowerCase().includes(wanted))
        : undefined;
    const matches = node.path.toLowerCase().includes(wanted);
    if (!matches && !field) continue;
    found.push({
      key: `open ${node.pointer}`,
      name: matches ? node.path : `${node.path}.${field!.name}`,
      address: addressOf(node),
      soc: undefined,
      fields: [],
      block: undefined,
      register: node.path,
    });
  }
  return found;
}

function vlnvOf({ shape }: SoftwareBlock): string | undefined {
  return shape?.descriptor.vlnv;
}
