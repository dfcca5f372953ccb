import { z } from 'zod';
import { BusRole, BusType, Direction, Expression } from '../ipDescriptor.ts';
import { Identifier } from '../names.ts';
import { Vlnv } from '../vlnv.ts';
import { AddressBlock } from './addressMap.ts';
import { SocClock, SocReset } from './clockTree.ts';
import { Endpoint } from './endpoint.ts';

/** The newest document version that this code writes; older ones are migrated when read. */
export const SOC_DOCUMENT_VERSION = 1;

export const SocInstance = z.object({
  ip: Vlnv,
  /** Overrides by name; constant expressions over the document's own parameters. */
  parameters: z.record(Identifier, Expression).optional(),
  /**
   * Of an instance of a document: what this one has instead of what the document has, by pointers into it as in
   * `DocumentPart`, or null for what it has not. Ports and parameters are those of the document.
   */
  patch: z.record(z.string().startsWith('/').max(2000), z.json()).optional(),
  description: z.string().optional(),
});
export type SocInstance = z.infer<typeof SocInstance>;

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
