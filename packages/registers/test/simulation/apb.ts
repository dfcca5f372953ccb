import { bitOf, noEvents, valueOf } from './bus.ts';
import type { BusEvents, BusMonitor, Line, Request } from './bus.ts';

/** AMBA APB (ARM IHI 0024): setup, access, and wait states until PREADY. */
export class ApbMonitor implements BusMonitor {
  readonly #isRegistered: boolean;
  #request: Request | undefined;
  #clocks = 0;

  /** A registered read is carried out in the first clock of the access and answered in the second. */
  constructor(isRegistered: boolean) {
    this.#isRegistered = isRegistered;
  }

  reset(): void {
    this.#request = undefined;
  }

  observe(line: Line): BusEvents {
    const events = noEvents();
    if (!bitOf(line, 'psel') || !bitOf(line, 'penable')) return events;
    const isWrite = bitOf(line, 'pwrite');
    const isLate = this.#isRegistered && !isWrite;
    const isReady = bitOf(line, 'pready');
    if (/[xz]/.test(line('pready')!.text)) events.faults.push('pready is unknown');
    if (!this.#request) {
      this.#request = this.#newRequest(line, isWrite);
      this.#clocks = 0;
      events.opened.push(this.#request);
      if (isLate) events.carriedOut.push(this.#request);
    }
    this.#clocks++;
    if (!isReady) return events;
    if (!isLate) events.carriedOut.push(this.#request);
    const waits = this.#clocks - (isLate ? 2 : 1);
    if (waits !== 0) this.#request.waits = waits;
    const error = valueOf(line, 'pslverr');
    events.answers.push({ request: this.#request, data: isWrite ? undefined : line('prdata'), error });
    this.#request = undefined;
    return events;
  }

  #newRequest(line: Line, isWrite: boolean): Request {
    return {
      address: valueOf(line, 'paddr'),
      data: isWrite ? valueOf(line, 'pwdata') : undefined,
      strobes: valueOf(line, 'pstrb'),
    };
  }
}
