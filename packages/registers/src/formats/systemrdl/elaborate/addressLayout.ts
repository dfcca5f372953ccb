import { RdlError } from '../reports.ts';
import type { Reports } from '../reports.ts';
import { add, alignUp, amount, larger, multiply, powerOfTwo } from './amount.ts';
import type { Amount } from './amount.ts';
import type { Component, Instance } from './component.ts';
import {
  accessWidth,
  isPresent,
  memoryWidth,
  numberProperty,
  registerWidth,
  wordProperty,
} from './properties.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** How addresses are given out in an address map (Table 26). */
export interface Addressing {
  mode: string;
  /** Bytes; at least as much as the mode asks. */
  alignment: bigint;
}

export interface PlacedNode {
  instance: Instance;
  offset: Amount;
  stride: Amount;
  /** Of one copy, in bytes. */
  size: Amount;
  /** Up to where the next component may begin: a whole stride for each copy, as systemrdl-compiler counts. */
  span: Amount;
  /** Of one copy, up to the end of the last thing in it. */
  extent: bigint;
}

export interface AddressLayout {
  nodes: PlacedNode[];
  size: Amount;
  /** The size depends on parameters, and is that of their default values. */
  isFixed: boolean;
  /** Bytes up to the end of the last copy of everything: the size without the rest of a stride behind it. */
  extent: bigint;
  /** Greatest unit that is accessed at once, in bytes. */
  access: number;
}

/** Characters of an expression: one of many layers doubles with each of them, and nobody reads it. */
const LONGEST = 4000;

/** Gives offsets to everything in address maps and register files; shared components are laid out once. */
export class AddressLayouts {
  readonly #known = new WeakMap<Component, Map<string, AddressLayout>>();
  readonly #reports: Reports;

  constructor(reports: Reports) {
    this.#reports = reports;
  }

  /** `around` is the addressing of the enclosing address map or register file. */
  of(component: Component, around: Addressing): AddressLayout {
    const own = addressingOf(component, around);
    const key = `${own.mode} ${own.alignment}`;
    const known = this.#known.get(component) ?? new Map<string, AddressLayout>();
    this.#known.set(component, known);
    const layout = known.get(key) ?? this.#lay(component, own);
    known.set(key, layout);
    return layout;
  }

  #lay(component: Component, own: Addressing): AddressLayout {
    const nodes: PlacedNode[] = [];
    let next: Reach = { amount: amount(0), isFixed: false };
    let size = next;
    let access = 1;
    let extent = 0n;
    for (const instance of component.children) {
      if (instance.component.definition.kind === 'signal' || !isPresent(instance.component)) continue;
      const one = this.#measure(instance.component, own);
      const node = place(instance, one, next.amount, own);
      const isFixed = dependsOn(instance, { next: next.isFixed, size: one.isFixed });
      if (isFixed) this.#tellFixed(instance);
      next = short({ amount: add(node.offset, node.span), isFixed: isFixed || one.isFixed });
      size = short({ amount: larger(next.amount, size.amount), isFixed: next.isFixed || size.isFixed });
      access = Math.max(access, one.access);
      const end = endOf(node);
      if (end > extent) extent = end;
      nodes.push(node);
    }
    return { nodes, size: size.amount, isFixed: size.isFixed, access, extent };
  }

  #tellFixed({ name, at }: Instance): void {
    this.#reports.loss(say('RDL/address/long', { name, most: LONGEST }), at);
  }

  #measure(component: Component, own: Addressing): Measure {
    const { kind } = component.definition;
    if (kind === 'reg') return measure(amount(registerWidth(component) / 8), accessWidth(component) / 8);
    if (kind === 'mem') {
      const bytes = memoryWidth(component) / 8;
      const entries = numberProperty(component, 'mementries') ?? amount(1);
      return measure(multiply(entries, amount(bytes)), bytes);
    }
    return this.of(component, own);
  }
}

/** How far something reaches; fixed where the expression became too long, and the default values were taken. */
interface Reach {
  amount: Amount;
  isFixed: boolean;
}

function short({ amount: reach, isFixed }: Reach): Reach {
  const isLong = (reach.symbol?.text.length ?? 0) > LONGEST;
  return isLong ? { amount: amount(reach.value), isFixed: true } : { amount: reach, isFixed };
}

/** Whether the place of an instance follows from what is before it, or from its own size, where that is fixed. */
function dependsOn(
  { address, stride, dimensions }: Instance,
  isFixed: { next: boolean; size: boolean },
): boolean {
  const byStride = stride === undefined && dimensions.length > 0;
  return (address === undefined && (isFixed.next || isFixed.size)) || (byStride && isFixed.size);
}

type Measure = Pick<AddressLayout, 'size' | 'isFixed' | 'access' | 'extent'>;

const measure = (size: Amount, access: number): Measure => ({
  ...{ size, isFixed: false, access },
  extent: size.value,
});

/** Behind the last copy of a node. */
export function endOf({ offset, span, stride, extent }: PlacedNode): bigint {
  return offset.value + span.value - stride.value + extent;
}

export const REGALIGN: Addressing = { mode: 'regalign', alignment: 1n };

/** An address map starts afresh, a register file follows what is around it. */
export function addressingOf(component: Component, around: Addressing): Addressing {
  const isMap = component.definition.kind === 'addrmap';
  const mode = isMap ? (wordProperty(component, 'addressing') ?? 'regalign') : around.mode;
  const alignment = numberProperty(component, 'alignment')?.value;
  if (alignment !== undefined && !isPowerOfTwo(alignment)) {
    throw new RdlError(
      say('RDL/address/alignment', { alignment: String(alignment) }),
      component.properties.get('alignment')!.at,
    );
  }
  return { mode, alignment: alignment ?? (isMap ? 1n : around.alignment) };
}

const isPowerOfTwo = (value: bigint) => value > 0n && (value & (value - 1n)) === 0n;

function place(
  instance: Instance,
  { size, access, extent }: Measure,
  next: Amount,
  { mode, alignment }: Addressing,
): PlacedNode {
  const { dimensions, address, name, at } = instance;
  const stride = instance.stride ?? size;
  if (dimensions.some(({ value }) => value < 1n || value > 1n << 20n)) {
    throw new RdlError(
      say('RDL/address/copies', {
        name,
        count: dimensions.map(({ value }) => value).join(' × '),
        most: 1 << 20,
      }),
      at,
    );
  }
  if (instance.stride && stride.value < extent) {
    throw new RdlError(
      say('RDL/address/stride', { name, stride: String(stride.value), size: String(extent) }),
      at,
    );
  }
  const count = dimensions.reduce(multiply, amount(1));
  const span = dimensions.length === 0 ? size : multiply(count, stride);
  const unit = mode === 'compact' ? amount(access) : powerOfTwo(mode === 'fullalign' ? span : size);
  const units = [unit, amount(alignment)];
  if (instance.alignment) {
    if (!isPowerOfTwo(instance.alignment.value)) throw new RdlError(say('RDL/address/power', { name }), at);
    units.push(instance.alignment);
  }
  return {
    instance,
    size,
    stride,
    span,
    extent,
    offset: address ?? alignUp(next, units.reduce(larger)),
  };
}
