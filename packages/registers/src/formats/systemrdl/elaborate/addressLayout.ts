import { RdlError } from '../reports.ts';
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
  /** Bytes up to the end of the last copy of everything: the size without the rest of a stride behind it. */
  extent: bigint;
  /** Greatest unit that is accessed at once, in bytes. */
  access: number;
}

/** Gives offsets to everything in address maps and register files; shared components are laid out once. */
export class AddressLayouts {
  readonly #known = new WeakMap<Component, Map<string, AddressLayout>>();

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
    let next = amount(0);
    let size = amount(0);
    let access = 1;
    let extent = 0n;
    for (const instance of component.children) {
      if (instance.component.definition.kind === 'signal' || !isPresent(instance.component)) continue;
      const one = this.#measure(instance.component, own);
      const node = place(instance, one, next, own);
      next = add(node.offset, node.span);
      size = larger(next, size);
      access = Math.max(access, one.access);
      const end = endOf(node);
      if (end > extent) extent = end;
      nodes.push(node);
    }
    return { nodes, size, access, extent };
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

type Measure = Pick<AddressLayout, 'size' | 'access' | 'extent'>;

const measure = (size: Amount, access: number): Measure => ({ size, access, extent: size.value });

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
      `alignment is ${alignment}: expected a power of two`,
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
      `${name} has ${dimensions.map(({ value }) => value).join(' × ')} copies: expected 1 to ${1 << 20}`,
      at,
    );
  }
  if (instance.stride && stride.value < extent) {
    throw new RdlError(`the stride of ${name}, ${stride.value}, is less than the ${extent} bytes of one`, at);
  }
  const count = dimensions.reduce(multiply, amount(1));
  const span = dimensions.length === 0 ? size : multiply(count, stride);
  const unit = mode === 'compact' ? amount(access) : powerOfTwo(mode === 'fullalign' ? span : size);
  const units = [unit, amount(alignment)];
  if (instance.alignment) {
    if (!isPowerOfTwo(instance.alignment.value))
      throw new RdlError(`the alignment of ${name} is no power of two`, at);
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
