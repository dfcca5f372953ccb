import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { clicInputs, numberWidth } from '../../src/options/clic.ts';
import { clicChoice } from '../../src/rtl/clic/choice.ts';
import { moduleText } from '../../src/rtl/unit.ts';

export const coreOf = (inputs: number, controlBits: number): CoreOptions => ({
  ...PRESETS.micro,
  auxiliary: {
    ...PRESETS.micro.auxiliary,
    clic: { base: '0x02010000' },
    clicInputs: inputs,
    clicControlBits: controlBits,
  },
});

/**
 * What the specification asks of the choice, of each pair of interrupts and of no order in which they are looked at: that
 * which is chosen asks; and none that asks has a higher level; nor a higher priority at the same level; nor a higher
 * number at the same of both. Level and priority are those of any number of level bits.
 */
function beside(options: CoreOptions): string {
  const numbers = clicInputs(options).map(({ number }) => number);
  const bits = options.auxiliary.clicControlBits;
  const count = numbers.length;
  const width = numberWidth(options);
  const each = numbers.map((number, index) => {
    const mine = `control[${(index + 1) * bits - 1}:${index * bits}]`;
    return `
      wire [7:0] byte_${index} = {${mine}${bits < 8 ? `, ${8 - bits}'b${'1'.repeat(8 - bits)}` : ''}};
      wire [7:0] level_${index} = byte_${index} | (8'hff >> nlbits);
      wire [7:0] priority_${index} = byte_${index} & (8'hff >> nlbits);
      wire beats_${index} = request[${index}] && (level_${index} > level || (level_${index} == level && (priority_${index} > urgency || (priority_${index} == urgency && ${width}'d${number} > number))));
      wire is_${index} = number == ${width}'d${number} && request[${index}] && best == ${mine};`;
  });
  const all = (name: string) => numbers.map((_, index) => `${name}_${index}`).join(' || ');
  return `
    module beside(input [${count - 1}:0] request, input [${count * bits - 1}:0] control, input [3:0] nlbits, output wrong);
      wire found;
      wire [${bits - 1}:0] best;
      wire [${width - 1}:0] number;
      ${options.name}_clic_choice dut(.request(request), .control(control), .found(found), .best(best), .number(number));
      wire [7:0] chosen = {best${bits < 8 ? `, ${8 - bits}'b${'1'.repeat(8 - bits)}` : ''}};
      wire [7:0] level = chosen | (8'hff >> nlbits);
      wire [7:0] urgency = chosen & (8'hff >> nlbits);
      ${each.join('')}
      assign wrong = nlbits <= 4'd8 && (found != (request != 0) || (found && (!(${all('is')}) || ${all('beats')})));
    endmodule`;
}

const SCRIPT = [
  'read_verilog -sv choice.sv beside.sv',
  'prep -flatten -top beside',
  'techmap; opt; aigmap; opt_clean',
  'write_aiger model.aig',
  '',
].join('\n');

/** What ABC says of the choice, for every request and every control. */
export async function verdict(options: CoreOptions, change = (text: string) => text) {
  const { steps } = await prove({
    files: {
      'choice.sv': change(moduleText(options, clicChoice)),
      'beside.sv': beside(options),
      'model.ys': SCRIPT,
    },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; fraig; iprove'],
    ],
  });
  const { stdout } = steps[1]!;
  return stdout.includes('UNSATISFIABLE')
    ? 'proved'
    : stdout.includes('SATISFIABLE')
      ? 'refuted'
      : 'undecided';
}
