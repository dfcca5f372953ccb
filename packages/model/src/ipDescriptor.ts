import { z } from 'zod';
import { Hex, Identifier } from './names.ts';
import { Vlnv } from './vlnv.ts';

/**
 * A constant expression of IEEE 1800-2017, 11.2.1 over the descriptor's parameters, as text, e.g. "DATA_WIDTH/8-1".
 * Package constants and typedefs are already folded in; `$clog2` and `$bits` of integers remain.
 */
export const Expression = z.string().max(4096);
export type Expression = z.infer<typeof Expression>;

export const IpParameter = z.object({
  name: Identifier,
  type: z.enum(['integer', 'string', 'real']).default('integer'),
  /** Default value; for a local parameter, its value. */
  value: Expression,
  /** `localparam`: takes part in expressions, cannot be overridden. */
  local: z.boolean().default(false),
  description: z.string().optional(),
  /** Symbol of the value's unit, e.g. "bit" (IEC 80000-13) or "Hz". */
  unit: z.string().optional(),
  minimum: Expression.optional(),
  maximum: Expression.optional(),
  choices: z.array(Expression).optional(),
  /** A string that names a file of the project, from its root, which simulation or synthesis reads. */
  file: z.boolean().optional(),
});
export type IpParameter = z.infer<typeof IpParameter>;

export const Direction = z.enum(['in', 'out', 'inout']);
export type Direction = z.infer<typeof Direction>;

/** One packed or unpacked dimension `[left:right]`. */
export const Range = z.object({ left: Expression, right: Expression });
export type Range = z.infer<typeof Range>;

export const IpPort = z.object({
  name: Identifier,
  direction: Direction,
  /** Total number of bits over all dimensions; "1" for a scalar. */
  width: Expression,
  /** Packed dimensions, outermost first; empty for a scalar or a named type. */
  packed: z.array(Range).default([]),
  unpacked: z.array(Range).default([]),
  /** Type name as written when it is not a plain vector, e.g. "my_pkg::req_t". */
  type: z.string().optional(),
  description: z.string().optional(),
  /** An input that must be driven; inputs are required unless this is false or `tieOff` is given. */
  required: z.boolean().optional(),
  /** Constant (e.g. "1'b0") that the generator uses for an unconnected input. */
  tieOff: z.string().optional(),
  /** Clock port that the port is synchronous to; of a block with one clock, that one when absent. */
  clock: Identifier.optional(),
  /** An input that may change at any time: the block brings it into its clock domain itself. */
  synchronised: z.boolean().optional(),
});
export type IpPort = z.infer<typeof IpPort>;

export const BusType = z.enum([
  ...(['axi4', 'axi4-lite', 'axi-stream', 'apb', 'ahb-lite', 'wishbone', 'memory', 'tl-ul'] as const),
  /** Debug module and hart of generated cores. */
  'riscv-debug',
]);
export type BusType = z.infer<typeof BusType>;

/** Manager initiates (AMBA's manager, AXI-Stream transmitter), subordinate answers. */
export const BusRole = z.enum(['manager', 'subordinate']);
export type BusRole = z.infer<typeof BusRole>;

export const BusInterface = z.object({
  name: Identifier,
  bus: BusType,
  role: BusRole,
  /** Logical signal name in the protocol's own upper-case terms (AWADDR, PSEL, CYC) → physical port. */
  signals: z.record(z.string(), Identifier),
  /** The physical clock and reset ports that this interface is synchronous to. */
  clock: Identifier.optional(),
  reset: Identifier.optional(),
  /** Subordinates: bytes of address space decoded, e.g. "4096" or "2**ADDR_WIDTH". */
  addressSpan: Expression.optional(),
  /** Subordinates: it leads to memory, which writes change or not; a block of the category Memories need not say so. */
  memory: z.enum(['ram', 'rom']).optional(),
  /** Subordinates: it leads to the block's registers. Where none says so, the first of the registers' protocol does. */
  registers: z.boolean().optional(),
  /**
   * AXI4: the user signals are odd parity of bytes and groups of signals, as AMBA 5's Odd_Parity_Byte_All, and are looked
   * at. Address: bytes, LEN, {SIZE, BURST, LOCK, PROT}, {REGION, CACHE, QOS}; W: bytes, strobes, last; R: bytes, RRESP, last;
   * B: BRESP; the first in bit 0.
   */
  parity: z.boolean().optional(),
  /**
   * Managers: addresses, `size` bytes from `base` on, of which they keep data in a cache that nobody else keeps coherent.
   * Whether software can bring what was written there to memory (`clean`; true where it goes there by itself), and have it
   * read anew (`invalidate`); not known when absent.
   */
  cached: z
    .array(
      z.object({ base: Hex, size: Hex, clean: z.boolean().optional(), invalidate: z.boolean().optional() }),
    )
    .optional(),
  /** Managers: such addresses, of which they may read in vain. */
  idempotent: z.array(z.object({ base: Hex, size: Hex })).optional(),
  /** Generated interconnect: the interface takes any number of connections and grows a port set for each. */
  multiple: z.boolean().default(false),
  description: z.string().optional(),
});
export type BusInterface = z.infer<typeof BusInterface>;

