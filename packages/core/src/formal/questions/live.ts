import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { cleansData } from '../../rtl/cache/dataShape.ts';
import { sv } from '../../rtl/sv.ts';
import { must } from './must.ts';

/** Clocks that anything outside may take. */
const WAIT = 2;

/** What is waited for, and what ends that. */
function waits(options: CoreOptions): [name: string, waiting: string, ends: string][] {
  return [
    ['ibus_offered', 'ibus_req', 'ibus_gnt'],
    ['dbus_offered', 'dbus_req', 'dbus_gnt'],
    ['ibus_asked', "ibus_due != 3'd0", 'ibus_rvalid'],
    ['dbus_asked', "dbus_due != 3'd0", 'dbus_rvalid'],
    ...(cleansData(options) ? [['cleaning', 'clean_data', 'data_cleaned'] as [string, string, string]] : []),
    ...(options.advanced.customPort
      ? [['custom_asked', 'custom_valid', 'custom_ready'] as [string, string, string]]
      : []),
  ];
}

/** Clocks for which the pipeline may wait for one of the core's own instructions. */
export const slowest = ({ custom }: CoreOptions): number =>
  Math.max(0, ...(custom?.encodings ?? []).map(({ cycles = 0 }) => cycles));

/** Clocks in which an instruction is done, its fetch and the accesses of two words among them. */
const done = (options: CoreOptions) => (options.base.stages === 2 ? 22 : 26) + slowest(options);

/** Where what is outside answers soon, an instruction is done in a known time, unless the core sleeps or has stopped. */
export function live(options: CoreOptions): string {
  const outside = waits(options);
  const limit = done(options);
  const width = Math.max(6, Math.ceil(Math.log2(limit + 1)) + 1);
  return sv`
    ${outside.map(([name]) => `reg [1:0] ${name} = 2'd0;`).join('\n')}
    reg answered = 1'b1;
    wire answers = answered && ${outside.map(([name]) => `${name} != 2'd${WAIT + 1}`).join(' && ')};
    wire rests = ${options.base.zicsr ? `sleeping${hasDoubleTrap(options) ? ' || critical_error' : ''}` : 'halted || (shown && rvfi_halt)'};
    reg [${width - 1}:0] quiet = ${width}'d0;
    assign asks = answers && quiet == ${width}'d2;
    always @(posedge clk) begin
      answered <= answers;
      ${outside
        .map(([name, waiting, ends]) => `${name} <= rst_n && ${waiting} && !${ends} ? ${name} + 2'd1 : 2'd0;`)
        .join('\n')}
      quiet <= !begun || rvfi_valid || rests ? ${width}'d0 : quiet + ${width}'d1;
      fails <= 1'b0;
      ${must(`!answers || quiet < ${width}'d${limit}`)}
    end
  `;
}
