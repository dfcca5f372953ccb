import type { ItemText } from '@netloom/hdl/emit';
import { hasClic, pins } from '../options/clic.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { hasLockstep } from '../options/safety.ts';
import { sv } from '../rtl/sv.ts';
import type { BenchSettings } from './bench.ts';
import { FIRST_LOCAL, lineOfPin, localLines } from './localLines.ts';
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
export const lineBits = (options: CoreOptions): number =>
  hasClic(options) ? FIRST_LOCAL + localLines(options) : hasNmi(options) ? 4 : 3;

/** Pins of the CLIC, each with its line. */
function localPins(options: CoreOptions): { target: string; value: string }[] {
  const inputs = pins(options);
  const values = Array.from({ length: inputs }, (_, pin) => `lines[${lineOfPin(options, pin)}]`).toReversed();
  return inputs === 0 ? [] : [{ target: 'irq_local', value: `{${values.join(', ')}}` }];
}

/** Each rises by itself. */
const localRises = (options: CoreOptions): string =>
  Array.from({ length: localLines(options) }, (_, line) => `local_rises(32'd${40 + line})`)
    .toReversed()
    .join(', ');

/** Lines that rise at random times, and fall when the program says so. */
export function interruptLines(options: CoreOptions, { raisesToo }: BenchSettings): ItemText[] {
  const lines = linesOf(options);
  const width = lineBits(options);
  const nmi = hasNmi(options);
  const mask = lines
    .reduce((bits, { bit }) => bits | (1 << bit), (2 ** localLines(options) - 1) << FIRST_LOCAL)
    .toString(2)
    .padStart(width, '0');
  return [
    note(
      `Interrupt lines: software, timer, external${nmi ? ', non-maskable' : ''}${hasClic(options) ? ', pins of the CLIC' : ''}`,
    ),
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
    code(hasClic(options) ? risingMany(options, raisesToo) : rising(raisesToo, nmi)),
    ...(nmi ? [code(NMI)] : []),
    {
      kind: 'assigns',
      assigns: [
        ...lines.map(({ port, bit }) => ({ target: port, value: valueOf(options, port, bit) })),
        ...localPins(options),
      ],
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

/** Those of the CLIC besides. */
const risingMany = (options: CoreOptions, also: string | undefined) => sv`
    assign rare = (32'd1 << interrupts) - 32'd1;

    function automatic logic rises(input logic [31:0] place);
      rises = interrupts != 32'd0 && (draw(place) & rare) == 32'd0;
    endfunction

    // Many together are as dense as one of the others is.
    function automatic logic local_rises(input logic [31:0] place);
      local_rises = interrupts != 32'd0 && (draw(place) & {rare[28:0], 3'b111}) == 32'd0;
    endfunction

    always @(posedge clk)
      if (rst_n) lines <= ((lines & ~lowered) | raised |${also === undefined ? '' : ` {${lineBits(options) - 3}'d0, ${also}} |`} {${localRises(options)}, ${hasNmi(options) ? 'nmi_rises()' : "1'b0"}, rises(32'd22), rises(32'd21), rises(32'd20)}) & LINES;
`;

const rising = (also: string | undefined, nmi: boolean) => sv`
    assign rare = (32'd1 << interrupts) - 32'd1;

    function automatic logic rises(input logic [31:0] place);
      rises = interrupts != 32'd0 && (draw(place) & rare) == 32'd0;
    endfunction

    always @(posedge clk)
      if (rst_n) lines <= ((lines & ~lowered) | raised |${also === undefined ? '' : ` ${nmi ? `{1'b0, ${also}}` : also} |`} {${nmi ? 'nmi_rises(), ' : ''}rises(32'd22), rises(32'd21), rises(32'd20)}) & LINES;
`;
