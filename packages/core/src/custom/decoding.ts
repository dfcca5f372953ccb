import type { CoreOptions } from '../options/coreOptions.ts';
import { sv } from '../rtl/sv.ts';
import { customAccesses, customLoads, customStores } from './access.ts';
import { bitOfSet, hasContexts, statusesOf } from './context.ts';
import type { CustomEncoding } from './customInstructions.ts';
import { hasLater } from './later.ts';
import { customPrivilege } from './privilege.ts';

/** Whether custom instructions read a third source register. */
export const customThird = ({ custom }: CoreOptions): boolean =>
  custom?.encodings.some(({ rs3 }) => rs3) ?? false;

/** Whether a third source register is read. */
export const hasThirdSource = (options: CoreOptions): boolean => options.base.zfinx || customThird(options);

/** Opcodes that mean something without custom instructions, too. */
const STANDARD = [0x03, 0x0f, 0x13, 0x17, 0x23, 0x2f, 0x33, 0x37, 0x63, 0x67, 0x6f, 0x73];
/** And those of floating point. */
const FLOATING = [0x43, 0x47, 0x4b, 0x4f, 0x53];

/** Whether the decoder looks at another opcode than that of the word, where the word is a custom instruction. */
export const hidesOpcode = ({ custom, base }: CoreOptions): boolean => {
  const meant = base.zfinx ? [...STANDARD, ...FLOATING] : STANDARD;
  return custom?.encodings.some(({ match }) => meant.includes(match & 0x7f)) ?? false;
};

/** Bits 31 to 0, `?` where an operand is. */
function pattern({ mask, match }: CustomEncoding): string {
  const bit = (at: number) => (((mask >>> at) & 1) === 0 ? '?' : String((match >>> at) & 1));
  const bits = (high: number, low: number) =>
    Array.from({ length: high - low + 1 }, (_, index) => bit(high - index)).join('');
  return [bits(31, 25), bits(24, 20), bits(19, 15), bits(14, 12), bits(11, 7), bits(6, 0)].join('_');
}

const REGISTERS = ['rd', 'rs1', 'rs2', 'rs3'] as const;

/** Whether the field is a register that the instruction reads, or writes when it retires. */
const isTaken = (each: CustomEncoding, register: (typeof REGISTERS)[number]) =>
  each[register] && !(register === 'rd' && each.later);

/** Registers that some custom instructions have, and others have not: nets `custom_rd` and so on. */
const told = (encodings: readonly CustomEncoding[]) =>
  REGISTERS.filter(
    (register) =>
      encodings.some((each) => isTaken(each, register)) && encodings.some((each) => !isTaken(each, register)),
  );

/** When a custom instruction has the register; empty where none has. */
export function customHas({ custom }: CoreOptions, register: (typeof REGISTERS)[number]): string {
  const encodings = custom!.encodings;
  if (!encodings.some((each) => isTaken(each, register))) return '';
  return told(encodings).includes(register) ? `custom_${register}` : 'custom';
}

/** What the access of an instruction sets. */
const accessLines = ({ access }: CustomEncoding): string[] =>
  access === undefined ? [] : [`custom_${access.kind} = 1'b1;`, `custom_size = 2'd${access.size};`];

/** The set whose states the instruction uses. */
function contextLines(options: CoreOptions, { context }: CustomEncoding): string[] {
  if (context === undefined || !hasContexts(options)) return [];
  return [`${bitOfSet('custom_context', context, statusesOf(options).length)} = 1'b1;`];
}

/** `custom`, and which of the registers that are `asked` for it has. */
export function customDecoding(options: CoreOptions, asked: readonly string[]): string {
  const { encodings } = options.custom!;
  const nets = told(encodings).filter((register) => asked.includes(register));
  const flags = [...nets, customLoads(options) && 'load', customStores(options) && 'store'].filter(
    (flag) => flag !== false,
  );
  const line = (each: CustomEncoding) => {
    const registers = nets
      .filter((register) => isTaken(each, register))
      .map((register) => `custom_${register} = 1'b1;`);
    const item = `32'b${pattern(each)}`;
    const later = each.later ? ["custom_later = 1'b1;"] : [];
    const machine = each.machine && customPrivilege(options) ? ["custom_machine = 1'b1;"] : [];
    const all = [
      "custom = 1'b1;",
      ...registers,
      ...later,
      ...accessLines(each),
      ...machine,
      ...contextLines(options, each),
    ];
    return all.length === 1
      ? `${item}: ${all[0]} // ${each.name}`
      : `${item}: begin // ${each.name}\n${all.map((text) => `  ${text}`).join('\n')}\nend`;
  };
  return sv`
    // Custom instructions
    ${flags.map((flag) => `logic custom_${flag};`).join('\n')}
    ${customAccesses(options) && 'logic [1:0] custom_size;'}
    always_comb begin
      custom = 1'b0;
      ${flags.map((flag) => `custom_${flag} = 1'b0;`).join('\n')}
      ${customAccesses(options) && "custom_size = 2'd0;"}
      ${hasLater(options) && "custom_later = 1'b0;"}
      ${customPrivilege(options) && "custom_machine = 1'b0;"}
      ${hasContexts(options) && `custom_context = ${statusesOf(options).length}'d0;`}
      casez (instr)
        ${encodings.map(line).join('\n')}
        default: custom = 1'b0;
      endcase
    end
  `;
}
