import { evaluateConstant, identifiersOf } from '@netloom/hdl/expression';
import type { Values } from '@netloom/hdl/expression';
import type { ModuleStructure, StructureInstance } from '@netloom/hdl/structure';
import type { SocDocument, SocInstance } from '@netloom/model';
import { shapeOf } from '../design/shape.ts';
import type { Shape } from '../design/shape.ts';
import { documentValues } from '../library/ownParameters.ts';
import { generatedModule } from '../generators/generatedBlock.ts';
import type { Library } from '../library/library.ts';

/** An instance of the module with the block of the library that it is of. */
export interface KnownBlock {
  instance: StructureInstance;
  entry: SocInstance;
  shape: Shape;
}

export interface Choice {
  structure: ModuleStructure;
  library: Library;
  reference: SocDocument | undefined;
  /** Instances whose generated block does not meet its surroundings: they are the modules that stand there. */
  asModules: ReadonlySet<string>;
}

/** The module's parameters, and the local ones that settings of instances and widths of ports use. */
export function parametersOf({
  descriptor,
  instances,
  constants,
}: ModuleStructure): SocDocument['parameters'] {
  const found: SocDocument['parameters'] = {};
  const take = (name: string): void => {
    const value = constants[name];
    if (value === undefined || name in found) return;
    found[name] = value;
    identifiersOf(value).forEach(take);
  };
  for (const { name, local } of descriptor.parameters) if (!local) take(name);
  const texts = [
    ...instances.flatMap(({ parameters }) => Object.values(parameters)),
    ...descriptor.ports.map(({ width }) => width),
  ];
  for (const text of new Set(texts)) identifiersOf(text).forEach(take);
  return found;
}

/** Blocks by the names of their instances; an instance of which the library has no module is missing. */
export function chooseBlocks(choice: Choice, document: SocDocument): Map<string, KnownBlock> {
  const byModule = modulesOf(choice.library);
  const values = documentValues(document);
  const blocks = new Map<string, KnownBlock>();
  for (const instance of choice.structure.instances) {
    const ip = blockOf(choice, instance, byModule);
    if (ip === undefined) continue;
    const entry = entryOf(choice, instance, ip, values);
    const shape = shapeOf(choice.library, ip, entry.parameters ?? {}, values);
    if (shape && holdsPins(instance, shape)) blocks.set(instance.name, { instance, entry, shape });
  }
  return blocks;
}

function modulesOf({ names, find }: Library): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const vlnv of names) {
    const descriptor = find(vlnv)?.descriptor;
    if (!descriptor || descriptor.generator !== undefined) continue;
    const known = modules.get(descriptor.module);
    if (known) known.push(vlnv);
    else modules.set(descriptor.module, [vlnv]);
  }
  return modules;
}

/** As the reference has it, as the comment above the instance says, or by the name of the module. */
function blockOf(
  choice: Choice,
  instance: StructureInstance,
  byModule: ReadonlyMap<string, string[]>,
): string | undefined {
  const named = /\(([^\s():]+:[^\s():]+:[^\s():]+:[^\s():]+)\)/.exec(instance.comment ?? '')?.[1];
  const wanted = [choice.reference?.instances[instance.name]?.ip, named];
  return (
    wanted.find((ip) => ip !== undefined && fits(choice, instance, ip)) ?? byModule.get(instance.module)?.[0]
  );
}

function fits(
  { library, structure, asModules }: Choice,
  { name, module }: StructureInstance,
  ip: string,
): boolean {
  const descriptor = library.find(ip)?.descriptor;
  if (descriptor?.generator === undefined) return descriptor?.module === module;
  return !asModules.has(name) && module === generatedModule(structure.descriptor.module, name);
}

/** The text does not have the options of generated blocks; a setting of the reference stays where its value is the same. */
function entryOf(
  { library, reference }: Choice,
  { name, parameters }: StructureInstance,
  ip: string,
  values: Values,
): SocInstance {
  const before = reference?.instances[name];
  const isSame = before?.ip === ip;
  const isGenerated = library.find(ip)?.descriptor.generator !== undefined;
  const isKept = isSame && (isGenerated || haveSameValues(before.parameters ?? {}, parameters, values));
  const settings = isKept ? (before.parameters ?? {}) : parameters;
  return {
    ip,
    ...(Object.keys(settings).length > 0 ? { parameters: settings } : {}),
    ...(isSame && before.description !== undefined ? { description: before.description } : {}),
  };
}

function haveSameValues(a: Record<string, string>, b: Record<string, string>, values: Values): boolean {
  const valueOf = (text: string | undefined) => {
    const result = evaluateConstant(text ?? '', values);
    return result.ok ? String(result.value.value) : text;
  };
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => name in a && name in b && valueOf(a[name]) === valueOf(b[name]));
}

/** A pin that the block does not have makes it another one. */
function holdsPins({ pins }: StructureInstance, shape: Shape): boolean {
  return shape.generated !== undefined || [...pins.keys()].every((pin) => shape.ports.has(pin));
}
