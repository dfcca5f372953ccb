import type { Fields } from '../encoding/fields.ts';

/** A piece of a word as an assembler's expression: fixed bits, and those of the immediate that lie there. */
interface Piece {
  fixed: number;
  /** Bits of the immediate from `from` on, so many of them, at bit `at` of the piece. */
  runs: { from: number; bits: number; at: number }[];
}

function pieceOf({ mask, match, immediate }: Fields, high: number, low: number): Piece {
  const runs: Piece['runs'] = [];
  for (let bit = low; bit <= high; bit++) {
    const index = immediate.indexOf(bit);
    if (index < 0) continue;
    const from = immediate.length - 1 - index;
    const last = runs.at(-1);
    if (last && last.from + last.bits === from && last.at + last.bits === bit - low) last.bits++;
    else runs.push({ from, bits: 1, at: bit - low });
  }
  const width = high - low + 1;
  const fixed = ((match & mask) >>> low) & (2 ** width - 1);
  return { fixed, runs };
}

const hex = (value: number) => (value < 10 ? String(value) : `0x${value.toString(16)}`);

/** The expression of a piece; `imm` stands for the immediate. */
function expression({ fixed, runs }: Piece, imm: string): string {
  const parts = runs.map(({ from, bits, at }) => {
    const shifted = from === 0 ? `(${imm})` : `((${imm}) >> ${from})`;
    const masked = `(${shifted} & ${hex(2 ** bits - 1)})`;
    return at === 0 ? masked : `(${masked} << ${at})`;
  });
  const all = fixed === 0 && parts.length > 0 ? parts : [hex(fixed), ...parts];
  return all.length === 1 ? all[0]! : `(${all.join(' | ')})`;
}

/** Twelve bits as the signed number that `.insn i` and `.insn s` want. */
function signed12(piece: Piece, imm: string): string {
  if (piece.runs.length === 0) return String((piece.fixed << 20) >> 20);
  const whole = piece.runs.length === 1 && piece.fixed === 0 && piece.runs[0]!.bits === 12;
  return whole ? imm : `((${expression(piece, imm)} ^ 0x800) - 0x800)`;
}

/** Both pieces of an immediate of `.insn s`, one behind the other. */
function joined(high: Piece, low: Piece): Piece {
  const runs = [...low.runs, ...high.runs.map((run) => ({ ...run, at: run.at + 5 }))];
  const merged = runs.reduce<Piece['runs']>((all, run) => {
    const last = all.at(-1);
    if (last && last.from + last.bits === run.from && last.at + last.bits === run.at)
      return [...all.slice(0, -1), { ...last, bits: last.bits + run.bits }];
    return [...all, run];
  }, []);
  return { fixed: (high.fixed << 5) | low.fixed, runs: merged };
}

interface OperandTexts {
  rd: string;
  rs1: string;
  rs2: string;
  rs3: string;
  imm: string;
}

/** The `.insn` directive of GNU as for an instruction; registers that are none have their number. */
export function insnDirective(fields: Fields, texts: OperandTexts): string {
  const { registers, match } = fields;
  const register = (name: 'rd' | 'rs1' | 'rs2', low: number) =>
    registers.has(name) ? texts[name] : `x${(match >>> low) & 31}`;
  const opcode = `0x${(match & 0x7f).toString(16)}`;
  const funct3 = expression(pieceOf(fields, 14, 12), texts.imm);
  const [rd, rs1, rs2] = [register('rd', 7), register('rs1', 15), register('rs2', 20)];
  if (registers.has('rs3')) {
    const funct2 = expression(pieceOf(fields, 26, 25), texts.imm);
    return `.insn r4 ${opcode}, ${funct3}, ${funct2}, ${rd}, ${rs1}, ${rs2}, ${texts.rs3}`;
  }
  const upper = pieceOf(fields, 31, 25);
  const lowest = pieceOf(fields, 11, 7);
  if (lowest.runs.length > 0) {
    const offset = signed12(joined(upper, lowest), texts.imm);
    return `.insn s ${opcode}, ${funct3}, ${rs2}, ${offset}(${rs1})`;
  }
  if (!registers.has('rs2')) {
    const value = signed12(pieceOf(fields, 31, 20), texts.imm);
    return `.insn i ${opcode}, ${funct3}, ${rd}, ${rs1}, ${value}`;
  }
  return `.insn r ${opcode}, ${funct3}, ${expression(upper, texts.imm)}, ${rd}, ${rs1}, ${rs2}`;
}
