import { z } from 'zod';
import { Identifier } from '../names.ts';

/** Positions in canvas units (CSS pixels at 100 %). */
export const BlockLayout = z.object({
  x: z.number(),
  y: z.number(),
  /** Interfaces and ports mirrored: managers on the left. */
  flipped: z.boolean().optional(),
});
export const NOTE_COLOURS = ['grey', 'yellow', 'green', 'blue', 'purple', 'red'] as const;
export type NoteColour = (typeof NOTE_COLOURS)[number];

/** What people write on the diagram, behind its blocks. Nothing is generated from it. */
export const DiagramNote = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().min(20).max(100_000),
  height: z.number().min(20).max(100_000),
  text: z.string().max(4000).default(''),
  colour: z.enum(NOTE_COLOURS).default('yellow'),
  /** A frame has its text above what stands in it, and takes that along when it is moved. */
  frame: z.boolean().optional(),
});
export type DiagramNote = z.infer<typeof DiagramNote>;

/** What one instance of a document has drawn otherwise than the document: places, and notes, where null is one less. */
export const InsideLayout = z.object({
  blocks: z.record(Identifier, BlockLayout).optional(),
  notes: z.record(Identifier, DiagramNote.nullable()).optional(),
  /** Of instances in it. */
  get insides() {
    return z.record(Identifier, InsideLayout).optional();
  },
});
export type InsideLayout = z.infer<typeof InsideLayout>;

/** `<name>.layout.json`: where things stand, and notes. Keys of blocks are instance, port, clock, reset and interface names. */
export const SocLayout = z.object({
  netloom: z.literal('layout'),
  version: z.literal(1),
  blocks: z.record(Identifier, BlockLayout).default({}),
  notes: z.record(Identifier, DiagramNote).optional(),
  insides: z.record(Identifier, InsideLayout).optional(),
});
export type SocLayout = z.infer<typeof SocLayout>;
