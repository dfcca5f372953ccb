import { Identifier } from '@netloom/model';
import { z } from 'zod';
import { typeOf } from '../language/type.ts';

/** Words of a table. */
const MOST_WORDS = 1024;

/** Name of an instruction as assemblers write it, e.g. `crc32.b`. */
const Mnemonic = z
  .string()
  .max(24)
  .regex(/^[a-z][a-z0-9]*([._][a-z0-9]+)*$/);

const field = (bits: number) =>
  z
    .int()
    .min(0)
    .max(2 ** bits - 1);

const Opcode = z.enum(['custom-0', 'custom-1', 'custom-2', 'custom-3']);
export type Opcode = z.infer<typeof Opcode>;

/** Formats of the unprivileged specification, 2.2, in the spaces for custom instructions, or a pattern of one's own. */
export const Encoding = z.discriminatedUnion('format', [
  /** Two sources and a result; with `rs2` that field is a part of the encoding. */
  z.strictObject({
    format: z.literal('R'),
    opcode: Opcode,
    funct3: field(3),
    funct7: field(7),
    rs2: field(5).optional(),
  }),
  /** A source, 12 signed bits and a result. */
  z.strictObject({ format: z.literal('I'), opcode: Opcode, funct3: field(3) }),
  /** Two sources and 12 signed bits. */
  z.strictObject({ format: z.literal('S'), opcode: Opcode, funct3: field(3) }),
  /** Three sources and a result. */
  z.strictObject({ format: z.literal('R4'), opcode: Opcode, funct3: field(3), funct2: field(2) }),
  /** From bit 31 to bit 0: `0` and `1`, `d` rd, `a` rs1, `b` rs2, `c` rs3, `i` an immediate, its highest bit first. */
  z.strictObject({ format: z.literal('own'), pattern: z.string().max(64), signed: z.boolean() }),
]);
export type Encoding = z.infer<typeof Encoding>;

/** When the result is there, in cycles of the pipeline's execution. */
export const Latency = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('combinational') }),
  /** The first cycle does what stands before the outermost loop, each other one the same number of its rounds. */
  z.strictObject({ kind: z.literal('fixed'), cycles: z.int().min(2).max(1025) }),
  /** The same, `rounds` of them in a cycle, until a break. */
  z.strictObject({ kind: z.literal('variable'), rounds: z.int().min(1).max(64) }),
  /** The instruction retires at once; its loop goes on, and the states are those afterwards for whoever uses them. */
  z.strictObject({ kind: z.literal('background'), rounds: z.int().min(1).max(64) }),
]);
export type Latency = z.infer<typeof Latency>;

/** One load or store of the instruction: where, of what, and what an address that is not aligned means. */
export const Memory = z.strictObject({
  access: z.enum(['load', 'store']),
  /** Of what is loaded, `loaded` in the behaviour, or stored: its width is that of the access, its sign that of the value. */
  type: z.enum(['u8', 'u16', 'u32', 'i8', 'i16', 'i32']),
  /** Expressions of operands and states. */
  address: z.string().max(400),
  data: z.string().max(400).optional(),
  /** `core`: as with the core's own loads and stores; `down`: the lowest bits of the address count as zeros. */
  misaligned: z.enum(['core', 'down']).optional(),
});
export type Memory = z.infer<typeof Memory>;

const Number64 = z.string().regex(/^-?(0x[0-9a-fA-F]{1,16}|\d{1,20})$/);

/** Values by operand, state and result, before; `rd`, `address`, `data` and `after` are what must come of it. */
const Example = z.strictObject({
  operands: z.record(z.string(), Number64),
  /** What memory answers. */
  loaded: Number64.optional(),
  before: z.record(z.string(), Number64).optional(),
  rd: Number64.optional(),
  address: Number64.optional(),
  data: Number64.optional(),
  after: z.record(z.string(), Number64).optional(),
});
export type Example = z.infer<typeof Example>;

export const Instruction = z.strictObject({
  description: z.string().max(2000).default(''),
  encoding: Encoding,
  /** Lines of the behaviour. */
  behaviour: z.array(z.string().max(400)).max(200),
  latency: Latency,
  /** The body of its module as an expert wrote it, in the place of what is made of the behaviour. */
  systemVerilog: z.array(z.string().max(400)).max(400).optional(),
  memory: Memory.optional(),
  /** `machine`: illegal in user mode. */
  privilege: z.enum(['any', 'machine']).optional(),
  examples: z.array(Example).max(50).default([]),
});
export type Instruction = z.infer<typeof Instruction>;

/** A register of the unit, or a table of so many words, one for the hart. */
export const State = z.strictObject({
  description: z.string().max(2000).default(''),
  type: z.string().refine((word) => typeOf(word) !== undefined, 'a type is u1 to u64 or i1 to i64'),
  depth: z.int().min(2).max(MOST_WORDS).optional(),
  reset: Number64.default('0'),
  /** Whether a change of context keeps it, or leaves what the other context made of it. */
  context: z.enum(['saved', 'shared']).default('saved'),
  /** Drives a port of the core, which has its value. */
  output: z.boolean().optional(),
});
export type State = z.infer<typeof State>;

/** `<name>.insn.json`: instructions that belong together, and the registers that they share. */
export const Insn = z.strictObject({
  netloom: z.literal('insn'),
  version: z.literal(1),
  /** Begins the names of C functions and of the unit's registers. */
  name: Identifier.max(24),
  description: z.string().max(2000).default(''),
  /** Address of a CSR with the status of the saved states, two bits: only dirty ones are saved then. */
  status: z
    .string()
    .regex(/^0x[0-9a-fA-F]{3}$/)
    .optional(),
  states: z.record(Identifier.max(24), State).default({}),
  instructions: z.record(Mnemonic, Instruction).default({}),
});
export type Insn = z.infer<typeof Insn>;
