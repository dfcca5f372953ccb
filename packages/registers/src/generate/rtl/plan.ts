import type { FieldPath, RegisterBuffer, RegisterBus, RegisterField } from '@netloom/model';
import { isReadable, isWritable } from '../../access/accessName.ts';
import type {
  ElaboratedMap,
  ElaboratedMemory,
  ElaboratedNode,
  ElaboratedRegister,
} from '../../elaborate/index.ts';
import { aliasTarget, findRegister } from '../../elaborate/index.ts';
import type { Names } from '../text/names.ts';
import { constantOf, copyOf, number } from './expression.ts';
import type { Constant } from './expression.ts';
import { placeIn, sizeOf, TOP } from './place.ts';
import type { Place } from './place.ts';

/** A field of the generated file. */
export interface FieldPlan {
  register: RegisterPlan;
  source: RegisterField;
  /** Storage or wire, and what its ports begin with. */
  name: string;
  /** What holds the value that software reads. */
  value: string;
  lsb: Constant;
  width: Constant;
  reset: Constant | undefined;
  kind: 'stored' | 'wire' | 'constant';
  /** The registers through which software reaches the field: its own, then aliases. */
  paths: AccessPath[];
}

export interface AccessPath {
  register: RegisterPlan;
  /** Software's side as this register describes it. */
  source: RegisterField;
}

export interface RegisterPlan {
  kind: 'register';
  node: ElaboratedRegister;
  /** Begins the names of its signals. */
  name: string;
  place: Place;
  /** Bus words, 1 for a register within one. */
  words: number;
  fields: FieldPlan[];
  /** What an alias accesses. */
  target: RegisterPlan | undefined;
  readBuffer: BufferPlan | undefined;
  writeBuffer: BufferPlan | undefined;
}

/** What fills or empties a buffer; a register's own access is an access of `register`. */
export type BufferPlan =
  | { by: 'access'; register: RegisterPlan; isOwn: boolean }
  | { by: 'field'; path: FieldPath }
  | { by: 'input'; active: 'high' | 'low' };

export interface MemoryPlan {
  kind: 'memory';
  node: ElaboratedMemory;
  name: string;
  place: Place;
  size: Constant;
}

export interface FilePlan {
  map: ElaboratedMap;
  bus: RegisterBus;
  names: Names;
  /** By address within each group. */
  nodes: (RegisterPlan | MemoryPlan)[];
  registers: RegisterPlan[];
  memories: MemoryPlan[];
  registerOf: ReadonlyMap<ElaboratedRegister, RegisterPlan>;
}

export function planFile(map: ElaboratedMap, names: Names): FilePlan {
  const { bus } = map.source;
  const nodes: FilePlan['nodes'] = [];
  planNodes(map.children, TOP, bus, nodes);
  const registers = nodes.filter((node) => node.kind === 'register');
  const registerOf = new Map(registers.map((register) => [register.node, register]));
  for (const register of registers) {
    const target = aliasTarget(map, register.node);
    register.target = target && registerOf.get(target);
    register.readBuffer = bufferOf(register, register.node.source.readBuffer, map, registerOf);
    register.writeBuffer = bufferOf(register, register.node.source.writeBuffer, map, registerOf);
  }
  for (const register of registers) planFields(register, names);
  for (const register of registers) if (register.target) addPaths(register, register.target);
  for (const { target } of registers) for (const { paths } of target?.fields ?? []) paths.sort(byAddress);
  for (const { fields } of registers) for (const field of fields) field.kind = kindOf(field);
  const memories = nodes.filter((node) => node.kind === 'memory');
  return { map, bus, names, nodes, registers, memories, registerOf };
}

function planNodes(
  children: readonly ElaboratedNode[],
  outer: Place,
  bus: RegisterBus,
  nodes: FilePlan['nodes'],
): void {
  for (const node of children) {
    const size = sizeOf(node);
    const place = placeIn(outer, node, size);
    const name = node.path.replaceAll('.', '_').toLowerCase();
    if (node.kind === 'group') planNodes(node.children, place, bus, nodes);
    else if (node.kind === 'memory') nodes.push({ kind: 'memory', node, name, place, size });
    else {
      const words = Math.max(1, node.width / bus.dataWidth);
      const later = { target: undefined, readBuffer: undefined, writeBuffer: undefined };
      nodes.push({ kind: 'register', node, name, place, words, fields: [], ...later });
    }
  }
}

