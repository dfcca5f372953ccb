import { z } from 'zod';
import { BusRole, BusType, Direction, Expression } from './ipDescriptor.ts';
import { Hex, Identifier } from './names.ts';
import { Vlnv } from './vlnv.ts';

/** The newest document version that this code writes; older ones are migrated when read. */
export const SOC_DOCUMENT_VERSION = 1;

/**
 * One end of a connection. `uart0.tx` is a port (or interface) of an instance, `leds` one of the top level,
 * `gpio0.out[7:4]` or `leds[0]` a slice, and, as a source only, `8'hA5` a sized constant.
 */
export const Endpoint = z.string().min(1).max(300);
export type Endpoint = z.infer<typeof Endpoint>;

export const SocInstance = z.object({
  ip: Vlnv,
  /** Overrides by name; constant expressions over the document's own parameters. */
  parameters: z.record(Identifier, Expression).optional(),
  description: z.string().optional(),
});
export type SocInstance = z.infer<typeof SocInstance>;

/** Times by which a clock is divided. */
const Ratio = z.number().int().min(1).max(64);

const Hertz = z.number().positive().max(1e12);
const HertzRange = z.object({ min: Hertz, max: Hertz });
const WholeRange = z.object({ min: z.number().int().min(1), max: z.number().int().min(1).max(65535) });

/** What the PLL macro of an ASIC library can do: reference / D × M = VCO, VCO / O = output; Hz and whole numbers. */
export const PllLimits = z.object({
  reference: HertzRange,
  /** Reference / D. */
  phase: HertzRange,
  vco: HertzRange,
  output: HertzRange,
  divider: WholeRange,
  multiplier: WholeRange,
  divide: WholeRange,
});
export type PllLimits = z.infer<typeof PllLimits>;

/** Kinds of PLL; an `asic` one has its limits in the document. */
export const PllFamilyId = z.enum(['ice40', 'ecp5', 'mmcm', 'plle2', 'asic']);
export type PllFamilyId = z.infer<typeof PllFamilyId>;

/** Oscillators on the chip. */
export const OscillatorCell = z.enum(['ice40-high', 'ice40-low', 'ecp5', '7-series', 'asic']);
export type OscillatorCell = z.infer<typeof OscillatorCell>;

/**
 * Output `output` of the PLL called `pll`: `from` / `divider` × `multiplier` / `divide`. Clocks of one PLL say the same of
 * all but their output; an ASIC's limits stand at output 0.
 */
const PllSource = z.object({
  kind: z.literal('pll'),
  from: Identifier,
  pll: Identifier,
  family: PllFamilyId,
  divider: z.number().int().min(1).max(65535),
  multiplier: z.number().min(1).max(65535).multipleOf(0.125),
  output: z.number().int().min(0).max(6),
  divide: z.number().min(1).max(65535).multipleOf(0.125),
  limits: PllLimits.optional(),
});

/**
 * What a clock inside the SoC is made of; the clock-and-reset unit makes it. A `divider` has a duty of 50 % for every
 * ratio; with `minimum` software sets the ratio, from there to 64, and `ratio` is what it is after reset. Of a `mux`
 * software chooses an input, after reset the first. A `gate` is opened and closed by software; `stopped` says that it
 * is closed after reset; with `idle`, a one-bit output of a block, it closes only once software does not want the clock
 * and the block has been idle for ten periods. An `oscillator` on the chip needs no other clock; `divide` is that of its cell.
 */
export const ClockSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('divider'), from: Identifier, ratio: Ratio, minimum: Ratio.optional() }),
  z.object({ kind: z.literal('mux'), inputs: z.array(Identifier).min(2).max(8) }),
  z.object({
    kind: z.literal('gate'),
    from: Identifier,
    stopped: z.boolean().optional(),
    idle: Endpoint.optional(),
  }),
  PllSource,
  z.object({
    kind: z.literal('oscillator'),
    cell: OscillatorCell,
    divide: z.number().int().min(1).max(128).optional(),
  }),
]);
export type PllSource = z.infer<typeof PllSource>;
export type ClockSource = z.infer<typeof ClockSource>;

