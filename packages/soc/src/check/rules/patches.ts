import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import { atInstance, problem, removal } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-PATCH and SOC-PATCH-IDLE: what an instance has instead of its document, and cannot have, or has anyway. */
export function checkPatches({ design }: Subject): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { name, shape } of design.blocks.values()) {
    for (const { pointer, isIdle, ...reason } of shape?.patchProblems ?? []) {
      const at = pointerOf('instances', name, 'patch', pointer);
      const fix = removal('fix/take-back', {}, at);
      const code = isIdle ? 'SOC-PATCH-IDLE' : 'SOC-PATCH';
      found.push(problem(code, { instance: name, reason }, { ...atInstance(name), pointer: at }, fix));
    }
  }
  return found;
}
