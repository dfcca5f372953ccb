import { formatAddress } from '../../region.ts';
import type { SoftwareBlock, SoftwareMap, SoftwarePlace } from '../../software/block.ts';
import { oneLine } from '@netloom/registers/generate';
import { clustersOf } from './clusters.ts';
import { escaped, sizeText } from './text.ts';

const HEADING = ['Base', 'End', 'Size', 'Name', 'IP', 'Attributes', 'Managers', 'Interrupts', 'Description'];

/** A row a place, by base. */
export function tableOf(map: SoftwareMap): string {
  const rows = clustersOf(map).flatMap(({ places }) => places.map(({ block, place }) => row(block, place)));
  const heading = HEADING.map((text) => `<th>${text}</th>`).join('');
  return `<div class="table"><table>\n<thead><tr>${heading}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table></div>`;
}

function row(block: SoftwareBlock, place: SoftwarePlace): string {
  const { name, shape, interrupts, description = '' } = block;
  const isAlias = place !== block.places[0];
  const seen = place.offset === 0n ? 'alias' : `window from ${formatAddress(place.offset)} on`;
  const cells = [
    `<code>${formatAddress(place.base)}</code>`,
    `<code>${formatAddress(place.base + place.size - 1n)}</code>`,
    sizeText(place.size),
    escaped(isAlias ? `${name} (${seen})` : name),
    escaped(shape?.descriptor.vlnv ?? 'outside'),
    attributesText(block),
    escaped(place.managers.join(', ')),
    escaped(interrupts.map(({ sink, number }) => `${sink}[${number}]`).join(', ')),
    escaped(oneLine(description)),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function attributesText({ attributes }: SoftwareBlock): string {
  const { type, executable, readOnly, secure, privileged } = attributes;
  const more = [
    ...(executable ? ['executable'] : []),
    ...(readOnly ? ['read only'] : []),
    ...(secure ? ['secure'] : []),
    ...(privileged ? ['privileged'] : []),
  ];
  return [type, ...more].join(', ');
}
