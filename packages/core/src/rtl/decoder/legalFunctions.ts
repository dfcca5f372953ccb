import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

type Base = CoreOptions['base'];

/** Operations of one opcode: items of a `casez` over {funct7, rs2, funct3}, and when a core has them. */
interface Operations {
  names: string;
  fields: readonly string[];
  chosen?: (base: Base) => boolean;
}

const zbb = (base: Base) => base.zbb;
const zbkb = (base: Base) => base.zbkb;
/** What these two have in common. */
const either = (base: Base) => base.zbb || base.zbkb;
const zbs = (base: Base) => base.zbs;

const BETWEEN_REGISTERS: readonly Operations[] = [
  { names: 'ADD to AND', fields: ['0000000_?????_???'] },
  { names: 'SUB, SRA', fields: ['0100000_?????_000', '0100000_?????_101'] },
  { names: 'MUL to REMU', fields: ['0000001_?????_???'], chosen: ({ multiply }) => multiply !== 'none' },
  {
    names: 'SH1ADD, SH2ADD, SH3ADD',
    fields: ['0010000_?????_010', '0010000_?????_1?0'],
    chosen: ({ zba }) => zba,
  },
  { names: 'XNOR, ORN, ANDN', fields: ['0100000_?????_100', '0100000_?????_11?'], chosen: either },
  { names: 'MIN, MINU, MAX, MAXU', fields: ['0000101_?????_1??'], chosen: zbb },
  { names: 'ROL, ROR', fields: ['0110000_?????_?01'], chosen: either },
  {
    names: 'ZEXT.H',
    fields: ['0000100_00000_100'],
    chosen: (base) => base.zbb && !base.zbkb,
  },
  { names: 'PACK, PACKH', fields: ['0000100_?????_100', '0000100_?????_111'], chosen: zbkb },
  {
    names: 'CLMUL, CLMULR, CLMULH',
    fields: ['0000101_?????_001', '0000101_?????_01?'],
    chosen: ({ zbc }) => zbc,
  },
  { names: 'CZERO.EQZ, CZERO.NEZ', fields: ['0000111_?????_1?1'], chosen: ({ zicond }) => zicond },
  { names: 'BCLR, BEXT', fields: ['0100100_?????_?01'], chosen: zbs },
  { names: 'BSET, BINV', fields: ['0?10100_?????_001'], chosen: zbs },
];

/** Where a shift has the register rs2, its immediate form has the shift amount. */
const SHIFTS_BY_IMMEDIATE: readonly Operations[] = [
  { names: 'SLLI, SRLI', fields: ['0000000_?????_?01'] },
  { names: 'SRAI', fields: ['0100000_?????_101'] },
  { names: 'RORI', fields: ['0110000_?????_101'], chosen: either },
  { names: 'CLZ, CTZ, CPOP', fields: ['0110000_0000?_001', '0110000_00010_001'], chosen: zbb },
  { names: 'SEXT.B, SEXT.H', fields: ['0110000_0010?_001'], chosen: zbb },
  { names: 'ORC.B', fields: ['0010100_00111_101'], chosen: zbb },
  { names: 'REV8', fields: ['0110100_11000_101'], chosen: either },
  { names: 'BREV8, ZIP, UNZIP', fields: ['0110100_00111_101', '0000100_01111_?01'], chosen: zbkb },
  { names: 'BCLRI, BEXTI', fields: ['0100100_?????_?01'], chosen: zbs },
  { names: 'BSETI, BINVI', fields: ['0?10100_?????_001'], chosen: zbs },
];

const item = (net: string, { names, fields }: Operations) =>
  `${fields.map((field) => `15'b${field}`).join(', ')}: ${net} = 1'b1; // ${names}`;

const choice = (net: string, operations: readonly Operations[], base: Base) => sv`
  always_comb begin
    casez (funct_fields)
      ${operations
        .filter(({ chosen }) => chosen?.(base) ?? true)
        .map((each) => item(net, each))
        .join('\n')}
      default: ${net} = 1'b0;
    endcase
  end
`;

/** `legal_operation` and `legal_shift`: whether OP, and OP-IMM with the funct3 of a shift, are instructions that exist. */
export function legalFunctions({ base }: CoreOptions): string {
  return sv`
    logic [14:0] funct_fields;
    logic legal_op, legal_shift;
    assign funct_fields = {instr[31:20], funct3};
    ${choice('legal_op', BETWEEN_REGISTERS, base)}

    // Immediate shifts: the field of rs2 holds the shift amount.
    ${choice('legal_shift', SHIFTS_BY_IMMEDIATE, base)}
  `;
}
