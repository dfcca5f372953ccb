import type { Diagnostic, Said } from '@netloom/model';
import type { LibraryEntry } from '../../library/library.ts';
import type { Shape } from '../../design/shape.ts';
import { shapeRegisters } from '../../design/shapeRegisters.ts';
import { checkElaborated } from '@netloom/registers';
import { say } from '../../wording/sentences.ts';
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
    const reason = shape && (faultOf(shape) ?? takenName(shape.entry, owners));
    if (reason) {
      const values = { instance: name, file: String(shape.descriptor.registers), reason };
      found.push(problem('SOC-REGISTERS', values, atInstance(name)));
    }
  }
  return found;
}

/** Generated files and modules are called after the map, so that each name belongs to one IP. */
function takenName(entry: LibraryEntry, owners: Map<string, LibraryEntry>): Said | undefined {
  const map = entry.registers;
  if (!map) return undefined;
  const names = [
    ['registers/map-taken', map.name],
    ['registers/module-taken', map.module ?? `${map.name}_regs`],
  ] as const;
  for (const [taken, name] of names) {
    const key = `${taken} ${name}`;
    const owner = owners.get(key) ?? entry;
    owners.set(key, owner);
    if (owner !== entry) return say(taken, { name, owner: owner.descriptor.vlnv });
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
