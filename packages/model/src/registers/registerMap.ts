import { z } from 'zod';
import { IpParameter } from '../ipDescriptor.ts';
import { Identifier } from '../names.ts';
import { Vlnv } from '../vlnv.ts';
import { RegisterNode } from './node.ts';
import { Markdown, Quantity } from './quantity.ts';

/** The newest version that this code writes. */
export const REGISTER_MAP_VERSION = 1;

export const EnumValue = z.object({
  name: Identifier,
  value: Quantity,
  description: Markdown.optional(),
});
export const RegisterEnum = z.object({
  description: Markdown.optional(),
  values: z.array(EnumValue).min(1),
});
export type RegisterEnum = z.infer<typeof RegisterEnum>;

export const RegisterReset = z.object({
  /** Port of the register file. */
  name: Identifier,
  polarity: z.enum(['low', 'high']).default('low'),
  style: z.enum(['synchronous', 'asynchronous']).default('synchronous'),
});
export type RegisterReset = z.infer<typeof RegisterReset>;

/** How the register file is reached. */
export const RegisterBus = z.object({
  protocol: z.enum(['apb', 'axi4-lite']).default('apb'),
  /** Bits. */
  dataWidth: z.union([z.literal(8), z.literal(16), z.literal(32), z.literal(64)]).default(32),
  /** Bits of the byte address; as many as the map needs when absent. */
  addressWidth: z.number().int().min(1).max(64).optional(),
  /** `registered` adds a clock to every read and cuts the path from the address to the read data. */
  readPath: z.enum(['combinational', 'registered']).default('combinational'),
  /** What an access where nothing is answers. */
  unmapped: z.enum(['error', 'zero']).default('error'),
});
export type RegisterBus = z.infer<typeof RegisterBus>;

/** `<name>.regs.json`: the one description of a block's registers. */
export const RegisterMap = z.object({
  netloom: z.literal('registers'),
  version: z.literal(REGISTER_MAP_VERSION),
  vlnv: Vlnv.optional(),
  /** Begins the names of modules, C types and macros. */
  name: Identifier,
  title: z.string().max(300).optional(),
  description: Markdown.optional(),
  /** Module of the generated register file; `<name>_regs` when absent. */
  module: Identifier.optional(),
  /** `provided`: the block brings a register file of its own, so that a SoC generates none for it. */
  registerFile: z.enum(['generated', 'provided']).default('generated'),
  bus: RegisterBus.prefault({}),
  /** The first one is used where a field names none. */
  resets: z
    .array(RegisterReset)
    .min(1)
    .prefault([{ name: 'rst_n' }]),
  /** Integers that counts, widths, offsets and resets may depend on; they stay parameters of the register file. */
  parameters: z.array(IpParameter).default([]),
  enums: z.record(Identifier, RegisterEnum).default({}),
  /** Bytes that the map takes; up to its last child when absent. */
  size: Quantity.optional(),
  children: z.array(RegisterNode).default([]),
});
export type RegisterMap = z.infer<typeof RegisterMap>;
export type RegisterMapText = z.input<typeof RegisterMap>;
