import type { Diagnostic, Said } from '@netloom/model';
import type { Design } from '../../design/block.ts';
import type { Shape } from '../../design/shape.ts';
import { pointerOf } from '../../document/pointer.ts';
import type { Library, LibraryEntry } from '../../library/library.ts';
import { modulesBelow, modulesOf } from '../modules.ts';
import type { ModuleUse } from '../modules.ts';
import { problem } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

/** SOC-NAME of modules that cannot be compiled together, and SOC-NAME-MODULE of names that invite confusion. */
export function checkModules({ design }: Subject): Diagnostic[] {
  const { document, library } = design;
  const owner = new Map<string, Said>();
  const found: Diagnostic[] = [];
  const take = ({ module, owner: mine }: ModuleUse, place: Place) => {
    const other = owner.get(module);
    owner.set(module, other ?? mine);
    if (other === undefined || other.message === mine.message) return;
    const names = { module, owner: mine, other };
    found.push(
      place.instance === undefined
        ? problem('SOC-NAME/top-module', names, place)
        : problem('SOC-NAME/module', { instance: place.instance, ...names }, place),
    );
  };
  for (const each of modulesOf(document)) take(each, { pointer: '/name' });
  for (const { name, shape } of design.blocks.values()) {
    const place = { pointer: pointerOf('instances', name, 'ip'), instance: name };
    for (const each of shape ? modulesBelow(document, name, shape) : []) take(each, place);
  }
  return [...found, ...likeBlocks(design, owner), ...likeLibrary(design, library, owner)];
}

/** Blocks that are named like a module in use which is not their own. */
function likeBlocks({ blocks }: Design, owner: ReadonlyMap<string, Said>): Diagnostic[] {
  return [...blocks.values()].flatMap(({ name, shape }) => {
    const other = owner.get(name);
    if (other === undefined || shape?.descriptor.module === name) return [];
    const place = { pointer: pointerOf('instances', name), instance: name };
    return [problem('SOC-NAME-MODULE/block', { name, owner: other }, place)];
  });
}

/** A top that is named like a module or source file of an IP, whether the document uses it or not. */
function likeLibrary(
  { document, blocks }: Design,
  library: Library,
  owner: ReadonlyMap<string, Said>,
): Diagnostic[] {
  const { name, vlnv } = document;
  const place = { pointer: '/name' };
  const entries = [...blocks.values()].flatMap(({ shape }: { shape?: Shape }) => shape?.entry ?? []);
  const used = [...new Set(entries)];
  const file = used.find((entry) => baseNames(entry).has(name) && entry.descriptor.module !== name);
  if (file) {
    return [problem('SOC-NAME-MODULE/file', { name, owner: file.descriptor.vlnv }, place)];
  }
  const other = modulesIn(library)
    .get(name)
    ?.find((each) => unversioned(each) !== unversioned(vlnv));
  if (other === undefined || owner.get(name)?.message !== vlnv) return [];
  if (used.some(({ descriptor }) => descriptor.vlnv === other)) return [];
  return [problem('SOC-NAME-MODULE/module', { name, owner: other }, place)];
}

function baseNames({ descriptor }: LibraryEntry): Set<string> {
  return new Set(descriptor.files.map((path) => path.replace(/^.*\//, '').replace(/\.s?vh?$/, '')));
}

const unversioned = (vlnv: string) => vlnv.slice(0, vlnv.lastIndexOf(':'));

const known = new WeakMap<Library, Map<string, string[]>>();

/** VLNVs of the IPs by module name; generated interconnect is named after the document. */
function modulesIn(library: Library): Map<string, string[]> {
  let modules = known.get(library);
  if (modules) return modules;
  known.set(library, (modules = new Map<string, string[]>()));
  for (const vlnv of library.names) {
    const descriptor = library.find(vlnv)?.descriptor;
    if (!descriptor || descriptor.generator) continue;
    modules.set(descriptor.module, [...(modules.get(descriptor.module) ?? []), vlnv]);
  }
  return modules;
}
