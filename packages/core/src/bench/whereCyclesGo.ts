import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { CYCLES, tellsCycles } from '../rtl/csr/events.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { cleared, code, declared, note } from './items.ts';

const counterOf = (event: string) => `went_${event}`;

/** The core's own events, counted from the reset to the end of the run. */
export function whereCyclesGo(options: CoreOptions): ItemText[] {
  if (!tellsCycles(options)) return [];
  return [
    note('Where the cycles go in which no instruction goes on, and what else the core tells of them'),
    declared(...CYCLES.map((event) => cleared(counterOf(event), 64))),
    code(sv`
      always @(posedge clk)
        if (rst_n && !ended) begin
          ${CYCLES.map((event) => `if (u_core.${insideOf(options)}u_pipeline.u_csr.event_${event}) ${counterOf(event)} <= ${counterOf(event)} + 64'd1;`).join('\n')}
        end
    `),
  ];
}

/** A line before the last one of the run, in the order of `CYCLES`. */
export const tellCycles = (options: CoreOptions): string =>
  tellsCycles(options)
    ? `$display("CYCLES${' %0d'.repeat(CYCLES.length)}", ${CYCLES.map(counterOf).join(', ')});`
    : '';
