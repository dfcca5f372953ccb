import { bitOf, noEvents, valueOf } from './bus.ts';
import type { BusEvents, BusMonitor, Line, Request } from './bus.ts';

/** AMBA APB (ARM IHI 0024): setup, access, and wait states until PREADY. */
export class ApbMonitor implements BusMonitor {
  #request: Request | undefined;

  reset(): void {
    this.#request = undefined;
  }

  observe(line: Line): BusEvents {
    const events = noEvents();
    if (!bitOf(line, 'psel') || !bitOf(line, 'penable')) return events;
    const isFirst = this.#request === undefined;
    const isWrite = bitOf(line, 'pwrite');
    this.#request ??= {
      address: valueOf(line, 'paddr'),
      data: isWrite ? valueOf(line, 'pwdata') : undefined,
      strobes: valueOf(line, 'pstrb'),
    };
    if (isFirst) events.opened.push(this.#request);
    if (/[xz]/.test(line('pready')!.text)) events.faults.push('pready is unknown');
    if (!bitOf(line, 'pready')) return events;
    events.carriedOut.push(this.#request);
    const error = valueOf(line, 'pslverr');
    events.answers.push({ request: this.#request, data: isWrite ? undefined : line('prdata'), error });
    this.#request = undefined;
    return events;
  }
}