/**
 * Groups of clocks by who may stop them, as in OpenTitan's clkmgr: nobody those of power-up, infrastructure, security and
 * timers, software those of peripherals, and software together with the idle hint of a block the transactional ones.
 */
export const ClockGroup = z.enum([
  ...(['power-up', 'infrastructure', 'security', 'timers', 'transactional', 'peripheral'] as const),
]);
export type ClockGroup = z.infer<typeof ClockGroup>;

/**
 * High for one period of its clock in every `ratio`: blocks that count with it need no divided clock, and nothing crosses.
 * With `minimum` software sets the ratio, from there to 64, and `ratio` is what it is after reset.
 */
export const ClockEnable = z.object({ ratio: Ratio, minimum: Ratio.optional() });
export type ClockEnable = z.infer<typeof ClockEnable>;

/**
 * The periods of a clock are counted in every `window` periods of the clock `reference`. More than `tolerance` per cent
 * away from what they should be, or none in four windows, is a fault.
 */
export const ClockMeasure = z.object({
  reference: Identifier,
  window: z.number().int().min(16).max(65535),
  tolerance: z.number().min(0.1).max(50),
});
export type ClockMeasure = z.infer<typeof ClockMeasure>;

/**
 * A clock is an input of the top level, unless it has a source. `frequency` in Hz; of one with a source, after reset. The
 * clock-and-reset unit makes the `enables` and takes the measure.
 */
export const SocClock = z.object({
  frequency: z.number().positive().max(1e12),
  source: ClockSource.optional(),
  group: ClockGroup.optional(),
  enables: z.record(Identifier, ClockEnable).optional(),
  measure: ClockMeasure.optional(),
  description: z.string().optional(),
});
export type SocClock = z.infer<typeof SocClock>;

/**
 * What asserts a reset inside the SoC: other resets, one-bit outputs of blocks that are high to ask for it (a
 * watchdog's, say), and, with `software`, a register. It is asserted at once and released with its clock, `stretch`
 * periods later than it could be, and not before the reset `after` it.
 */
export const ResetSource = z.object({
  from: z.array(Identifier).max(8).default([]),
  requests: z.array(Endpoint).max(8).optional(),
  after: Identifier.optional(),
  stretch: z.number().int().min(0).max(65535).optional(),
  software: z.boolean().optional(),
});
export type ResetSource = z.infer<typeof ResetSource>;

/**
 * A reset is an input of the top level, deasserted synchronously to `clock`, unless it has a source. `powerOn` marks the
 * input that is active until supply and oscillator are good. `filter`, of another input: periods of `clock` that it is
 * active, or inactive, before what the clock-and-reset unit makes of it follows.
 */
export const SocReset = z.object({
  polarity: z.enum(['low', 'high']),
  clock: Identifier,
  powerOn: z.boolean().optional(),
  filter: z.number().int().min(1).max(65535).optional(),
  source: ResetSource.optional(),
  description: z.string().optional(),
});
export type SocReset = z.infer<typeof SocReset>;
export const SocPort = z.object({
  direction: Direction,
  width: Expression,
  description: z.string().optional(),
});
export type SocPort = z.infer<typeof SocPort>;

/** A bus interface of the top level, seen from the SoC: a manager drives the world outside. */
export const SocInterface = z.object({
  bus: BusType,
  role: BusRole,
  addressWidth: Expression.optional(),
  dataWidth: Expression.optional(),
  /** Signals of the protocol beyond those that every interface has, such as AWID or AWPROT, with their bits. */
  signals: z.record(z.string().regex(/^[A-Z][A-Z0-9_]{0,31}$/), Expression).optional(),
  /** Clock of the top level that the interface is synchronous to. */
  clock: Identifier.optional(),
  description: z.string().optional(),
});

/** `manager` initiates, `subordinate` answers; a top-level interface takes the side its outside world plays. */
export const InterfaceConnection = z.object({ manager: Endpoint, subordinate: Endpoint });
export type InterfaceConnection = z.infer<typeof InterfaceConnection>;

export const PortConnection = z.object({ from: Endpoint, to: Endpoint });
export type PortConnection = z.infer<typeof PortConnection>;

