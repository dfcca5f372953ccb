import { RdlError } from '../reports.ts';
import { add, alignUp, amount, larger, multiply, powerOfTwo, subtract } from './amount.ts';
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
  span: Amount;
}

export interface AddressLayout {
  nodes: PlacedNode[];
  size: Amount;
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
    for (const instance of component.children) {
      if (instance.component.definition.kind === 'signal' || !isPresent(instance.component)) continue;
      const one = this.#measure(instance.component, own);
      const node = place(instance, one, next, own);
      next = add(node.offset, node.span);
      size = larger(next, size);
      access = Math.max(access, one.access);
      nodes.push(node);
    }
    return { nodes, size, access };
  }

  #measure(component: Component, own: Addressing): Measure {
    const { kind } = component.definition;
    if (kind === 'reg')
      return { size: amount(registerWidth(component) / 8), access: accessWidth(component) / 8 };
    if (kind === 'mem') {
      const bytes = memoryWidth(component) / 8;
      const entries = numberProperty(component, 'mementries') ?? amount(1);
      return { size: multiply(entries, amount(bytes)), access: bytes };
    }
    const { size, access } = this.of(component, own);
    return { size, access };
  }
}

type Measure = Pick<AddressLayout, 'size' | 'access'>;

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
  { size, access }: Measure,
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
  if (instance.stride && stride.value < size.value) {
    throw new RdlError(
      `the stride of ${name}, ${stride.value}, is less than the ${size.value} bytes of one`,
      at,
    );
  }
  const count = dimensions.reduce(multiply, amount(1));
  const span = dimensions.length === 0 ? size : add(multiply(subtract(count, amount(1)), stride), size);
  const unit =
    mode === 'compact'
      ? amount(access)
      : powerOfTwo(mode === 'fullalign' && dimensions.length > 0 ? multiply(count, size) : size);
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
    span: stride === size ? multiply(count, size) : span,
    offset: address ?? alignUp(next, units.reduce(larger)),
  };
}
