import { z } from 'zod';

/** A memory of the design and what became of it. */
export const SynthesizedMemory = z.object({
  module: z.string(),
  name: z.string(),
  words: z.number(),
  /** Bits of a word. */
  width: z.number(),
  /** It starts with contents, which a macro of a cell library cannot bring. */
  initialized: z.boolean(),
  /** Cell that it was mapped to; null where it became flip-flops. */
  macro: z.string().nullable(),
});
export type SynthesizedMemory = z.infer<typeof SynthesizedMemory>;

/** One module of the mapped design. Counts and area are of one instance, without its submodules. */
export const SynthesizedModule = z.object({
  name: z.string(),
  /** Cells of the target by type. */
  cells: z.record(z.string(), z.number()),
  flipFlops: z.number(),
  /** Left out in reports that were written before. */
  latches: z.number().default(0),
  /** In the unit of the Liberty file; null for targets without area. */
  area: z.number().nullable(),
  /** Submodules: instance name → module. */
  instances: z.record(z.string(), z.string()),
});
export type SynthesizedModule = z.infer<typeof SynthesizedModule>;

/** A memory macro of the mapped design. */
export const SynthesizedMacro = z.object({
  cell: z.string(),
  /** Null where its library does not say. */
  words: z.number().nullable(),
  width: z.number().nullable(),
  area: z.number().nullable(),
  /** Its own Liberty file, or what is taken for it. */
  from: z.enum(['liberty', 'estimate']),
});
export type SynthesizedMacro = z.infer<typeof SynthesizedMacro>;

export const SynthesisReport = z.object({
  top: z.string(),
  target: z.string(),
  /** Program and version that made it. */
  tool: z.string(),
  /** The top module first. */
  modules: z.array(SynthesizedModule),
  memories: z.array(SynthesizedMemory),
  macros: z.array(SynthesizedMacro).default([]),
});
export type SynthesisReport = z.infer<typeof SynthesisReport>;

/** One module of a netlist, to be drawn. Nets are numbered; a bit is a net or a constant `0`, `1`, `x`, `z`. */
const SchematicBit = z.union([z.number(), z.enum(['0', '1', 'x', 'z'])]);
export const Schematic = z.object({
  module: z.string(),
  ports: z.array(
    z.object({
      name: z.string(),
      direction: z.enum(['input', 'output', 'inout']),
      bits: z.array(SchematicBit),
    }),
  ),
  cells: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      /** The type is a module of the netlist, which can be opened. */
      isModule: z.boolean(),
      pins: z.array(
        z.object({
          name: z.string(),
          direction: z.enum(['input', 'output', 'inout']),
          bits: z.array(SchematicBit),
        }),
      ),
    }),
  ),
  /** Names that the source gave to nets. */
  netNames: z.record(z.string(), z.string()),
  /** Cells that were left out because the module is too large to draw. */
  omittedCells: z.number(),
});
export type Schematic = z.infer<typeof Schematic>;
