import type { SocDocumentText } from '@netloom/model';
import type { Random } from '../../../packages/registers/test/random/random.ts';

/** A document that a test writes or spoils: every section is there. */
export type Draft = Required<Omit<SocDocumentText, 'title' | 'description' | 'waivers'>>;

const hex = (value: number) => `0x${value.toString(16)}`;

export function emptyDraft(name: string): Draft {
  return {
    ...({ netloom: 'soc', version: 1, vlnv: `test:soc:${name}:1.0`, name } as const),
    parameters: {},
    clocks: { clk: { frequency: 1e6 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    ports: {},
    interfaces: {},
    instances: {},
    interfaceConnections: [],
    portConnections: [],
    addressMap: {},
    interrupts: {},
  };
}

export function library(name: string): string {
  return `netloom:${name.startsWith('axi4lite') ? 'interconnect' : 'ip'}:${name}:1.0`;
}

/** Adds to a draft block by block; names count up by kind. */
export class Builder {
  readonly draft: Draft;
  readonly random: Random;
  readonly #counts = new Map<string, number>();
  #next: number;

  constructor(name: string, random: Random, firstAddress = 0) {
    this.draft = emptyDraft(name);
    this.random = random;
    this.#next = firstAddress;
  }

  /** An instance on a clock and its reset. */
  block(stem: string, ip: string, parameters: Record<string, string> = {}, domain = ''): string {
    const count = this.#counts.get(stem) ?? 0;
    this.#counts.set(stem, count + 1);
    const name = `${stem}${count}`;
    this.draft.instances[name] = { ip, ...(Object.keys(parameters).length > 0 && { parameters }) };
    this.wire(`clk${domain}`, `${name}.clk`);
    this.wire(`rst${domain}_n`, `${name}.rst_n`);
    return name;
  }

  wire(from: string, to: string): void {
    this.draft.portConnections.push({ from, to });
  }

  link(manager: string, subordinate: string): void {
    this.draft.interfaceConnections.push({ manager, subordinate });
  }

  port(direction: 'in' | 'out', width: string): string {
    const name = `${direction}_${Object.keys(this.draft.ports).length}`;
    this.draft.ports[name] = { direction, width };
    return name;
  }

  /** An output of a block, at the pins or left open. */
  show(from: string, width: string): void {
    if (this.random.chance(0.6)) this.wire(from, this.port('out', width));
  }

  /** Room behind what is placed already, sometimes with a gap before it. */
  place(endpoint: string, size: number): void {
    if (this.random.chance(0.3)) this.#next += size * this.random.integer(1, 3);
    const base = this.room(size);
    this.draft.addressMap[endpoint] = { base: hex(base), size: hex(size) };
    if (size > 0x1000000 || !this.random.chance(0.25)) return;
    const isWindow = this.random.chance(0.5);
    const seen = isWindow ? size / 4 : size;
    const window = isWindow ? { offset: hex(seen * this.random.integer(0, 3)), size: hex(seen) } : {};
    this.draft.addressMap[endpoint].aliases = [{ base: hex(this.room(seen)), ...window }];
  }

  room(size: number): number {
    const base = Math.ceil(this.#next / size) * size;
    this.#next = base + size;
    return base;
  }
}
