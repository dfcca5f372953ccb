import { input, output, portGroup } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { InterruptInput } from '../../options/clic.ts';
import {
  clicInputs,
  hasClic,
  hasHardwareVectors,
  interruptNumbers,
  numberWidth,
} from '../../options/clic.ts';
import { hasLateErrors } from '../../options/lateErrors.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { clicChoice } from './choice.ts';
import { clicInput, controlBits } from './input.ts';
import { offered, tellsSoon } from './offered.ts';

const INPUT_WORDS = 0x1000 / 4;

function ports(options: CoreOptions): PortText[] {
  const { auxiliary } = options;
  return [
    input('clk'),
    input('rst_n'),
    ...portGroup('Register access; read data in the next cycle', [
      input('select'),
      input('we'),
      input('word', 13),
      input('be', 4),
      input('wdata', 32),
      output('rdata', 32),
    ]),
    ...portGroup('Sources', [
      input('irq_software'),
      input('irq_timer'),
      ...(auxiliary.externalInterrupts ? [input('irq_external')] : []),
      ...(hasLateErrors(options) ? [input('store_failed')] : []),
      input('irq_local', auxiliary.clicInputs),
    ]),
    ...portGroup('To the core', offered(options, 'controller')),
  ];
}

/** The registers of one interrupt, and what they ask for. */
function one(options: CoreOptions, { number, net, pulse }: InterruptInput, index: number): string {
  const bits = controlBits(options);
  return sv`
    logic [31:0] value_${number};
    ${instance(
      options,
      clicInput,
      {
        source: net,
        we: `select && we && word == 13'h${(INPUT_WORDS + number).toString(16)}`,
        value: `value_${number}`,
        claim: `clic_claim && clic_number == ${numberWidth(options)}'d${number}`,
        request: `request[${index}]`,
        control: `control[${(index + 1) * bits - 1}:${index * bits}]`,
        by_table: `by_table[${index}]`,
      },
      { PULSE: pulse ? "1'b1" : "1'b0" },
      `u_input_${number}`,
    )}
  `;
}

const readMultiplexer = (options: CoreOptions) => sv`
  assign read_value =
    ({32{word == CLICCFG}} & {27'd0, level_bits, ${hasHardwareVectors(options) ? "1'b1" : "1'b0"}}) |
    ({32{word == CLICINFO}} & INFO) |
    ${clicInputs(options)
      .map(({ number }) => `({32{word == 13'h${(INPUT_WORDS + number).toString(16)}}} & value_${number})`)
      .join(' |\n')};
`;

/** What the core is told is kept for a clock: the choice is the longest way in the core. */
const offer = (options: CoreOptions) => {
  const vectors = hasHardwareVectors(options);
  const soon = tellsSoon(options);
  const bits = controlBits(options);
  const missing = 8 - bits;
  const best = missing === 0 ? 'best' : `{best, ${missing}'b${'1'.repeat(missing)}}`;
  return sv`
    // Nothing is offered in the clock behind a claim: what was chosen in that of the claim may be what it took.
    ${clocked(
      options,
      sv`
        clic_offers <= 1'b0;
        clic_number <= ${numberWidth(options)}'d0;
        clic_level <= 8'd0;
        ${vectors && "clic_vectored <= 1'b0;"}
        ${soon && "asked <= '0;"}
      `,
      sv`
        clic_offers <= found && !clic_claim;
        clic_number <= number;
        clic_level <= ${best} | (8'hff >> level_bits);
        ${vectors && 'clic_vectored <= chosen_by_table;'}
        ${soon && 'asked <= request;'}
      `,
    )}

    ${soon && "assign clic_soon = (request & ~asked) != '0;"}
  `;
};

/** The one that was chosen goes by the table. */
const chosenVectored = (options: CoreOptions) => sv`
  logic chosen_by_table;
  assign chosen_by_table =
    ${clicInputs(options)
      .map(({ number }, index) => `(number == ${numberWidth(options)}'d${number} && by_table[${index}])`)
      .join(' ||\n')};
`;

/** `<c>_clic`: levels, priorities and triggers of interrupts. */
export const clic: Unit = {
  suffix: 'clic',
  chosen: hasClic,
  comment: () => sv`
    Core-local interrupt controller of one hart (RISC-V fast interrupts, draft 0.9). Unmapped offsets read as zero and
    ignore writes.
  `,
  ports,
  body(options) {
    const inputs = clicInputs(options);
    const count = inputs.length;
    const bits = controlBits(options);
    const vectors = hasHardwareVectors(options);
    return sv`
      // Word offsets. Of clicinfo: no triggers, bits of clicintctl, version 0.9, numbers of interrupts.
      localparam logic [12:0] CLICCFG = 13'h0000;
      localparam logic [12:0] CLICINFO = 13'h0001;
      localparam logic [31:0] INFO = {7'd0, 4'd${bits}, 8'h09, 13'd${interruptNumbers(options)}};

      logic [3:0] level_bits; // cliccfg.nlbits
      logic [${count - 1}:0] request;
      logic [${count * bits - 1}:0] control;
      ${vectors && `logic [${count - 1}:0] by_table;`}
      ${tellsSoon(options) && `logic [${count - 1}:0] asked; // what asked a clock ago`}
      logic found;
      logic [${bits - 1}:0] best;
      logic [${numberWidth(options) - 1}:0] number;
      logic [31:0] read_value;

      ${inputs.map((each, index) => one(options, each, index)).join('\n\n')}

      ${instance(options, clicChoice)}
      ${vectors && `\n${chosenVectored(options)}`}

      ${offer(options)}

      ${readMultiplexer(options)}

      // At most eight bits of level.
      ${clocked(
        options,
        "level_bits <= 4'd0;",
        "if (select && we && word == CLICCFG && be[0]) level_bits <= wdata[4] ? 4'd8 : wdata[4:1];",
      )}

      ${clocked(options, "rdata <= 32'd0;", 'if (select) rdata <= read_value;')}
    `;
  },
};
