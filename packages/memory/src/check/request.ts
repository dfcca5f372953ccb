import { isKeyword } from '@netloom/hdl/keywords';
import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { say } from '../wording/sentences.ts';

/** Most bits that are made of flip-flops. */
const MOST_FLOPS = 65_536;

/** Whether what is asked for can be, whatever it is made of. */
export function checkRequest(memory: Memory): Diagnostic[] {
  return [...name(memory), ...mask(memory), ...maskUnderEcc(memory), ...alone(memory), ...flops(memory)];
}

function name({ name: word }: Memory): Diagnostic[] {
  if (!isKeyword(word)) return [];
  return [documentProblem({ code: 'MEM-KEYWORD', said: say('MEM-KEYWORD', { name: word }), at: ['name'] })];
}

function mask({ width, maskBits }: Memory): Diagnostic[] {
  if (maskBits === undefined || width % maskBits === 0) return [];
  let fit = Math.min(maskBits, width);
  while (width % fit !== 0) fit--;
  return [
    documentProblem({
      code: 'MEM-MASK',
      said: say('MEM-MASK', { mask: maskBits, width, fit }),
      at: ['maskBits'],
      fix: fixOf(say('MEM-MASK/fix', { fit }), [{ pointer: pointerOf('maskBits'), value: fit }]),
    }),
  ];
}

function maskUnderEcc(memory: Memory): Diagnostic[] {
  const canMerge = memory.ports === '1rw' || memory.ports === '1rw1r';
  if (!geometryOf(memory).readModifyWrite || canMerge) return [];
  return [
    documentProblem({
      code: 'MEM-MASK-ECC',
      said: say('MEM-MASK-ECC', {}),
      at: ['ecc'],
      fix: fixOf(say('MEM-MASK-ECC/fix', {}), [{ pointer: pointerOf('ecc'), value: 'parity' }]),
    }),
  ];
}

function alone({ ports, readDuringWrite }: Memory): Diagnostic[] {
  if (ports !== '1rw' || readDuringWrite === 'undefined') return [];
  const edit = { pointer: pointerOf('readDuringWrite'), value: 'undefined' };
  return [
    documentProblem({
      code: 'MEM-ALONE',
      severity: 'warning',
      said: say('MEM-ALONE', {}),
      at: ['readDuringWrite'],
      fix: fixOf(say('MEM-ALONE/fix', {}), [edit]),
    }),
  ];
}

function flops(memory: Memory): Diagnostic[] {
  const bits = memory.depth * memory.width;
  if (memory.target !== 'flops' || bits <= MOST_FLOPS) return [];
  return [
    documentProblem({
      code: 'MEM-FLOPS',
      said: say('MEM-FLOPS', { bits, most: MOST_FLOPS }),
      at: ['target'],
    }),
  ];
}
