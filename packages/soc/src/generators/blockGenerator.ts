import type {
  BusRole,
  BusType,
  CombinationalPath,
  IpDescriptor,
  IpPort,
  RegisterMap,
  Said,
  SocDocument,
} from '@netloom/model';
import type { z } from 'zod';
import type { Reach } from '../addressmap/reach.ts';
import type { Design } from '../design/block.ts';
import type { Origin, Wiring } from '../design/wires.ts';

/** What the peer of an interface has, as far as an interface may follow it. Widths in bits. */
export interface PeerTraits {
  addressWidth: number | undefined;
  dataWidth: number | undefined;
  /** Bits of AXI4's IDs, and of its user signals; 0 without them. */
  idWidth: number;
  userWidth: number;
  /** It tells secure and privileged transfers from others, and the address map restricts some region to these. */
  protection: boolean;
}

/** What an interface looks like to one peer. Widths in bits. */
export interface InterfaceTraits {
  addressWidth: number;
  dataWidth: number;
  /** Of AXI4; it has no such signals without. */
  idWidth?: number;
  userWidth?: number;
  /** Of TL-UL, whose IDs are its sources: it has check bits. */
  isChecked?: boolean | undefined;
  /** It has the protocol's protection signals, which AXI4 always has. */
  protection?: boolean;
}

/**
 * An interface of a generated block with its widths under the options. Its ports are named
 * `<interface>_<bus>_<signal>`, with the peer's name behind the interface's where it takes many: see `grownPrefix`.
 */
export interface GeneratedInterface extends InterfaceTraits {
  name: string;
  bus: BusType;
  role: BusRole;
  description?: string;
  /** It takes any number of connections and has a port set for each. */
  multiple?: boolean;
  clock: string;
  reset?: string;
  /** The options that set the address width, the width of IDs, and of a side that has its own, the data width. */
  addressOption?: string;
  idOption?: string;
  /** The option that says how wide its user signals are. */
  userOption?: string;
  /** Its user signals are check bits: see `BusInterface`. */
  parity?: boolean;
  dataOption?: string;
  /** The option that says whether there are check bits: 1 or 0. */
  checkOption?: string;
  /** Of a manager of AXI4: all of its bursts have one beat, so a subordinate need not count them. */
  singleBeats?: boolean;
  /** Of a subordinate that is no way to others: bytes that it decodes. */
  addressSpan?: number;
  /** What it looks like to a peer; without it, the same to all. */
  towards?(peer: PeerTraits): InterfaceTraits;
}

/**
 * A way of transfers through a block. Who decodes keeps the address map: it tells the subordinates behind it apart,
 * holds the restrictions and aliases of the managers before it, and answers where nothing is mapped. Who does not
 * decode passes every transfer on as it is, from one connection to one.
 */
export interface Passage {
  /** Subordinate interface that takes transfers. */
  upstream: string;
  /** Manager interfaces that give them on; one alone where nothing is decoded. */
  downstream: readonly string[];
  decodes: boolean;
  /** Exclusive accesses go on as normal ones: the block grants them itself, or none is granted. */
  exclusive?: 'granted' | 'normal';
  /** Beats or lengths of bursts are others on the other side, so that check bits of theirs do not hold there. */
  reshapes?: boolean;
}

/** The ports of a block that makes the clocks and resets of a document. */
export interface TreePorts {
  /** Input → what drives it, and the entry of the document that says so. */
  inputs: { port: string; end: string; origin: Origin }[];
  /** Output → the clock or reset of the document that it is. */
  outputs: { port: string; name: string }[];
}

/** What is to be seen of a block from outside, under given options. */
export interface BlockPorts extends Pick<IpDescriptor, 'clocks' | 'resets'> {
  /** All ports but those of interfaces. */
  ports: (Pick<
    IpPort,
    'name' | 'direction' | 'description' | 'required' | 'tieOff' | 'clock' | 'synchronised'
  > & {
    width: number;
  })[];
  interfaces: GeneratedInterface[];
  interrupts?: IpDescriptor['interrupts'];
  passages?: Passage[];
  /** What the clock tree of the document connects by itself. */
  tree?: TreePorts;
  /** Paths between `ports` without a register between. */
  combinational?: CombinationalPath[];
}

/** One instance of a generated block and the design that it stands in, whose checks are passed. */
export interface GeneratedBlock<Options = unknown> {
  instance: string;
  options: Options;
  ports: BlockPorts;
  /** Name of the module that is made for it. */
  module: string;
  /** Comment line saying what it was generated from. */
  origin: string;
  design: Design;
  wiring: Wiring;
  reach: Reach;
}

/** Something wrong with a block that only its generator can tell. */
export interface BlockProblem extends Said {
  /** The option or the interface that is at fault; the instance itself without either. */
  option?: string;
  interface?: string;
  /** The option's value that mends it. */
  remedy?: number;
}

/** A kind of blocks whose RTL is made for each instance. */
export interface BlockGenerator<Options extends z.ZodObject = z.ZodObject, Spec = unknown> {
  /** What descriptors name as their `generator`. Never reused or renamed. */
  id: string;
  title: string;
  /**
   * Whole numbers, choices of numbers or strings, and booleans, each with a default, `description` and `unit`:
   * forms, limits and their texts are made from it.
   */
  options: Options;
  ports(options: z.output<Options>): BlockPorts;
  /** Of a block that is made after the document: what it is there, in the place of `ports`, and its registers. */
  within?(options: z.output<Options>, document: SocDocument): { ports: BlockPorts; registers: RegisterMap };
  /** All that the text is made from. */
  spec(block: GeneratedBlock<z.output<Options>>): Spec;
  /** The SystemVerilog text of the block's module. */
  text(spec: Spec): string;
  /**
   * The text has the strings of members `module`, `name` and `endpoint` as they are, and nothing in it follows from their
   * letters: so what differs in these alone is laid out once.
   */
  hasPattern?: boolean;
  /** What the rules for all blocks do not see. Documents with errors elsewhere come here too. */
  check?(block: GeneratedBlock<z.output<Options>>): BlockProblem[];
}

/** Erases the types of options and spec, which a generator's own members agree on among themselves. */
export function defineBlockGenerator<Options extends z.ZodObject, Spec>(
  generator: BlockGenerator<Options, Spec>,
): BlockGenerator {
  return generator as unknown as BlockGenerator;
}
