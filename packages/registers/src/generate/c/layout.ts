import type {
  ElaboratedGroup,
  ElaboratedMap,
  ElaboratedMemory,
  ElaboratedNode,
} from '../../elaborate/index.ts';
import { addressPartners, copiesOf } from '../../elaborate/index.ts';
import type { ElaboratedRegister } from '../../elaborate/index.ts';
import type { Losses } from '../../formats/losses.ts';
import { atNode } from '../text/atNode.ts';
import { Names } from '../text/names.ts';
import { cIdentifier, cType } from './names.ts';
import { say } from '../../wording/formats/sentences.ts';

/** A member of a struct as C declares it. Numbers are bytes. */
export interface Member {
  name: string;
  type: string;
  isConst: boolean;
  /** Array dimensions, outermost first. */
  dimensions: number[];
  offset: bigint;
  /** All of its bytes. */
  size: bigint;
  align: bigint;
  /** Absent for reserved bytes. */
  node?: ElaboratedNode;
  /** The same bytes as another register that software accesses the other way. */
  twin?: Member;
}

export interface Struct {
  name: string;
  comment: string;
  members: Member[];
  size: bigint;
  align: bigint;
}

/** Arrays that others interleave with become single members up to this many. */
const MAX_SINGLES = 1024;

/** Structs of a map, each before it is used; the map's own is the last. */
export function structsOf(map: ElaboratedMap, losses: Losses): Struct[] {
  return new Layout(map, losses).run();
}

class Layout {
  readonly #structs: Struct[] = [];
  readonly #types = new Names();
  readonly #map: ElaboratedMap;
  readonly #losses: Losses;
  readonly #busBytes: number;

  constructor(map: ElaboratedMap, losses: Losses) {
    this.#map = map;
    this.#losses = losses;
    this.#busBytes = map.source.bus.dataWidth / 8;
  }

  run(): Struct[] {
    const name = this.#types.take(`${this.#map.name}_regs_t`);
    this.#struct(name, 'The register map.', this.#map.children, this.#map.size, undefined);
    return this.#structs;
  }

