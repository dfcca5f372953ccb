import { placeField } from '@netloom/registers';
import type { BitRange, ElaboratedField, NodePath } from '@netloom/registers';
import type { RegisterMap } from '@netloom/model';
import type { KeyboardEvent } from 'react';
import { select, takeEdit } from '../store/history.ts';
import { runCommand } from '../toolbar/commands.ts';

interface BitKeys {
  map: RegisterMap;
  node: NodePath;
  fields: readonly ElaboratedField[];
  chosen: number | undefined;
  rename: (field: number) => void;
}

/**
 * Up and down choose a field; left and right move it by a bit, with Alt its upper end, with Ctrl its lower end, with
 * Shift neighbours give way.
 */
export function onBitKey(event: KeyboardEvent, { map, node, fields, chosen, rename }: BitKeys): void {
  const at = fields.findIndex(({ index }) => index === chosen);
  const field = fields[at];
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    const next = fields[at < 0 ? 0 : at + (event.key === 'ArrowUp' ? 1 : -1)];
    if (next) select({ node, field: next.index });
  } else if (event.key === 'Insert') runCommand('addField');
  else if (!field) return;
  else if (event.key === 'Delete') runCommand('removeField');
  else if (event.key === 'F2' || event.key === 'Enter') rename(field.index);
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const by = event.key === 'ArrowLeft' ? 1 : -1;
    const wanted = steppedRange(field, by, event);
    takeEdit(placeField(map, node, field.index, wanted, event.shiftKey ? 'push' : 'stop'));
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function steppedRange(
  { lsb, width }: BitRange,
  by: number,
  { altKey, ctrlKey }: { altKey: boolean; ctrlKey: boolean },
): BitRange {
  if (altKey) return { lsb, width: Math.max(1, width + by) };
  if (ctrlKey && lsb + by >= 0 && width - by >= 1) return { lsb: lsb + by, width: width - by };
  return ctrlKey ? { lsb, width } : { lsb: Math.max(0, lsb + by), width };
}
