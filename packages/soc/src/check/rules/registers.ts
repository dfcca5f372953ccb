import type { Diagnostic } from '@netloom/model';
import type { Shape } from '../../design/shape.ts';
import { shapeRegisters } from '../../design/shapeRegisters.ts';
import { checkElaborated } from '../../registers/check/check.ts';
import { atInstance, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-REGISTERS: the register description of an IP is missing or has errors under the instance's parameters. */
export function checkRegisterMaps({ design }: Subject): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { name, shape } of design.blocks.values()) {
    const fault = shape && faultOf(shape);
    if (fault) {
      const message = `${name}: ${shape.descriptor.registers}: ${fault.message}`;
      found.push(problem('SOC-REGISTERS', message, atInstance(name)));
    }
  }
  return found;
}

/** The first error depends on the shape alone, which equally configured instances share. */
const known = new WeakMap<Shape, Diagnostic | undefined>();

function faultOf(shape: Shape): Diagnostic | undefined {
  if (!known.has(shape)) {
    const elaboration = shapeRegisters(shape);
    const own = elaboration ? checkElaborated(elaboration) : [];
    const all = [...(shape.entry.registerProblems ?? []), ...own];
    known.set(
      shape,
      all.find(({ severity }) => severity === 'error'),
    );
  }
  return known.get(shape);
}
