/** Classes of operands: of each instruction each pair is tried, and seen in the coverage plan. */
export const OPERAND_CLASSES = ['zero', 'one', 'ones', 'least', 'greatest', 'positive', 'negative'] as const;
export type OperandClass = (typeof OPERAND_CLASSES)[number];

const VALUES: Readonly<Record<OperandClass, readonly number[]>> = {
  zero: [0],
  one: [1],
  ones: [0xffff_ffff],
  least: [0x8000_0000],
  greatest: [0x7fff_ffff],
  positive: [0x5555_5555, 0x0000_001f, 0x0102_0408, 0x0000_8000, 0x7fff_fffe, 0x00ff_00ff],
  negative: [0xaaaa_aaaa, 0xffff_fffe, 0xffff_0000, 0x8000_0001, 0xdead_beef, 0xffff_8000],
};

/** A value of the class; another one for another number where the class has several. */
export const valueOf = (of: OperandClass, number: number): number => VALUES[of][number % VALUES[of].length]!;

/** Where operands come from and results go to: what a pipeline has to see and may not forget. */
export const HAZARDS = [
  'none',
  'rs1 one before',
  'rs1 two before',
  'rs1 three before',
  'rs2 one before',
  'rs2 two before',
  'rs2 three before',
  'rs1 loaded',
  'rs2 loaded',
  'result used',
] as const;
export type Hazard = (typeof HAZARDS)[number];
