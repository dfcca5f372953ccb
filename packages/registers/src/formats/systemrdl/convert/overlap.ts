import type { SoftwareAccess } from '@netloom/model';
import { isReadable, isWritable } from '../../../access/accessName.ts';
import { RdlError } from '../reports.ts';
import { endOf } from '../elaborate/addressLayout.ts';
import type { PlacedNode } from '../elaborate/addressLayout.ts';
import type { Component } from '../elaborate/component.ts';
import { isPresent } from '../elaborate/properties.ts';
import { softwareAccess } from './field.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Two components at one address are refused (13.4), but for a read-only register over a write-only one. */
export function checkOverlap(nodes: readonly PlacedNode[]): void {
  const sorted = nodes.toSorted((a, b) =>
    a.offset.value < b.offset.value ? -1 : a.offset.value > b.offset.value ? 1 : 0,
  );
  let furthest: PlacedNode | undefined;
  for (const node of sorted) {
    if (furthest && node.offset.value < endOf(furthest) && collide(furthest, node)) {
      const [later, earlier] = node.instance.at > furthest.instance.at ? [node, furthest] : [furthest, node];
      throw new RdlError(
        say('RDL/overlap', {
          later: later.instance.name,
          offset: hex(later.offset.value),
          earlier: earlier.instance.name,
          first: hex(earlier.offset.value),
          last: hex(endOf(earlier) - 1n),
        }),
        later.instance.at,
      );
    }
    if (!furthest || endOf(node) > endOf(furthest)) furthest = node;
  }
}

const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;

function collide(a: PlacedNode, b: PlacedNode): boolean {
  // Copies with gaps between them may interleave; the checks of the map look at each copy.
  if (a.stride.value > a.extent || b.stride.value > b.extent) return false;
  return (
    !(isOneWay(a.instance.component, 'r') && isOneWay(b.instance.component, 'w')) &&
    !(isOneWay(a.instance.component, 'w') && isOneWay(b.instance.component, 'r'))
  );
}

/** A register of which software only reads (`r`) or only writes (`w`) fields; those that it does neither with do not count. */
function isOneWay(register: Component, way: 'r' | 'w'): boolean {
  if (register.definition.kind !== 'reg') return false;
  const fields = register.children.flatMap(({ component }) =>
    component.definition.kind === 'field' && isPresent(component) ? [softwareAccess(component)] : [],
  );
  const [own, other] = way === 'r' ? [isRead, isWritten] : [isWritten, isRead];
  return fields.some(own) && !fields.some(other);
}

const isRead = (software: SoftwareAccess) => isReadable({ software });
const isWritten = (software: SoftwareAccess) => isWritable({ software });