/** A register of one bus word needs no buffer of its own: it is read and written in one access. */
function bufferOf(
  register: RegisterPlan,
  buffer: RegisterBuffer | undefined,
  map: ElaboratedMap,
  registerOf: ReadonlyMap<ElaboratedRegister, RegisterPlan>,
): BufferPlan | undefined {
  if (!buffer) return undefined;
  if (buffer.trigger === 'field') return { by: 'field', path: buffer.field };
  if (buffer.trigger === 'input') return { by: 'input', active: buffer.active };
  const named =
    buffer.trigger === 'register' ? findRegister(map, register.node, buffer.register) : register.node;
  const by = named && registerOf.get(named);
  const isOwn = by === register;
  return !by || (isOwn && register.words === 1) ? undefined : { by: 'access', register: by, isOwn };
}

/** True when something else than an access of the register itself reads or writes its fields. */
export function isTriggered({ readBuffer, writeBuffer }: RegisterPlan): boolean {
  return [readBuffer, writeBuffer].some((each) => each && !(each.by === 'access' && each.isOwn));
}

/** Aliases have no fields of their own. */
function planFields(register: RegisterPlan, names: Names): void {
  if (register.target) return;
  const { external } = register.node.source;
  register.fields = register.node.fields.map(({ source }): FieldPlan => {
    const name = external ? '' : names.take(`${register.name}_${source.name.toLowerCase()}`);
    return {
      register,
      source,
      name,
      value: name,
      lsb: constantOf(source.lsb),
      width: constantOf(source.width),
      reset: source.reset === undefined ? undefined : constantOf(source.reset),
      kind: 'stored',
      paths: [{ register, source }],
    };
  });
}

function byAddress(a: AccessPath, b: AccessPath): number {
  const [first, second] = [a.register.place.offset.value, b.register.place.offset.value];
  return first === undefined || second === undefined ? 0 : Number(first - second);
}

function addPaths(alias: RegisterPlan, target: RegisterPlan): void {
  for (const { source } of alias.node.fields) {
    const field = target.fields.find((each) => each.source.name === source.name);
    field?.paths.push({ register: alias, source });
  }
}

function kindOf({ source, paths }: FieldPlan): FieldPlan['kind'] {
  const { hardware, hardwareEnable, hardwareSet, hardwareClear, counter, interrupt, singlePulse } = source;
  const bySoftware = paths.some(
    (path) => isWritable(path.source) || (isReadable(path.source) && path.source.onRead !== undefined),
  );
  const given = hardware === 'w' || hardware === 'rw';
  const isHeld = hardwareSet || hardwareClear || counter !== undefined;
  if (bySoftware || isHeld || singlePulse) return 'stored';
  const isSticky = interrupt !== undefined && interrupt.sticky !== 'none';
  if (given) return hardwareEnable === 'always' && !isSticky ? 'wire' : 'stored';
  return interrupt ? 'stored' : 'constant';
}

/** The register's own fields, or those of the register that it is an alias of, as this one reaches them. */
export function pathsThrough(register: RegisterPlan): { field: FieldPlan; path: AccessPath }[] {
  const found: { field: FieldPlan; path: AccessPath }[] = [];
  for (const field of (register.target ?? register).fields) {
    for (const path of field.paths) if (path.register === register) found.push({ field, path });
  }
  return found;
}

/** Whether software may read and write any field; an external register without fields says nothing, so it may. */
export function accessOf(register: RegisterPlan): { isRead: boolean; isWritten: boolean } {
  const { fields } = register.node.source;
  const isOpen = register.node.source.external && fields.length === 0;
  return { isRead: isOpen || fields.some(isReadable), isWritten: isOpen || fields.some(isWritable) };
}

/** The value of one copy of a field. */
export function valueOf(field: FieldPlan, index = 'i'): string {
  return ofCopy(field.value, field.register, field.width, index);
}

/** The `width` bits that belong to copy `index` of a register. */
export function ofCopy(
  signal: string,
  { place }: RegisterPlan,
  width: Constant = number(1),
  index = 'i',
): string {
  return place.count ? copyOf(signal, width, index) : signal;
}
