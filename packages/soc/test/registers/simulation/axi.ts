import { bitOf, noEvents, valueOf } from './bus.ts';
import type { BusEvents, BusMonitor, Line, Request } from './bus.ts';

const CHANNELS: Record<string, string[]> = { b: ['bresp'], r: ['rdata', 'rresp'] };

/** AMBA AXI4-Lite (ARM IHI 0022, B1): five channels; answers come in order and stay until they are taken. */
export class AxiMonitor implements BusMonitor {
  #addresses: bigint[] = [];
  #data: { data: bigint; strobes: bigint }[] = [];
  #writes: Request[] = [];
  #reads: Request[] = [];
  #held = new Map<string, string>();

  reset(): void {
    this.#addresses = [];
    this.#data = [];
    this.#writes = [];
    this.#reads = [];
    this.#held.clear();
  }

  observe(line: Line): BusEvents {
    const events = noEvents();
    this.#stability(line, events);
    const isTaken = (channel: string) => bitOf(line, `${channel}valid`) && bitOf(line, `${channel}ready`);
    if (isTaken('aw')) this.#addresses.push(valueOf(line, 'awaddr'));
    if (isTaken('w')) this.#data.push({ data: valueOf(line, 'wdata'), strobes: valueOf(line, 'wstrb') });
    while (this.#addresses.length > 0 && this.#data.length > 0) {
      this.#open({ address: this.#addresses.shift()!, ...this.#data.shift()! }, this.#writes, events);
    }
    if (isTaken('ar')) {
      this.#open({ address: valueOf(line, 'araddr'), data: undefined, strobes: 0n }, this.#reads, events);
    }
    if (isTaken('b')) {
      events.answers.push({ request: this.#writes.shift(), data: undefined, error: errorOf(line, 'b') });
    }
    if (isTaken('r')) {
      events.answers.push({ request: this.#reads.shift(), data: line('rdata'), error: errorOf(line, 'r') });
    }
    return events;
  }

  #open(request: Request, queue: Request[], events: BusEvents): void {
    queue.push(request);
    events.opened.push(request);
    events.carriedOut.push(request);
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
