import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasAuthentication, hasOwnModule, hasGroups } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { APB_ACCESS } from './apbAccess.ts';
import { AUTHENTICATE, authenticator } from './authenticator.ts';
import { externalTriggers } from './externalTriggers.ts';
import { haltsAtRandom, randomHaltNets } from './haltsAtRandom.ts';
import { cleared, code, declared, note } from './items.ts';
import { hasJtag } from './jtag.ts';
import { JTAG_ACCESS, JTAG_NETS } from './jtagAccess.ts';

/** The debug module keeps its state when it resets the core. */
export const debugResets = (options: CoreOptions): ItemText[] =>
  hasOwnModule(options)
    ? [
        code(sv`
          assign rst_n = por_n && !ndmreset${hasJtag(options) && ' && !srst'};
          assign debug_rst_n = por_n;
        `),
      ]
    : [];

/** Who asks the debug module beside a socket: a list of accesses, or halts and steps at random. */
export function debuggers(options: CoreOptions): ItemText[] {
  if (!hasOwnModule(options)) return [];
  const isJtag = hasJtag(options);
  return [
    ...authenticator(options),
    ...externalTriggers(options),
    note(
      `A debugger at the ${isJtag ? 'JTAG pins' : 'APB port'}: halts and steps at random, or a list of accesses`,
    ),
    declared(
      cleared('halts', 32),
      cleared('halted_times', 32),
      { name: 'dmi_file', type: 'string' },
      { name: 'dmi_unit', type: 'int' },
      cleared('dmi_asked'),
      cleared('dmi_served'),
      cleared('dmi_request', 40),
      cleared('dmi_answer', 32),
      cleared('dmi_operation', 32),
      cleared('dmi_address', 32),
      cleared('dmi_value', 32),
      cleared('dmi_mask', 32),
      cleared('dmi_tries', 32),
      cleared('dmi_draw', 32),
      ...randomHaltNets(options),
    ),
    ...(isJtag ? [JTAG_NETS] : []),
    code(isJtag ? JTAG_ACCESS : APB_ACCESS),
    code(ACCESS),
    code(poll(MOST_TRIES[isJtag ? 'jtag' : 'apb'])),
    ...(hasAuthentication(options) ? [code(AUTHENTICATE)] : []),
    code(list(options)),
    ...haltsAtRandom(options).map(code),
  ];
}

/** Simulators write out a task at each call: what it does at the pins is a process, which they write out once. */
const ACCESS = sv`
  // The answer comes in dmi_answer.
  task dmi_access(input logic is_write, input logic [6:0] address, input logic [31:0] data);
    dmi_request = {is_write, address, data};
    dmi_asked   = !dmi_asked;
    wait (dmi_served == dmi_asked);
  endtask
`;

/** By JTAG each try takes two hundred cycles. */
const MOST_TRIES = { apb: 2000, jtag: 200 };

const poll = (tries: number) => sv`
  // Reads until the bits of the mask are the value; the run ends when they never are.
  task dmi_poll(input logic [6:0] address, input logic [31:0] value, input logic [31:0] mask);
    dmi_access(1'b0, address, 32'd0);
    dmi_tries = 32'd0;
    while ((dmi_answer & mask) != value && dmi_tries < 32'd${tries}) begin
      dmi_access(1'b0, address, 32'd0);
      dmi_tries = dmi_tries + 32'd1;
    end
    if ((dmi_answer & mask) != value) finish("debug-timeout", dmi_answer);
  endtask
`;

/** Beside accesses: what comes by the lines of other cores, and how often they were told. */
const TRIGGERS = sv`
  32'd5: trigger_pulse(dmi_address[0], dmi_value[3:0]);
  32'd6: $display("DMI triggers %08x", {halts_told, resumes_told});
`;

/** Lines of four hexadecimal numbers: what, address, value, mask. */
const list = (options: CoreOptions) => sv`
  initial
    if ($value$plusargs("dmi=%s", dmi_file)) begin
      dmi_unit = $fopen(dmi_file, "r");
      while (!por_n) @(posedge clk);
      while ($fscanf(dmi_unit, "%h %h %h %h", dmi_operation, dmi_address, dmi_value, dmi_mask) == 4)
        case (dmi_operation)
          32'd0: begin
            dmi_access(1'b0, dmi_address[6:0], 32'd0);
            $display("DMI %02x %08x", dmi_address[6:0], dmi_answer);
          end
          32'd1: dmi_access(1'b1, dmi_address[6:0], dmi_value);
          32'd2: dmi_poll(dmi_address[6:0], dmi_value, dmi_mask);
          ${hasAuthentication(options) && "32'd4: dmi_authenticate();"}
          ${hasGroups(options) && TRIGGERS}
          default: repeat (dmi_value) @(posedge clk);
        endcase
      finish("debugged", 32'd0);
    end
`;
