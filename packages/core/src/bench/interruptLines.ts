import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';

/** Interrupt lines that the core has, with their bits in the bench's registers. */
export function linesOf({ base, auxiliary }: CoreOptions): { port: string; bit: number }[] {
  const local = base.zicsr && auxiliary.clint === null;
  return [
    ...(local
      ? [
          { port: 'irq_software', bit: 0 },
          { port: 'irq_timer', bit: 1 },
        ]
      : []),
    ...(auxiliary.externalInterrupts ? [{ port: 'irq_external', bit: 2 }] : []),
  ];
}

/** Lines that rise at random times, and fall when the program says so. */
export function interruptLines(options: CoreOptions): string {
  const lines = linesOf(options);
  const mask = lines
    .reduce((bits, { bit }) => bits | (1 << bit), 0)
    .toString(2)
    .padStart(3, '0');
  return sv`
    // Interrupt lines: software, timer, external
    localparam logic [2:0] LINES = 3'b${mask};

    logic [2:0]  lines = 3'd0;
    logic [2:0]  lowered = 3'd0;
    logic [2:0]  raised = 3'd0;
    logic [31:0] rare;

    assign rare = (32'd1 << interrupts) - 32'd1;

    function automatic logic rises(input logic [31:0] place);
      rises = interrupts != 32'd0 && (draw(place) & rare) == 32'd0;
    endfunction

    always @(posedge clk)
      if (rst_n) lines <= ((lines & ~lowered) | raised | {rises(32'd22), rises(32'd21), rises(32'd20)}) & LINES;

    ${lines.map(({ port, bit }) => `assign ${port} = lines[${bit}];`).join('\n')}
  `;
}
