import type { Said, SocDocument } from '@netloom/model';
import { shapeOf } from '../design/shape.ts';
import type { Shape } from '../design/shape.ts';
import { shapeRegisters } from '../design/shapeRegisters.ts';
import { generatedModule } from '../generators/generatedBlock.ts';
import { documentValues } from '../library/ownParameters.ts';
import { say } from '../wording/sentences.ts';

/** A module of the generated design, and the IP or document that brings it. */
export interface ModuleUse {
  module: string;
  owner: Said;
}

/** The modules that are made for a document as the top: itself and its testbench. */
export function modulesOf({ name, vlnv }: SocDocument): ModuleUse[] {
  return [
    { module: name, owner: { message: vlnv } },
    { module: `${name}_tb`, owner: say('owner/testbench', { owner: vlnv }) },
  ];
}

/** The modules that an instance brings: its own, its register file, and those of a document below it. */
export function modulesBelow(document: SocDocument, instance: string, shape: Shape): ModuleUse[] {
  const { descriptor, entry } = shape;
  if (shape.generated) {
    const owner = say('owner/block', { instance, owner: document.vlnv });
    return [{ module: generatedModule(document.name, instance), owner }];
  }
  const own = [{ module: descriptor.module, owner: { message: descriptor.vlnv } }];
  if (entry.document) return [...own, ...insideOf(entry.document, shape)];
  const map = shapeRegisters(shape)?.map;
  if (map?.source.registerFile !== 'generated') return own;
  return [...own, { module: map.module, owner: say('owner/registers', { owner: descriptor.vlnv }) }];
}

const known = new WeakMap<SocDocument, ModuleUse[]>();

function insideOf(document: SocDocument, { library }: Shape): ModuleUse[] {
  let modules = known.get(document);
  if (modules) return modules;
  // Set before the descent, which a hierarchy that contains itself would not end.
  known.set(document, []);
  const values = documentValues(document);
  modules = Object.entries(document.instances).flatMap(([name, { ip, parameters = {}, patch }]) => {
    const shape = shapeOf(library, ip, parameters, values, patch);
    return shape ? modulesBelow(document, name, shape) : [];
  });
  known.set(document, modules);
  return modules;
}
