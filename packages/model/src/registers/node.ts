import { z } from 'zod';
import { Identifier } from '../names.ts';
import { RegisterBuffer } from './buffer.ts';
import { RegisterField, WriteGate } from './field.ts';
import { Markdown, Quantity } from './quantity.ts';

/** Copies of a register, group or memory. `count` for each dimension, outermost first; `stride` in bytes between neighbours. */
export const NodeArray = z.object({ count: z.array(Quantity).min(1).max(4), stride: Quantity.optional() });
export type NodeArray = z.infer<typeof NodeArray>;

const placed = {
  name: Identifier,
  title: z.string().max(300).optional(),
  description: Markdown.optional(),
  /** Bytes from the start of the enclosing group, or of the map. */
  offset: Quantity,
  array: NodeArray.optional(),
};

export const Register = z.object({
  kind: z.literal('register'),
  ...placed,
  /** Bits, 8 times a power of two; the bus's data width when absent. Wider ones take several accesses, lowest word first. */
  width: z.number().int().min(8).max(1024).optional(),
  /** Implemented outside: the register file hands the access out and takes the answer in the same clock. */
  external: z.boolean().default(false),
  /** Takes effect when the same value was written twice; a second copy is compared at every clock. */
  shadowed: z.boolean().default(false),
  /** Reads see what the whole register was when the buffer took it in, and act on it then. */
  readBuffer: RegisterBuffer.optional(),
  /** Writes are held, with their byte strobes, and take effect together. */
  writeBuffer: RegisterBuffer.optional(),
  gate: WriteGate.optional(),
  /** Another register of the same group whose fields of the same names this one accesses in another way. */
  aliasOf: Identifier.optional(),
  fields: z.array(RegisterField).default([]),
});
export type Register = z.infer<typeof Register>;

/** Memory or window: its accesses go to hardware outside the register file. */
export const Memory = z.object({
  kind: z.literal('memory'),
  ...placed,
  /** Words of `width` bits. */
  entries: Quantity,
  width: z.number().int().min(8).max(1024).optional(),
  software: z.enum(['rw', 'r', 'w']).default('rw'),
});
export type Memory = z.infer<typeof Memory>;

/** Address block or register file: registers, memories and groups with offsets of their own. */
export interface Group {
  kind: 'group';
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  offset: Quantity;
  array?: NodeArray | undefined;
  /** Bytes it takes; up to its last child when absent. */
  size?: Quantity | undefined;
  children: RegisterNode[];
}
export type RegisterNode = Register | Memory | Group;

interface GroupText extends Omit<Group, 'children'> {
  children?: RegisterNodeText[] | undefined;
}
export type RegisterNodeText = z.input<typeof Register> | z.input<typeof Memory> | GroupText;

export const Group = z.object({
  kind: z.literal('group'),
  ...placed,
  size: Quantity.optional(),
  get children(): z.ZodDefault<z.ZodArray<z.ZodType<RegisterNode, RegisterNodeText>>> {
    return z.array(RegisterNode).default([]);
  },
});

export const RegisterNode: z.ZodType<RegisterNode, RegisterNodeText> = z.discriminatedUnion('kind', [
  Register,
  Memory,
  Group,
]);
