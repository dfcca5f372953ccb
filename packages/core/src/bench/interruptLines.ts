import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';
import { cleared, code, declared, note, variable } from './items.ts';

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
export function interruptLines(options: CoreOptions, { raisesToo }: BenchSettings): ItemText[] {
  const lines = linesOf(options);
  const mask = lines
    .reduce((bits, { bit }) => bits | (1 << bit), 0)
    .toString(2)
    .padStart(3, '0');
  return [
    note('Interrupt lines: software, timer, external'),
    {
      kind: 'parameters',
      parameters: [{ name: 'LINES', type: 'logic [2:0]', value: `3'b${mask}`, local: true }],
    },
    declared(cleared('lines', 3), cleared('lowered', 3), cleared('raised', 3), variable('rare', 32)),
    code(rising(raisesToo)),
    { kind: 'assigns', assigns: lines.map(({ port, bit }) => ({ target: port, value: `lines[${bit}]` })) },
  ];
}

const rising = (also: string | undefined) => sv`
    assign rare = (32'd1 << interrupts) - 32'd1;

    function automatic logic rises(input logic [31:0] place);
      rises = interrupts != 32'd0 && (draw(place) & rare) == 32'd0;
    endfunction

    always @(posedge clk)
      if (rst_n) lines <= ((lines & ~lowered) | raised |${also === undefined ? '' : ` ${also} |`} {rises(32'd22), rises(32'd21), rises(32'd20)}) & LINES;
`;