/** An input takes a clock; an output makes one. */
export const IpClock = z.object({ port: Identifier, description: z.string().optional() });
export const IpReset = z.object({
  port: Identifier,
  polarity: z.enum(['low', 'high']),
  /** Clock port that deassertion is synchronous to. */
  clock: Identifier.optional(),
});
export const IpInterrupt = z.object({
  port: Identifier,
  role: z.enum(['source', 'sink']),
  sensitivity: z.enum(['level', 'edge']).default('level'),
  /** Lowest bit of a sink that can fire; a RISC-V PLIC (1.0.0, chapter 3) has no source 0. */
  lowest: z.number().int().min(0).optional(),
  /** Interface that it belongs to, of a block whose registers are behind several. */
  interface: Identifier.optional(),
});

/** Bits of a port, both ends included; all of them without a range. */
export const PortSlice = z.object({ port: Identifier, bits: Range.optional() });
export type PortSlice = z.infer<typeof PortSlice>;

/**
 * Bits of an output that follow from bits of an input without a register between: every one from every one or, with
 * `bitwise`, the lowest from the lowest and so on.
 */
export const CombinationalPath = z.object({
  from: PortSlice,
  to: PortSlice,
  bitwise: z.boolean().optional(),
});
export type CombinationalPath = z.infer<typeof CombinationalPath>;

/** Name of a kind of generated blocks, e.g. "axi4lite-crossbar"; which there are, the generators of SoCs know. */
export const GeneratorId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(64);
export type GeneratorId = z.infer<typeof GeneratorId>;

/** `ip.json`: what Netloom knows of a block; `module` is the SystemVerilog module it instantiates. */
export const IpDescriptor = z.object({
  netloom: z.literal('ip'),
  version: z.literal(1),
  vlnv: Vlnv,
  module: Identifier,
  title: z.string(),
  description: z.string().default(''),
  /** Palette path, e.g. "Peripherals/Serial". */
  category: z.string().default('Other'),
  parameters: z.array(IpParameter).default([]),
  ports: z.array(IpPort).default([]),
  busInterfaces: z.array(BusInterface).default([]),
  clocks: z.array(IpClock).default([]),
  resets: z.array(IpReset).default([]),
  interrupts: z.array(IpInterrupt).default([]),
  /** Paths that are surely there; of others nothing is known. Of a SoC document they are found inside it. */
  combinational: z.array(CombinationalPath).optional(),
  /** Of a processor: the address of its first instruction. */
  resetVector: Expression.optional(),
  /**
   * The RTL is generated for each instance from its options and the design around it. Parameters, ports and interfaces
   * are what the generator says; of a parameter, the descriptor may say another default.
   */
  generator: GeneratorId.optional(),
  /** The block is another SoC document of the library; path as for `files`. */
  document: z.string().optional(),
  /** Register description, relative to the descriptor. */
  registers: z.string().optional(),
  /** Sources in compile order, relative to the descriptor's folder. */
  files: z.array(z.string()).default([]),
  includeDirectories: z.array(z.string()).default([]),
  defines: z.record(z.string(), z.string()).default({}),
});
export type IpDescriptor = z.infer<typeof IpDescriptor>;
export type IpDescriptorText = z.input<typeof IpDescriptor>;
