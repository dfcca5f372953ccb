import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { CYCLES } from '../rtl/csr/events.ts';
import { insideOf } from '../rtl/pair/place.ts';
import { sv } from '../rtl/sv.ts';
import { inPlace } from './inPlace.ts';

/** The core with the events that tell where its cycles go, which change none of them. */
export function countedOptions(options: CoreOptions): CoreOptions {
  const { auxiliary } = options;
  const performanceCounters = Math.max(auxiliary.performanceCounters, 1);
  return { ...options, auxiliary: { ...auxiliary, performanceCounters, cycleEvents: true } };
}

const counterOf = (event: string) => `went_${event}`;

const counting = (options: CoreOptions) => sv`
  import "DPI-C" function int core_is_at(input string scope);

  logic [63:0] went_all = 64'd0;
  ${CYCLES.map((event) => `logic [63:0] ${counterOf(event)} = 64'd0;`).join('\n')}

  always @(posedge clk)
    if (rst_n) begin
      went_all <= went_all + 64'd1;
      ${CYCLES.map((event) => `if (u_core.${insideOf(options)}u_pipeline.u_csr.event_${event}) ${counterOf(event)} <= ${counterOf(event)} + 64'd1;`).join('\n')}
    end

  final
    if (core_is_at($sformatf("%m")) != 0)
      $display("\\nnetloom: cycles of the core${' %0d'.repeat(CYCLES.length + 1)}", went_all, ${CYCLES.map(counterOf).join(', ')});
`;

/** A core in its place in a design that Verilator runs, which tells at the end where its cycles went: all, then each of `CYCLES`. */
export const countedRtl = (options: CoreOptions): CoreFile[] =>
  inPlace(options, countedOptions(options), {
    comment: 'The core, which counts where its cycles go from its reset on.',
    body: (core) => sv`
      ${core}

      ${counting(options)}
    `,
  });
