import { bitOf, noEvents, valueOf } from './bus.ts';
import type { BusEvents, BusMonitor, Line, Request } from './bus.ts';

const CHANNELS: Record<string, string[]> = { b: ['bresp'], r: ['rdata', 'rresp'] };

/** Transfers of one direction, in order. */
class Side {
  /** Until they are answered. */
  readonly asked: Request[] = [];
  /** Until they are carried out; `isNew`: taken in this clock. */
  readonly waiting: { request: Request; isNew: boolean }[] = [];

  ask(request: Request, events: BusEvents): void {
    this.asked.push(request);
    this.waiting.push({ request, isNew: true });
    events.opened.push(request);
  }

  /** The first transfer is carried out unless the answer before it still waits. One to a memory lasts until it has one. */
  carryOut(isBlocked: boolean, isLate: boolean, { carriedOut }: BusEvents): void {
    const [head] = this.waiting;
    if (head && !isBlocked && !(isLate && head.isNew)) carriedOut.push(head.request);
    for (const each of this.waiting) each.isNew = false;
  }

  /** What has its answer no longer waits. */
  settle(): void {
    if (this.waiting[0]?.request.expected) this.waiting.shift();
  }
}

/** AMBA AXI4-Lite (ARM IHI 0022, B1): five channels; answers come in order and stay until they are taken. */
export class AxiMonitor implements BusMonitor {
  readonly #isRegistered: boolean;
  #addresses: bigint[] = [];
  #data: { data: bigint; strobes: bigint }[] = [];
  #writes = new Side();
  #reads = new Side();
  #held = new Map<string, string>();

  /** A registered read is carried out a clock after its address was taken. */
  constructor(isRegistered: boolean) {
    this.#isRegistered = isRegistered;
  }

  reset(): void {
    this.#addresses = [];
    this.#data = [];
    this.#writes = new Side();
    this.#reads = new Side();
    this.#held.clear();
  }

  observe(line: Line): BusEvents {
    const events = noEvents();
    this.#stability(line, events);
    this.#writes.settle();
    this.#reads.settle();
    const isTaken = (channel: string) => bitOf(line, `${channel}valid`) && bitOf(line, `${channel}ready`);
    const isStuck = (channel: string) => bitOf(line, `${channel}valid`) && !bitOf(line, `${channel}ready`);
    if (isTaken('aw')) this.#addresses.push(valueOf(line, 'awaddr'));
    if (isTaken('w')) this.#data.push({ data: valueOf(line, 'wdata'), strobes: valueOf(line, 'wstrb') });
    while (this.#addresses.length > 0 && this.#data.length > 0) {
      this.#writes.ask({ address: this.#addresses.shift()!, ...this.#data.shift()! }, events);
    }
    if (isTaken('ar')) {
      this.#reads.ask({ address: valueOf(line, 'araddr'), data: undefined, strobes: 0n }, events);
    }
    this.#writes.carryOut(isStuck('b'), false, events);
    this.#reads.carryOut(isStuck('r'), this.#isRegistered, events);
    if (isTaken('b')) {
      const request = this.#writes.asked.shift();
      events.answers.push({ request, data: undefined, error: errorOf(line, 'b') });
    }
    if (isTaken('r')) {
      const request = this.#reads.asked.shift();
      events.answers.push({ request, data: line('rdata'), error: errorOf(line, 'r') });
    }
    return events;
  }

  /** VALID and its payload do not change until READY (A3.2.1). */
  #stability(line: Line, { faults }: BusEvents): void {
    for (const [channel, payload] of Object.entries(CHANNELS)) {
      const isValid = bitOf(line, `${channel}valid`);
      const shown = `${isValid} ${payload.map((name) => line(name)!.text).join(' ')}`;
      const held = this.#held.get(channel);
      if (held !== undefined && held !== shown) faults.push(`${channel} changed before it was taken`);
      if (isValid && !bitOf(line, `${channel}ready`)) this.#held.set(channel, shown);
      else this.#held.delete(channel);
    }
  }
}

/** 0 for OKAY, 1 for SLVERR, another number for an answer that must not be. */
function errorOf(line: Line, channel: 'b' | 'r'): bigint {
  const response = valueOf(line, `${channel}resp`);
  return response === 0n ? 0n : response === 2n ? 1n : 99n;
}
