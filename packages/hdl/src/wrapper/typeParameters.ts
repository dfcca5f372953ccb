import { Unreadable } from '../read/cursor.ts';
import type { ParameterSyntax, TypeSyntax, UnitSyntax } from '../read/syntax.ts';
import { memberNames, structureOf, vectorOf } from './structures.ts';
import type { StructuredBus, WidthKind } from './structures.ts';
import { parameterOf } from './widths.ts';
import type { Widths } from './widths.ts';
import { say } from '../wording/sentences.ts';

const DIRECTION = /^(?:(.*)_)?(req|resp|rsp)(_lite)?_t$/;
const CHANNEL = /^(?:(.*)_)?(aw|w|b|ar|r)_chan(_lite)?_t$/;
const PLAIN = /^(?:(.*)_)?(addr|data|id|strb|user)_t$/;

export interface GivenType {
  type: TypeSyntax;
  /** Parameter that the wrapper gets for it. */
  parameter?: ParameterSyntax;
}

/** `parameter type T = logic`, or without a default: what is to be put in its place is not in the text. */
export function isPlaceholder(type: TypeSyntax | undefined): boolean {
  if (type === undefined) return true;
  return type.kind === 'vector' && type.packed.length === 0 && ['logic', 'bit', 'reg'].includes(type.base);
}

/** Type parameters without a usable default. */
export function placeholders({ typeParameters, types }: UnitSyntax): string[] {
  return [...typeParameters].flatMap(([name, { local }]) =>
    !local && isPlaceholder(types.get(name)) ? [name] : [],
  );
}

/**
 * What a type parameter stands for: a bus structure where names say so and the body uses no other member of it, or
 * else a vector whose width becomes a parameter. Throws `Unreadable` where the body uses members that no bus has.
 */
export function givenType(name: string, unit: UnitSyntax, body: string, widths: Widths): GivenType {
  const used = usedMembers(name, unit, body);
  const structure = busStructure(name, unit, used, widths);
  if (structure) {
    const unknown = used.find((each) => !memberNames(structure).includes(each));
    if (unknown === undefined) return { type: structure };
  }
  const { offset } = unit.typeParameters.get(name)!;
  if (isOfAnotherBus(name, unit)) {
    throw new Unreadable(say('HDL/wrapper/bus', { name }), offset);
  }
  if (used.length > 0) {
    const list = used.slice(0, 8).join(', ');
    throw new Unreadable(say('HDL/wrapper/members', { name, list }), offset);
  }
  const [, side = '', kind] = PLAIN.exec(name) ?? [];
  if (kind === 'strb') return { type: vectorOf(`${widths.name('data', sideOf(side))}/8`) };
  if (kind && isBusModule(unit)) return { type: vectorOf(widths.name(kind as WidthKind, sideOf(side))) };
  const width = `${name.toUpperCase().replace(/_T$/, '')}_WIDTH`;
  const comment = `Bits of the type ${name}.`;
  return { type: vectorOf(width), parameter: parameterOf(width, '1', offset, comment) };
}

const isBusModule = ({ name }: UnitSyntax) => /^axi|^apb/i.test(name);

/** `slv` of `axi_slv`, nothing of `axi_lite`. */
const sideOf = (words: string) =>
  words
    .split('_')
    .filter((word) => !['axi', 'lite', 'full', 'apb', ''].includes(word))
    .join('_');

function busStructure(
  name: string,
  unit: UnitSyntax,
  used: readonly string[],
  widths: Widths,
): TypeSyntax | undefined {
  const direction = DIRECTION.exec(name);
  const found = direction ?? CHANNEL.exec(name);
  if (!found || isOfAnotherBus(name, unit)) return undefined;
  const bus = busOf(name, unit, used);
  const side = sideOf(found[1] ?? '');
  const part = direction ? (found[2] === 'req' ? 'request' : 'response') : found[2]!;
  return bus && structureOf(bus, part, (kind) => widths.name(kind, side));
}

/** What sides of a block are called, whichever bus they are of. */
const SIDES = /^(slv|mst|sub|mgr|slave|master|in|out|inp|oup|src|dst|full|port|ports|apb|lite|axi)$/;

/** `reg_req_t` beside `axi_req_t`: where some types say that they are of AXI, one with a name of its own is not. */
function isOfAnotherBus(name: string, { typeParameters }: UnitSyntax): boolean {
  const [, side] = DIRECTION.exec(name) ?? [];
  if (side === undefined || side.split('_').some((word) => SIDES.test(word))) return false;
  return [...typeParameters.keys()].some((each) => DIRECTION.test(each) && each.split('_').includes('axi'));
}

function busOf(name: string, unit: UnitSyntax, used: readonly string[]): StructuredBus | undefined {
  const words = name.split('_');
  if (words.includes('apb') || used.includes('paddr') || used.includes('prdata')) return 'apb';
  if (words.includes('lite')) return 'axi4-lite';
  // Where some types say that they are of AXI4-Lite, the others are not.
  const isSaid = [...unit.typeParameters.keys()].some((each) => each.split('_').includes('lite'));
  if (/^axi_?lite/i.test(unit.name) && !isSaid) return 'axi4-lite';
  const isAxi = words.includes('axi') || isBusModule(unit) || used.some((each) => /^(aw|ar)(_|$)/.test(each));
  return isAxi ? 'axi4' : undefined;
}

/** Members that the body takes of ports and nets of the type. */
function usedMembers(type: string, { ports }: UnitSyntax, body: string): string[] {
  const objects = new Set(
    ports.filter((port) => port.type.kind === 'named' && port.type.name === type).map(({ name }) => name),
  );
  for (const [, name] of body.matchAll(
    new RegExp(`\\b${type}\\s+(?:\\[[^\\]\\n]*\\]\\s*)*(\\w+)\\s*[;,=]`, 'g'),
  ))
    objects.add(name!);
  const members = new Set<string>();
  const access = /(?<![.\w])(\w+)(?:\s*\[[^\][\n]*\])*\s*\.\s*([A-Za-z_]\w*)/g;
  for (const [, object, member] of body.matchAll(access)) if (objects.has(object!)) members.add(member!);
  return [...members];
}
