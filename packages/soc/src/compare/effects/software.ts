import type { SocDocument } from '@netloom/model';
import { formatAddress } from '../../addressmap/region.ts';
import { softwareMapOf } from '../../addressmap/software/softwareMap.ts';
import type { SoftwareBlock } from '../../addressmap/software/block.ts';
import type { Subject } from '../../check/rule.ts';

/** Where software finds each block, those inside other documents too, and under which restrictions. */
export function addressesOf(subject: Subject): Map<string, string> {
  return new Map(softwareMapOf(subject).blocks.map((block) => [block.path, placesText(block)]));
}

function placesText({ places, attributes }: SoftwareBlock): string {
  const { type, executable, readOnly, secure, privileged } = attributes;
  const flags = Object.entries({ executable, 'read-only': readOnly, secure, privileged });
  const kind = [type, ...flags.flatMap(([name, holds]) => (holds ? name : []))].join(' ');
  const texts = places.map(({ base, size, managers }) => {
    return `${formatAddress(base)}–${formatAddress(base + size - 1n)} (${managers.join(', ')})`;
  });
  return `${texts.join(', ')}; ${kind}`;
}

/** The number of each interrupt at its sink. */
export function interruptsOf({ interrupts }: SocDocument): Map<string, string> {
  return new Map(
    Object.entries(interrupts).map(([source, { sink, number }]) => [source, `${sink}[${number}]`]),
  );
}

export function clocksOf({ clocks }: SocDocument): Map<string, string> {
  return new Map(Object.entries(clocks).map(([name, { frequency }]) => [name, `${frequency} Hz`]));
}