  /** Lays the children out in at least `size` bytes; `room` is how many bytes the struct may take at most. */
  #struct(
    name: string,
    comment: string,
    children: readonly ElaboratedNode[],
    size: bigint,
    room: bigint | undefined,
  ): Struct | undefined {
    const placed = this.#placed(children, room);
    if (placed.length === 0) return undefined;
    const align = placed.reduce((most, each) => (each.align > most ? each.align : most), 1n);
    const names = new Names(placed.flatMap(({ name, twin }) => (twin ? [name, twin.name] : [name])));
    const members: Member[] = [];
    let end = 0n;
    const fill = (until: bigint) => {
      if (until > end) members.push(reserved(names.take(`reserved_${end.toString(16)}`), end, until - end));
    };
    for (const member of placed) {
      fill(member.offset);
      members.push(member);
      end = member.offset + member.size;
    }
    const wanted = roundUp(size > end ? size : end, align);
    const whole = room !== undefined && wanted > room ? roundUp(end, align) : wanted;
    if (room !== undefined && whole > room) return undefined;
    fill(whole);
    const struct = { name, comment, members, size: whole, align };
    this.#structs.push(struct);
    return struct;
  }

  /** The children's members by offset; two registers at one address become one with a twin. */
  #placed(children: readonly ElaboratedNode[], room: bigint | undefined): Member[] {
    const partners = addressPartners(children);
    const seconds = new Set<ElaboratedNode>();
    for (const [node, partner] of partners) if (!seconds.has(node)) seconds.add(partner);
    const firsts = children.filter((node) => !seconds.has(node));
    let earlier = 0n;
    const placed = firsts.flatMap((node, index) => {
      const next = firsts[index + 1]?.offset ?? room;
      const isCrossed = earlier > node.offset;
      if (node.offset + node.span > earlier) earlier = node.offset + node.span;
      const free = next === undefined ? undefined : next - node.offset;
      const members = this.#members(node, free, isCrossed);
      const partner = partners.get(node);
      if (!partner) return members;
      const twins = this.#members(partner, free, isCrossed);
      return members.flatMap((member, at) => (twins[at] ? [{ ...member, twin: twins[at] }] : [member]));
    });
    return placed.sort((a, b) => (a.offset < b.offset ? -1 : a.offset > b.offset ? 1 : 0));
  }

  /** Members for a node that may take `room` bytes: one, or one a copy where others lie between the copies. */
  #members(node: ElaboratedNode, room: bigint | undefined, isCrossed: boolean): Member[] {
    if (node.dimensions.length === 0) return this.#checked(node, this.#single(node, room));
    const copies = copyCount(node);
    const extent = node.stride * BigInt(copies);
    const isWhole = node.stride === node.size || room === undefined || extent <= room;
    if (isWhole && !isCrossed) return this.#checked(node, this.#array(node));
    const first =
      copies > MAX_SINGLES ? undefined : this.#single(node, isCrossed ? node.size : freeFor(node, room));
    if (!first) return this.#checked(node, undefined);
    return [...copiesOf(node)].map(({ address, index }) => ({
      ...first,
      offset: address,
      name: `${first.name}${index.replaceAll('[', '_').replaceAll(']', '')}`,
    }));
  }

  #checked(node: ElaboratedNode, member: Member | undefined): Member[] {
    if (member && member.offset % member.align === 0n) return [member];
    if (node.size > 0n && !(node.kind === 'group' && node.children.length === 0)) {
      this.#losses.add(say('REG-LOSS/c/member', { node: node.path }), atNode(node.pointer));
    }
    return [];
  }

  #single(node: ElaboratedNode, room: bigint | undefined): Member | undefined {
    if (node.kind === 'group') return this.#group(node, node.size, room);
    return this.#words(node);
  }

  #array(node: ElaboratedNode): Member | undefined {
    const copies = BigInt(copyCount(node));
    if (node.kind === 'group') {
      const element = this.#group(node, node.stride, node.stride);
      return element && { ...element, dimensions: node.dimensions, size: node.stride * copies };
    }
    const element = this.#words(node);
    const repeated = { dimensions: [...node.dimensions, ...element.dimensions], size: node.stride * copies };
    if (node.stride === node.size) return { ...element, ...repeated };
    const name = this.#types.take(`${this.#typeName(node)}_element_t`);
    const value: Member = { ...element, name: 'value', offset: 0n };
    const rest = reserved('reserved', element.size, node.stride - element.size);
    const comment = `A copy of ${node.path} with the bytes up to the next one.`;
    this.#structs.push({ name, comment, members: [value, rest], size: node.stride, align: element.align });
    return {
      ...element,
      type: name,
      isConst: false,
      dimensions: node.dimensions,
      size: node.stride * copies,
    };
  }

  #group(node: ElaboratedGroup, size: bigint, room: bigint | undefined): Member | undefined {
    const name = this.#types.take(`${this.#typeName(node)}_t`);
    const struct = this.#struct(name, `${node.path}.`, node.children, size, room);
    if (!struct) return undefined;
    const { align, size: bytes } = struct;
    return { ...memberOf(node), type: name, isConst: false, dimensions: [], size: bytes, align };
  }

  /** A register or memory: of the widest words that the bus transfers, lowest word first. */
  #words(node: ElaboratedRegister | ElaboratedMemory): Member {
    const bytes = Math.min(node.width / 8, this.#busBytes);
    const words = node.width / 8 / bytes;
    const dimensions = [
      ...(node.kind === 'memory' ? [Number(node.entries)] : []),
      ...(words > 1 ? [words] : []),
    ];
    const isConst = node.kind === 'memory' ? node.source.software === 'r' : isReadOnly(node);
    const type = cType(bytes * 8);
    return { ...memberOf(node), type, isConst, dimensions, size: node.size, align: BigInt(bytes) };
  }

  #typeName({ path }: ElaboratedNode): string {
    return `${this.#map.name}_${path.replaceAll('.', '_')}`;
  }
}

const copyCount = ({ dimensions }: ElaboratedNode) => dimensions.reduce((product, each) => product * each, 1);

/** Bytes that each copy may take when what follows stands at `room`; where it stands among the copies, only their own. */
function freeFor({ stride, size, span }: ElaboratedNode, room: bigint | undefined): bigint {
  if (room === undefined) return stride;
  const last = room - (span - size);
  return last < size ? size : last < stride ? last : stride;
}

const memberOf = (node: ElaboratedNode) => ({ node, name: cIdentifier(node.name), offset: node.offset });

const reserved = (name: string, offset: bigint, size: bigint): Member => ({
  name,
  type: 'uint8_t',
  isConst: false,
  dimensions: [Number(size)],
  offset,
  size,
  align: 1n,
});

/** Software cannot write any of its fields. */
function isReadOnly({ fields }: ElaboratedRegister): boolean {
  return fields.length > 0 && fields.every(({ source }) => source.software === 'r');
}

const roundUp = (value: bigint, unit: bigint) => ((value + unit - 1n) / unit) * unit;
