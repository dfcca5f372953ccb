import type { Code, Instruction } from './code.ts';
import { TraceError } from './packet.ts';
import type { Packet } from './packet.ts';

/** What a trace is decoded to, in order. */
export interface Decoded {
  instruction(pc: number): void;
  /** `pc`: the instruction that trapped, or before which the interrupt came. */
  trap(trap: { pc: number; cause: number; interrupt: boolean; value: number | undefined }): void;
  /** What follows does not go on from what was before: the trace was stopped, or could not be sent. */
  gap(why: 'ended' | 'lost'): void;
  /** The way before went through a loop without a decision, of which a trace does not tell how often. */
  uncounted?(pc: number): void;
}

const hex = (address: number) => `0x${(address >>> 0).toString(16).padStart(8, '0')}`;

/** An instruction that a packet tells whole. */
type Told = Pick<Extract<Packet, { kind: 'start' }>, 'address' | 'taken' | 'mode'>;

/** Where the program is for all that is known. */
type Place =
  | { kind: 'nowhere' }
  /** After the last instruction that was decoded. */
  | { kind: 'instruction' }
  /** At a handler of which no instruction has retired. */
  | { kind: 'handler'; address: number };

/**
 * Follows the packets of a trace through a program (E-Trace 2.0, chapter 11). Each packet tells how far the program
 * came; in between it goes where its instructions say, and branches as the packets say.
 */
export class TraceDecoder {
  readonly #code: Code;
  readonly #decoded: Decoded;
  #place: Place = { kind: 'nowhere' };
  #pc = 0;
  /** Privilege of the packet before that told it. */
  #mode: number | undefined;
  #lastUntold = false;
  /** The address of the packet before that had one. */
  #address = 0;
  #outcomes: boolean[] = [];
  #stopsAtBranch = false;
  /** The address was met on the way: whether the program is there, or comes there again, the next packet says. */
  #met = false;
  #at = 0;

  constructor(code: Code, decoded: Decoded) {
    this.#code = code;
    this.#decoded = decoded;
  }

  /** @throws TraceError where the packet does not fit the program */
  take(packet: Packet): void {
    this.#at = packet.at;
    if (packet.kind === 'support') this.#support(packet.status);
    else if (packet.kind === 'trap') this.#trap(packet);
    else if (packet.kind === 'start') this.#start(packet);
    else this.#branches(packet);
  }

  #wrong(reason: string): TraceError {
    return new TraceError(this.#at, reason);
  }

