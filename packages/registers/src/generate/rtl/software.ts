import type { OnWrite } from '@netloom/model';
import { isReadable, isWritable } from '../../access/accessName.ts';
import { readTouch, writeTouch } from './access.ts';
import type { Touch, WriteTouch } from './access.ts';
import type { Draft } from './draft.ts';
import type { AccessPath, FieldPlan } from './plan.ts';

/** What one access by software does to a field: while `condition` holds, the field becomes `value(base)`. */
export interface Effect {
  condition: string;
  /** `base` is the value that bits outside of the access keep. */
  value(base: string): string;
}

export function hasReadEffect({ source }: AccessPath): boolean {
  return isReadable(source) && (source.onRead === 'clear' || source.onRead === 'set');
}

/** Side effects of reads (SystemRDL 2.0, `onread`). */
export function readEffects(draft: Draft, field: FieldPlan): Effect[] {
  return field.paths.filter(hasReadEffect).map((path) => {
    const touch = readTouch(draft, field, path);
    const toSet = path.source.onRead === 'set';
    return {
      condition: touch.condition,
      value: (base) => (toSet ? filled(base, touch) : emptied(base, touch)),
    };
  });
}

/** Writes (SystemRDL 2.0, `onwrite`); `current` is the value before the clock, which a toggle inverts. */
export function writeEffects(draft: Draft, field: FieldPlan, current: string): Effect[] {
  return field.paths
    .filter(({ source }) => isWritable(source) && source.onWrite !== 'user')
    .map((path) => {
      const touch = writeTouch(draft, field, path);
      const { onWrite } = path.source;
      return { condition: touch.condition, value: (base) => written(onWrite, base, current, touch) };
    });
}

function written(onWrite: OnWrite | undefined, base: string, current: string, touch: WriteTouch): string {
  const { data, mask } = touch;
  const ones = mask === undefined ? data : `(${data} & ${mask})`;
  const zeros = mask === undefined ? `~${data}` : `(~${data} & ${mask})`;
  switch (onWrite) {
    case undefined:
      if (mask === undefined) return data;
      return base === `'0` ? ones : `(${base} & ~${mask}) | ${ones}`;
    case 'oneToClear':
      return `${base} & ~${ones}`;
    case 'oneToSet':
      return `${base} | ${ones}`;
    case 'oneToToggle':
      return toggled(base, current, ones);
    case 'zeroToClear':
      return mask === undefined ? `${base} & ${data}` : `${base} & (${data} | ~${mask})`;
    case 'zeroToSet':
      return `${base} | ${zeros}`;
    case 'zeroToToggle':
      return toggled(base, current, mask === undefined ? `(${zeros})` : zeros);
    case 'clear':
      return emptied(base, touch);
    case 'set':
      return filled(base, touch);
    case 'user':
      return base;
  }
}

function toggled(base: string, current: string, bits: string): string {
  return base === current ? `${base} ^ ${bits}` : `(${base} & ~${bits}) | (~${current} & ${bits})`;
}

function emptied(base: string, { mask }: Touch): string {
  return mask === undefined ? `'0` : `${base} & ~${mask}`;
}

function filled(base: string, { mask }: Touch): string {
  return mask === undefined ? `'1` : `${base} | ${mask}`;
}
