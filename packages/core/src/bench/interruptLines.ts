import type { ItemText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { hasLockstep } from '../options/safety.ts';
import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';
import { cleared, code, declared, note, variable } from './items.ts';

/** Interrupt lines that the core has, with their bits in the bench's registers. */
export function linesOf(options: CoreOptions): { port: string; bit: number }[] {
  const { base, auxiliary } = options;
  const local = base.zicsr && auxiliary.clint === null;
  return [
    ...(local
      ? [
          { port: 'irq_software', bit: 0 },
          { port: 'irq_timer', bit: 1 },
        ]
      : []),
    ...(auxiliary.externalInterrupts ? [{ port: 'irq_external', bit: 2 }] : []),
    ...(hasNmi(options) ? [{ port: 'nmi', bit: 3 }] : []),
  ];
}

/** Where copies in lockstep part, their system hears of it by the non-maskable interrupt. */
const valueOf = (options: CoreOptions, port: string, bit: number) =>
  port === 'nmi' && hasLockstep(options) ? `lines[${bit}] || lockstep_error_p` : `lines[${bit}]`;

/** Bits of the bench's registers for lines. */
export const lineBits = (options: CoreOptions): number => (hasNmi(options) ? 4 : 3);

/** Lines that rise at random times, and fall when the program says so. */
export function interruptLines(options: CoreOptions, { raisesToo }: BenchSettings): ItemText[] {
  const lines = linesOf(options);
  const width = lineBits(options);
  const nmi = hasNmi(options);
  const mask = lines
    .reduce((bits, { bit }) => bits | (1 << bit), 0)
    .toString(2)
    .padStart(width, '0');
  return [
    note(`Interrupt lines: software, timer, external${nmi ? ', non-maskable' : ''}`),
    {
      kind: 'parameters',
      parameters: [
        { name: 'LINES', type: `logic [${width - 1}:0]`, value: `${width}'b${mask}`, local: true },
      ],
    },
    declared(
      cleared('lines', width),
      cleared('lowered', width),
      cleared('raised', width),
      variable('rare', 32),
      ...(nmi ? [cleared('nmi_answered')] : []),
    ),
    code(rising(raisesToo, nmi)),
    ...(nmi ? [code(NMI)] : []),
    {
      kind: 'assigns',
      assigns: lines.map(({ port, bit }) => ({ target: port, value: valueOf(options, port, bit) })),
    },
  ];
}

/** Seldom enough to leave the program time beside its handler, and only once the program has shown that it has one. */
const NMI = sv`
    function automatic logic nmi_rises();
      nmi_rises = nmi_answered && interrupts != 32'd0 && (draw(32'd23) & {rare[29:0], 2'b11}) == 32'd0;
    endfunction

    always @(posedge clk) nmi_answered <= rst_n && (nmi_answered || lowered[3]);
`;

const rising = (also: string | undefined, nmi: boolean) => sv`
    assign rare = (32'd1 << interrupts) - 32'd1;

    function automatic logic rises(input logic [31:0] place);
      rises = interrupts != 32'd0 && (draw(place) & rare) == 32'd0;
    endfunction

    always @(posedge clk)
      if (rst_n) lines <= ((lines & ~lowered) | raised |${also === undefined ? '' : ` ${nmi ? `{1'b0, ${also}}` : also} |`} {${nmi ? 'nmi_rises(), ' : ''}rises(32'd22), rises(32'd21), rises(32'd20)}) & LINES;
`;
