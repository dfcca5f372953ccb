import type { Diagnostic, Fix } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import type { BlockProblem } from '../../generators/blockGenerator.ts';
import { generatedBlocks } from '../../generators/generatedBlock.ts';
import { atInstance, optionFix, problem } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

/** SOC-GENERATOR: what the generators of blocks say of their own instances. */
export function checkGenerators(subject: Subject): Diagnostic[] {
  return generatedBlocks(subject).flatMap(({ block, generator }) =>
    (generator.check?.(block) ?? []).map((each) =>
      problem(
        'SOC-GENERATOR',
        { instance: block.instance, reason: each },
        placeOf(block.instance, each),
        fixOf(block.instance, each),
      ),
    ),
  );
}

function fixOf(instance: string, { option, remedy }: BlockProblem): Fix | undefined {
  return option === undefined || remedy === undefined ? undefined : optionFix(instance, option, remedy);
}

function placeOf(instance: string, { option, interface: side }: BlockProblem): Place {
  if (option === undefined) return atInstance(instance, side);
  return { ...atInstance(instance), pointer: pointerOf('instances', instance, 'parameters', option) };
}
