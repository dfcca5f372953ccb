import type { CoreOptions } from '../options/coreOptions.ts';
import { pipelinePorts } from '../rtl/pipelinePorts.ts';
import { sv } from '../rtl/sv.ts';
import type { Check } from './checks.ts';

/** What a debugger drives rests; all other inputs have any value in any clock. */
const RESTING = /^debug_/;

const outstanding = (bus: 'ibus' | 'dbus') => sv`
  reg [2:0] ${bus}_due;
  wire ${bus}_taken = ${bus}_req && ${bus}_gnt;
  always @(posedge clk) ${bus}_due <= !rst_n ? 3'd0 : ${bus}_due + {2'd0, ${bus}_taken} - {2'd0, ${bus}_rvalid};
  // An answer comes after its request, and each once.
  always @* assume (!${bus}_rvalid || ${bus}_due != 3'd0);
  always @* assume (${bus}_due != 3'd7 || !${bus}_gnt);
`;

const portsOf = (options: CoreOptions) =>
  pipelinePorts(options).map(({ name, packed = '', direction }) => ({ name, packed, direction }));

/** What the instruction that is shown has to do: outputs of `semantics`. */
const SPEC: readonly { name: string; packed: string }[] = [
  ...['legal', 'asked', 'exception', 'reads_rs1', 'reads_rs2'].map((name) => ({ name, packed: '' })),
  ...['cause', 'rs1', 'rs2', 'rd'].map((name) => ({ name, packed: '[4:0]' })),
  ...['result', 'next', 'address', 'written'].map((name) => ({ name, packed: '[31:0]' })),
  ...['rmask', 'wmask'].map((name) => ({ name, packed: '[3:0]' })),
];

const SEMANTICS = sv`
  ${SPEC.map(({ name, packed }) => `wire ${packed} ${name};`).join('\n')}
  semantics spec (
    .insn(rvfi_insn), .pc(rvfi_pc_rdata), .mode(rvfi_mode), .rs1_value(rvfi_rs1_rdata), .rs2_value(rvfi_rs2_rdata), .memory_value(rvfi_mem_rdata), .stores_word(rvfi_mem_wmask == 4'b1111),
    ${SPEC.map(({ name }) => `.${name}(${name})`).join(', ')}
  );
`;

/** What a check sees, by name and range: the ports of the pipeline and what follows from them. */
function seen(options: CoreOptions): readonly { name: string; packed: string }[] {
  const own = portsOf(options).filter(({ name }) => name !== 'clk' && name !== 'rst_n');
  const more = ['rst_n', 'begun', 'shown', 'refused', 'ibus_taken', 'dbus_taken'].map((name) => ({
    name,
    packed: '',
  }));
  return [
    ...own,
    ...more,
    ...SPEC,
    { name: 'ibus_due', packed: '[2:0]' },
    { name: 'dbus_due', packed: '[2:0]' },
  ];
}

/** The module of a check. */
export const checker = (options: CoreOptions, { name, text }: Check) => sv`
  module check_${name} (input clk, ${seen(options)
    .map((port) => `input ${port.packed} ${port.name}`)
    .join(', ')}, output asks, output reg fails);
    initial fails = 1'b0;
    ${text}
  endmodule
`;

/** Without traps an error would stop the core: nothing more would be seen of it. */
const errors = ({ base }: CoreOptions) => (base.zicsr ? '' : 'always @* assume (!ibus_err && !dbus_err);');

/** Of the first instruction of a handler the trace tells which interrupt led there, and not why it traps itself. */
const refusals = "(rvfi_intr || rvfi_cause == 32'd1 || rvfi_cause == 32'd5 || rvfi_cause == 32'd7)";

/** An input has any value in any clock, unless a debugger drives it. */
const declaration = ({ name, packed, direction }: ReturnType<typeof portsOf>[number]) =>
  direction === 'output'
    ? `wire ${packed} ${name};`
    : RESTING.test(name)
      ? `wire ${packed} ${name} = 0;`
      : `(* anyseq *) reg ${packed} ${name};`;

/**
 * The pipeline with its trace in surroundings that do whatever its channels allow: words, waits, errors, interrupts; one
 * clock of reset first. Outputs say of each check where it asks, and in the clock after where it fails.
 */
export function surroundings(options: CoreOptions, checks: readonly Check[]): string {
  const ports = portsOf(options);
  const outputs = checks.map(({ name }) => `output asks_${name}, output fails_${name}`);
  return sv`
    module checked (input clk, ${outputs.join(', ')});
      reg begun = 1'b0;
      wire rst_n = begun;
      always @(posedge clk) begun <= 1'b1;

      ${ports
        .filter(({ name }) => name !== 'clk' && name !== 'rst_n')
        .map(declaration)
        .join('\n')}
      ${options.name}_pipeline dut (${ports.map(({ name }) => `.${name}(${name})`).join(', ')});

      ${outstanding('ibus')}
      ${outstanding('dbus')}
      ${options.memory.dataCache && 'always @* assume (!dbus_hit || (dbus_rvalid && !dbus_err));'}
      ${errors(options)}
      wire shown = begun && rvfi_valid;
      // Accesses that the bus or the memory protection refused: no more is known of them here.
      wire refused = rvfi_trap && ${options.base.zicsr ? refusals : "1'b0"};

      ${SEMANTICS}
      ${checks.map((check) => checkInstance(options, check)).join('\n')}
    endmodule
  `;
}

/** The wave of a check that fails is that of its assertion. */
const checkInstance = (options: CoreOptions, { name }: Check) => sv`
  check_${name} u_${name} (.clk(clk), .asks(asks_${name}), .fails(fails_${name}), ${seen(options)
    .map((port) => `.${port.name}(${port.name})`)
    .join(', ')});
  \`ifdef SHOW_${name}
  always @* assert (!fails_${name});
  \`endif
`;
