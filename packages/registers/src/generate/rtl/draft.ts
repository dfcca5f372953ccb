import type { DeclarationText, PortText } from '@netloom/hdl/emit';
import type { RegisterReset } from '@netloom/model';
import { ONE, operand, product, range } from './expression.ts';
import type { Constant } from './expression.ts';
import type { Place } from './place.ts';
import type { FieldPlan, FilePlan, RegisterPlan } from './plan.ts';

/** Signals of the bus that the registers see, whatever the bus. */
export interface AccessSignals {
  /** High in the clock in which a write or read is carried out. */
  write: string;
  read: string;
  /** Addresses of words; the same signal where the bus has one address. */
  writeAddress: string;
  readAddress: string;
  data: string;
  strobe: string;
  /** The strobes, one bit a data bit. */
  mask: string;
  /** Data of the addressed word. */
  answer: string;
}

/** The module as far as it is written. */
export class Draft {
  readonly plan: FilePlan;
  readonly ports: PortText[] = [];
  readonly declarations: DeclarationText[] = [];
  readonly sections: string[] = [];
  /** Inputs of which no bit, or not every bit, is looked at. */
  readonly unused = new Set<string>();
  /** Fields that another one refers to. */
  readonly referred = new Set<FieldPlan>();
  /** Bits of the address; a parameter of the module where the map's size is one. */
  readonly addressWidth: Constant;
  /** The localparams that are used, by what they are the address of. */
  readonly addresses = new Map<string, { name: string; offset: Constant }>();
  /** Localparams with numbers of copies, by what there are copies of. */
  readonly counts = new Map<string, { name: string; value: string }>();
  /** By suffix, then by owner. */
  readonly #signals = new Map<string, Map<string, string>>();
  #access: AccessSignals | undefined;

  constructor(plan: FilePlan, addressWidth: Constant) {
    this.plan = plan;
    this.addressWidth = addressWidth;
  }

  get access(): AccessSignals {
    return (this.#access ??= this.#accessSignals());
  }

  #accessSignals(): AccessSignals {
    const { names, bus } = this.plan;
    const isApb = bus.protocol === 'apb';
    const address = isApb ? names.take('address') : '';
    return {
      write: names.take('write'),
      read: names.take('read'),
      writeAddress: address || names.take('write_address'),
      readAddress: address || names.take('read_address'),
      data: isApb ? 'pwdata' : names.take('write_data'),
      strobe: isApb ? 'pstrb' : names.take('write_strobe'),
      mask: names.take('write_mask'),
      answer: isApb && bus.readPath === 'combinational' ? 'prdata' : names.take('read_data'),
    };
  }

  /** The name of a signal of a field or register, e.g. `control_enable_we`; the same at every call. */
  signal(owner: { name: string }, suffix: string): string {
    let signals = this.#signals.get(suffix);
    if (!signals) this.#signals.set(suffix, (signals = new Map()));
    let name = signals.get(owner.name);
    if (name === undefined) signals.set(owner.name, (name = this.plan.names.take(`${owner.name}_${suffix}`)));
    return name;
  }

  /** Localparam with the address of the first copy. */
  addressOf({ name, place }: { name: string; place: Place }): string {
    const known = this.addresses.get(name);
    if (known) return known.name;
    const constant = this.plan.names.take(name.toUpperCase());
    this.addresses.set(name, { name: constant, offset: place.offset });
    return constant;
  }

  /** How many copies there are, as the bound of a loop; a localparam where it depends on parameters. */
  countOf({ name, place }: { name: string; place: Place }): string | undefined {
    const { count } = place;
    if (!count || count.value !== undefined) return count?.text;
    const known = this.counts.get(name);
    if (known) return known.name;
    const constant = this.plan.names.take(`${name.toUpperCase()}_COUNT`);
    this.counts.set(name, { name: constant, value: count.text });
    return constant;
  }

  has(owner: { name: string }, suffix: string): boolean {
    return this.#signals.get(suffix)?.has(owner.name) ?? false;
  }

  declare(name: string, width: Constant = ONE, comment?: string): string {
    this.declarations.push({ name, packed: range(width), ...(comment && { comment }) });
    return name;
  }

  /** A signal with a value of `width` bits for each copy of the register. */
  declareFor(owner: RegisterPlan | FieldPlan, suffix: string, width: Constant = ONE): string {
    const register = 'register' in owner ? owner.register : owner;
    const name = this.signal(owner, suffix);
    this.declarations.push({ name, packed: vector(register, width) });
    return name;
  }

  /** The address, as wide as the bus's. */
  address(text: string): string {
    return `${operand(this.addressWidth)}'(${text})`;
  }

  strobe(byte: bigint): string {
    const { strobe } = this.access;
    return this.plan.bus.dataWidth === 8 ? strobe : `${strobe}[${byte}]`;
  }
}

/** Packed dimension of a signal with `width` bits for each copy. */
export function vector({ place }: RegisterPlan | { place: RegisterPlan['place'] }, width: Constant): string {
  if (!place.count) return range(width);
  const total = product(place.count, width);
  return total.value === 1n ? '[0:0]' : range(total);
}

/** `always_ff` that does `body` at every clock and `reset` in reset; without a reset when `reset` is empty. */
export function clocked(by: RegisterReset, reset: readonly string[], body: readonly string[]): string[] {
  if (reset.length === 0) return ['always_ff @(posedge clk) begin', ...indented(body), 'end'];
  const isLow = by.polarity === 'low';
  const edge = by.style === 'asynchronous' ? ` or ${isLow ? 'negedge' : 'posedge'} ${by.name}` : '';
  return [
    `always_ff @(posedge clk${edge})`,
    `  if (${isLow ? '!' : ''}${by.name}) begin`,
    ...indented(indented(reset)),
    '  end else begin',
    ...indented(indented(body)),
    '  end',
  ];
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}
