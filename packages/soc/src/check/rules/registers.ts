import type { Diagnostic } from '@netloom/model';
import type { LibraryEntry } from '../../library/library.ts';
import type { Shape } from '../../design/shape.ts';
import { shapeRegisters } from '../../design/shapeRegisters.ts';
import { checkElaborated } from '@netloom/registers';
import { atInstance, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/**
 * SOC-REGISTERS: the register description of an IP is missing or has errors under the instance's parameters, or its name
 * or module is that of another IP's.
 */
export function checkRegisterMaps({ design }: Subject): Diagnostic[] {
  const found: Diagnostic[] = [];
  const owners = new Map<string, LibraryEntry>();
  for (const { name, shape } of design.blocks.values()) {
    const fault = shape && (faultOf(shape)?.message ?? takenName(shape.entry, owners));
    if (fault) {
      const message = `${name}: ${shape.descriptor.registers}: ${fault}`;
      found.push(problem('SOC-REGISTERS', message, atInstance(name)));
    }
  }
  return found;
}

/** Generated files and modules are called after the map, so that each name belongs to one IP. */
function takenName(entry: LibraryEntry, owners: Map<string, LibraryEntry>): string | undefined {
  const map = entry.registers;
  if (!map) return undefined;
  for (const key of [`map ${map.name}`, `module ${map.module ?? `${map.name}_regs`}`]) {
    const owner = owners.get(key) ?? entry;
    owners.set(key, owner);
    if (owner !== entry) return `${key} is that of ${owner.descriptor.vlnv} already`;
  }
  return undefined;
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
