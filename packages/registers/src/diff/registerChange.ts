import type { Worded } from '@netloom/model';
import type { ElaboratedNode } from '../elaborate/index.ts';
import { say } from '../wording/sentences.ts';

/** One change of meaning, as a sentence. */
export interface RegisterChange extends Worded {
  kind: 'added' | 'removed' | 'changed';
  /** Path of the node, parameter or field: "IRQ_STATUS.OVERRUN". */
  path: string;
  /** Whose existing work no longer fits: programs, the hardware around the register file, or nobody's. */
  breaks: 'software' | 'hardware' | 'nothing';
}

type Thing = ElaboratedNode['kind'] | 'field' | 'parameter';

export function added(path: string, what: Thing): RegisterChange {
  return { kind: 'added', path, ...say(`reg-change/added-${what}`, { path }), breaks: 'nothing' };
}

export function removed(path: string, what: Thing, breaks: RegisterChange['breaks']): RegisterChange {
  return { kind: 'removed', path, ...say(`reg-change/removed-${what}`, { path }), breaks };
}

export function changed(path: string, said: Worded, breaks: RegisterChange['breaks']): RegisterChange {
  return { kind: 'changed', path, ...said, breaks };
}

export function hex(value: bigint): string {
  return `0x${value.toString(16).toUpperCase()}`;
}
