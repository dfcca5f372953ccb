import type { RunResult } from '../../src/node/index.ts';

/** Registers of the debug module, of the hart and of the debugger's requests (Debug 0.13.2). */
export const DMCONTROL = 0x10;
export const DMSTATUS = 0x11;
export const HAWINDOW = 0x15;
export const ABSTRACTCS = 0x16;
export const COMMAND = 0x17;
export const ABSTRACTAUTO = 0x18;
export const DATA0 = 0x04;
export const PROGBUF = 0x20;
export const AUTHDATA = 0x30;
export const DMCS2 = 0x32;
export const SBCS = 0x38;
export const SBADDRESS = 0x39;
export const SBDATA = 0x3c;
export const HALTSUM0 = 0x40;
export const DCSR = 0x7b0;
export const DPC = 0x7b1;
/** Number of a general register in a command. */
export const x = (register: number) => 0x1000 + register;

const ACTIVE = 1;
const HALT = 2 ** 31 + ACTIVE;
const RESUME = 2 ** 30 + ACTIVE;
const NDMRESET = 2 + ACTIVE;
const HALTED = 1 << 9;
const RESUMED = 1 << 17;
const BUSY = 1 << 12;
const TRANSFER = (2 << 20) | (1 << 17);
const WRITES = 1 << 16;
const POSTEXEC = 1 << 18;
export const READ_AND_EXECUTE = TRANSFER | POSTEXEC;
const EBREAK = 0x0010_0073;

export const EBREAK_M = 1 << 15;
export const EBREAK_U = 1 << 12;
export const STEPIE = 1 << 11;
export const STEP = 1 << 2;
export const PRV_M = 3;

export const causeOf = (dcsr: number) => (dcsr >>> 6) & 7;
export const cmderrOf = (abstractcs: number) => (abstractcs >>> 8) & 7;

const lineOf = (what: number, address: number, value = 0, mask = 0) =>
  [what, address, value >>> 0, mask >>> 0].map((each) => each.toString(16)).join(' ');
/** Stands for a time that the core says. */
const SETTLES = 'settles';

/** What a debugger does, access by access; what is read has a name. */
export class Script {
  readonly #lines: string[] = [];
  readonly #names: string[] = [];
  /** What each write of dmcontrol selects. */
  #selected = 0;

  #line(what: number, address: number, value = 0, mask = 0): this {
    this.#lines.push(lineOf(what, address, value, mask));
    return this;
  }

  write = (address: number, value: number) =>
    this.#line(1, address, address === DMCONTROL ? value | this.#selected : value);
  poll = (address: number, value: number, mask: number) => this.#line(2, address, value, mask);
  wait = (cycles: number) => this.#line(3, 0, cycles);
  /** A hart that runs has come to where it stays; nothing tells a debugger of it that does not halt it. */
  settled(): this {
    this.#lines.push(SETTLES);
    return this;
  }

  read(address: number, name: string): this {
    this.#names.push(name);
    return this.#line(0, address);
  }

  /** The debugger answers the challenge of the check outside. */
  authenticate = () => this.#line(4, 0);
  /** Other cores of the halt group halt, or of the resume group resume; a bit for each line. */
  othersHalt = (lines: number) => this.#line(5, 0, lines);
  othersResume = (lines: number) => this.#line(5, 1, lines);
  /** How often each line has told others: four bits each, of halts from bit 16, of resumes from bit 0. */
  told(name: string): this {
    this.#names.push(name);
    return this.#line(6, 0);
  }

  /** The hart of commands; `masked`: others of hawindow are halted and resumed with it. */
  select(hart: number, masked = false): this {
    this.#selected = (hart << 16) | (masked ? 1 << 26 : 0);
    return this.activate();
  }

  activate = () => this.write(DMCONTROL, ACTIVE);
  requestHalt = () => this.write(DMCONTROL, HALT);
  halted = () => this.poll(DMSTATUS, HALTED, HALTED).write(DMCONTROL, ACTIVE);
  halt = () => this.requestHalt().halted();
  resume = () => this.write(DMCONTROL, RESUME);
  resumed = () => this.poll(DMSTATUS, RESUMED, RESUMED);
  run = () => this.resume().resumed();
  done = () => this.poll(ABSTRACTCS, 0, BUSY);

  /** Halts at the first instruction after a reset; setresethaltreq is bit 3, clrresethaltreq bit 2. */
  haltAtReset = () =>
    this.write(DMCONTROL, 8 + ACTIVE)
      .write(DMCONTROL, NDMRESET)
      .wait(4)
      .write(DMCONTROL, ACTIVE)
      .poll(DMSTATUS, HALTED, HALTED)
      .write(DMCONTROL, 4 + ACTIVE);

  get = (register: number, name: string) =>
    this.write(COMMAND, TRANSFER | register)
      .done()
      .read(DATA0, name);
  set = (register: number, value: number) =>
    this.write(DATA0, value)
      .write(COMMAND, TRANSFER | WRITES | register)
      .done();

  /** An instruction in the program buffer, an ebreak behind it. */
  program = (word: number) => this.write(PROGBUF, word).write(PROGBUF + 1, EBREAK);

  /** Writes x8 and executes an instruction. */
  execute = (x8: number, word: number) =>
    this.program(word)
      .write(DATA0, x8)
      .write(COMMAND, TRANSFER | WRITES | POSTEXEC | x(8))
      .done();

  /** A step: what the program counter is after it, and dcsr. */
  step = (name: string, dcsr = STEP | PRV_M | EBREAK_M) =>
    this.set(DCSR, dcsr).run().halted().get(DPC, `${name} pc`).get(DCSR, `${name} dcsr`);

  /** `settling`: clock cycles that a hart has to come to where it stays. */
  textWith(settling: number): string {
    const lines = this.#lines.map((line) => (line === SETTLES ? lineOf(3, 0, settling) : line));
    return `${lines.join('\n')}\n`;
  }

  /** What was read, by name. */
  answers({ output, cause }: RunResult): Record<string, number> {
    const values = [...output.matchAll(/^DMI \S+ (\S+)$/gm)].map(([, value]) => Number.parseInt(value!, 16));
    if (cause !== 'debugged')
      throw new Error(`ended by ${cause} after ${values.length} of ${this.#names.length} answers`);
    return Object.fromEntries(this.#names.map((name, index) => [name, values[index]!]));
  }
}