/**
 * A further place at which a subordinate is seen; with `offset` and `size` a window of it: `size` bytes from `offset`
 * on, a power of two that divides both `base` and `offset`.
 */
export const AddressAlias = z.object({
  base: Hex,
  offset: Hex.optional(),
  size: Hex.optional(),
  /** Managers that see it here, by endpoint; all when absent. */
  managers: z.array(Endpoint).optional(),
  description: z.string().optional(),
});
export type AddressAlias = z.infer<typeof AddressAlias>;

/**
 * Where managers see a subordinate: bytes from `base` on, `size` a power of two. What `managers`, `readOnly`, `secure`
 * and `privileged` exclude, the generated interconnect answers with DECERR; the other attributes are for software.
 */
export const AddressBlock = z.object({
  base: Hex,
  size: Hex,
  /** Managers that see it at `base`, by endpoint; all when absent. */
  managers: z.array(Endpoint).optional(),
  aliases: z.array(AddressAlias).optional(),
  /** No writes; software also takes ROMs, which refuse writes themselves, as read-only. */
  readOnly: z.boolean().optional(),
  /** Secure transfers only: AxPROT[1] is 0 (Arm IHI 0022H, A4.7). */
  secure: z.boolean().optional(),
  /** Privileged transfers only: AxPROT[0] is 1. */
  privileged: z.boolean().optional(),
  /** Memory that caches may hold, memory that they may not, or a device with side effects; by the IP's category when absent. */
  type: z.enum(['cacheable', 'uncached', 'device']).optional(),
  /** Code may run from here; true of memories when absent. */
  executable: z.boolean().optional(),
  description: z.string().optional(),
});
export type AddressBlock = z.infer<typeof AddressBlock>;

/** Interrupt source (key of the table) → bit `number` of the sink port `sink`. */
export const InterruptLine = z.object({ sink: Endpoint, number: z.number().int().min(0).max(1023) });
export type InterruptLine = z.infer<typeof InterruptLine>;

/**
 * Somebody answers for a crossing between clocks that the check of the netlist finds: by its id, for the logic whose
 * fingerprint this is, until a day.
 */
export const CrossingWaiver = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  reason: z.string().min(1).max(2000),
  person: z.string().min(1).max(200),
  until: z.iso.date(),
});
export type CrossingWaiver = z.infer<typeof CrossingWaiver>;

/** `<name>.soc.json`: the one description of a SoC. Names of instances, clocks, resets, ports and interfaces share one namespace. */
export const SocDocument = z.object({
  netloom: z.literal('soc'),
  version: z.literal(SOC_DOCUMENT_VERSION),
  vlnv: Vlnv,
  /** Name of the top module. */
  name: Identifier,
  title: z.string().optional(),
  description: z.string().optional(),
  parameters: z.record(Identifier, Expression).default({}),
  clocks: z.record(Identifier, SocClock).default({}),
  resets: z.record(Identifier, SocReset).default({}),
  ports: z.record(Identifier, SocPort).default({}),
  interfaces: z.record(Identifier, SocInterface).default({}),
  instances: z.record(Identifier, SocInstance).default({}),
  interfaceConnections: z.array(InterfaceConnection).default([]),
  portConnections: z.array(PortConnection).default([]),
  /** Subordinate endpoint, e.g. `uart0.s_apb` → where managers see it. */
  addressMap: z.record(Endpoint, AddressBlock).default({}),
  /** Source endpoint, e.g. `uart0.irq` → its line. */
  interrupts: z.record(Endpoint, InterruptLine).default({}),
  /** Crossings of the netlist, by their id → who answers for them. */
  waivers: z.record(z.string().max(2000), CrossingWaiver).optional(),
});
export type SocDocument = z.infer<typeof SocDocument>;
export type SocDocumentText = z.input<typeof SocDocument>;

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

/** `<name>.layout.json`: where things stand, and notes. Keys of blocks are instance, port, clock, reset and interface names. */
export const SocLayout = z.object({
  netloom: z.literal('layout'),
  version: z.literal(1),
  blocks: z.record(Identifier, BlockLayout).default({}),
  notes: z.record(Identifier, DiagramNote).optional(),
});
export type SocLayout = z.infer<typeof SocLayout>;
