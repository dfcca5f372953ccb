import { formatAddress } from '../region.ts';
import type { SoftwareBlock, SoftwareMap, SoftwarePlace } from '../software/block.ts';
import type { AddressMapOutput } from './output.ts';

const HEADING = ['name', 'path', 'ip', 'base', 'end', 'size', 'offset', 'managers', 'type', 'executable'];
const MORE = ['read only', 'secure', 'privileged', 'interrupts', 'description'];

/** `address_map.csv`: a line a place, by base (RFC 4180). */
export const csvOutput: AddressMapOutput = {
  id: 'csv',
  title: 'CSV',
  language: 'plaintext',
  folder: 'doc',
  file: 'address_map.csv',
  write: ({ map }) => csvText(map),
};

function csvText({ blocks }: SoftwareMap): string {
  const places = blocks.flatMap((block) => block.places.map((place) => ({ block, place })));
  places.sort((a, b) => (a.place.base < b.place.base ? -1 : a.place.base > b.place.base ? 1 : 0));
  const rows = places.map(({ block, place }) => row(block, place));
  return [[...HEADING, ...MORE], ...rows].map((cells) => cells.map(cell).join(',') + '\r\n').join('');
}

function row(block: SoftwareBlock, { base, size, offset, managers }: SoftwarePlace): string[] {
  const { name, path, shape, attributes, interrupts, description } = block;
  const yes = (value: boolean) => (value ? 'yes' : 'no');
  return [
    ...[name, path, shape?.descriptor.vlnv ?? ''],
    ...[base, base + size - 1n, size, offset].map(formatAddress),
    ...[managers.join(' '), attributes.type, yes(attributes.executable)],
    ...[attributes.readOnly, attributes.secure, attributes.privileged].map(yes),
    interrupts.map(({ number, sink }) => `${sink}[${number}]`).join(' '),
    description ?? '',
  ];
}

/** Quoted where needed; what a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