  #instruction(pc: number): Instruction {
    const found = this.#code.at(pc);
    if (!found) throw this.#wrong(`the program has no instruction at ${hex(pc)}`);
    return found;
  }

  #report(): void {
    this.#decoded.instruction(this.#pc);
  }

  #support(status: Extract<Packet, { kind: 'support' }>['status']): void {
    if (status === 'begins') return;
    if (status === 'ended-at-target' && this.#met) this.#toTarget();
    this.#met = false;
    this.#outcomes = [];
    this.#place = { kind: 'nowhere' };
    this.#decoded.gap(status === 'lost' ? 'lost' : 'ended');
  }

  #trap(packet: Extract<Packet, { kind: 'trap' }>): void {
    const { cause, interrupt, value, handler, address } = packet;
    const [pc, told] = this.#trapped(packet);
    this.#met = false;
    this.#outcomes = [];
    this.#decoded.trap({ pc, cause, interrupt, value });
    if (handler) this.#begin(packet);
    else this.#place = told ? { kind: 'nowhere' } : { kind: 'handler', address };
  }

  /** Where a trap came from, and whether its packet tells that instead of the handler. */
  #trapped({ handler, address }: Extract<Packet, { kind: 'trap' }>): [pc: number, told: boolean] {
    if (this.#place.kind === 'handler') return [this.#place.address, false];
    if (this.#place.kind === 'instruction' && this.#instruction(this.#pc).flow !== 'untold')
      return [this.#following(), false];
    if (handler) throw this.#wrong('a trap whose address neither the program nor the trace tells');
    return [address, true];
  }

  #following(): number {
    const { flow, size, offset } = this.#instruction(this.#pc);
    const goes = flow === 'jump' || (flow === 'branch' && this.#outcome());
    return (this.#pc + (goes ? offset : size)) >>> 0;
  }

  #begin({ address, taken, mode }: Told): void {
    this.#mode = mode;
    this.#place = { kind: 'instruction' };
    this.#address = address;
    this.#pc = address;
    this.#lastUntold = false;
    this.#stopsAtBranch = false;
    this.#outcomes = this.#instruction(address).flow === 'branch' ? [taken] : [];
    this.#report();
  }

  #start({ address, taken, mode }: Told): void {
    const changes = mode !== this.#mode;
    // One that led to the change itself, and one before a new beginning, would have been told as a target.
    if (this.#met && changes && this.#instruction(this.#pc).flow !== 'untold') this.#toTarget();
    this.#met = false;
    if (this.#place.kind !== 'instruction') return this.#begin({ address, taken, mode });
    this.#address = address;
    if (this.#instruction(address).flow === 'branch') this.#outcomes.push(taken);
    // With another privilege the program is there when it has returned from a trap, not when it comes by before.
    this.#follow({ sync: true, target: changes });
    this.#mode = mode;
  }

  #branches(packet: Extract<Packet, { kind: 'map' | 'address' }>): void {
    if (this.#place.kind !== 'instruction') throw this.#wrong('a packet that goes on from nowhere');
    this.#stopsAtBranch = packet.kind === 'map';
    if (packet.kind === 'address') this.#address = (this.#address + packet.difference) >>> 0;
    this.#outcomes.push(...packet.outcomes);
    this.#follow({ sync: false, target: packet.kind === 'address' && packet.target });
  }

  /** From where the address was met to where it is the target of a jump. */
  #toTarget(): void {
    const address = this.#pc;
    for (let steps = 0; ; steps++) {
      if (steps > this.#code.size) throw this.#wrong(`no jump leads to ${hex(address)} again`);
      const arrived = this.#next(address);
      this.#report();
      if (arrived) break;
    }
    this.#met = false;
  }

  /** To where the packet says that the program is. */
  #follow(packet: { sync: boolean; target: boolean }): void {
    if (this.#met) this.#toTarget();
    let decisions = this.#outcomes.length;
    for (let steps = 0; ; steps++) {
      if (this.#outcomes.length !== decisions) [steps, decisions] = [0, this.#outcomes.length];
      if (steps > this.#code.size)
        throw this.#wrong(`the program goes in a circle that does not meet ${hex(this.#address)}`);
      const arrived = this.#next(this.#address);
      this.#report();
      if (this.#isThere(arrived, packet)) return;
    }
  }

  #isThere(arrived: boolean, { sync, target }: { sync: boolean; target: boolean }): boolean {
    const isBranch = this.#instruction(this.#pc).flow === 'branch';
    const left = this.#outcomes.length - (isBranch ? 1 : 0);
    if (this.#stopsAtBranch && isBranch && left === 0) {
      this.#stopsAtBranch = false;
      return true;
    }
    if (arrived) {
      if (left > 0) throw this.#wrong(`outcomes of ${left} branches that the program does not have`);
      return true;
    }
    if (this.#pc !== this.#address || this.#stopsAtBranch || left !== 0) return false;
    if (target || (!sync && this.#lastUntold)) return false;
    this.#met = !sync;
    this.#askCircle();
    return true;
  }

  /** Arrived on a way that leads here again without a decision. */
  #askCircle(): void {
    if (!this.#decoded.uncounted) return;
    let pc = this.#pc;
    for (let steps = 0; steps <= this.#code.size; steps++) {
      const found = this.#code.at(pc);
      if (!found || (found.flow !== 'next' && found.flow !== 'jump')) return;
      pc = (pc + (found.flow === 'jump' ? found.offset : found.size)) >>> 0;
      if (pc === this.#pc) return this.#decoded.uncounted(pc);
    }
  }

  #outcome(): boolean {
    const taken = this.#outcomes.shift();
    if (taken === undefined)
      throw this.#wrong(`nothing tells whether the branch at ${hex(this.#pc)} was taken`);
    return taken;
  }

  /** A step; true where it goes to `address`, since the program does not say where. */
  #next(address: number): boolean {
    const { flow } = this.#instruction(this.#pc);
    if (flow === 'never')
      throw this.#wrong(`the instruction at ${hex(this.#pc)} traps, and the trace goes on behind it`);
    this.#lastUntold = flow === 'untold';
    if (flow !== 'untold') {
      this.#pc = this.#following();
      this.#instruction(this.#pc);
      return false;
    }
    if (this.#stopsAtBranch) throw this.#wrong(`nothing tells where ${hex(this.#pc)} goes`);
    this.#pc = address;
    return true;
  }
}
