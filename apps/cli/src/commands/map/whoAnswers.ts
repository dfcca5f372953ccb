import { formatAddress } from '@netloom/soc';
import { whoIsAt } from '@netloom/soc/addressmap';
import type { Occupant } from '@netloom/soc/addressmap';
import { WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { refuseUnknownManager } from './generateMap.ts';
import type { MapSubject } from './withMap.ts';

/** Block, register and fields at an address; fails when nothing is there. */
export function whoAnswers(subject: MapSubject, text: string, manager: string | undefined): Outcome {
  const digits = text.replaceAll('_', '');
  if (!/^(?:0x[0-9a-f]{1,16}|\d{1,20})$/i.test(digits))
    throw new WrongUse(`"${text}" is no address such as 0x80005010`);
  refuseUnknownManager(subject, manager);
  const address = BigInt(digits);
  const found = whoIsAt(subject.document, subject.library, address, manager);
  const lines = found.map(occupantText);
  return {
    text: `${formatAddress(address)}: ${lines.length > 0 ? lines.join('\n') : 'nothing is mapped here'}`,
    result: { address: formatAddress(address), occupants: found.map(occupantJson) },
    failed: found.length === 0,
  };
}

function occupantText({ block, place, offset, register, fields }: Occupant): string {
  const byte = register && register.byte > 0 ? `, byte ${register.byte}` : '';
  const what = register ? `${block.name}.${register.path}${wordText(register.word)}${byte}` : block.name;
  const names = fields.length > 0 ? `: ${fields.map(({ name }) => name).join(', ')}` : '';
  const who = place.managers.join(', ');
  return `${what}${names} (${block.path}, byte ${formatAddress(offset)}; seen by ${who})`;
}

function wordText(word: bigint | undefined): string {
  return word === undefined ? '' : ` word ${word}`;
}

function occupantJson({ block, place, offset, register, fields }: Occupant) {
  return {
    block: block.name,
    endpoint: block.path,
    base: formatAddress(place.base),
    size: formatAddress(place.size),
    managers: place.managers,
    offset: formatAddress(offset),
    register: register && {
      path: register.path,
      indices: register.indices,
      offset: formatAddress(register.offset),
      byte: register.byte,
      ...(register.word !== undefined && { word: String(register.word) }),
    },
    fields: fields.map(({ name, lsb, width }) => ({ name, lsb, width })),
  };
}
