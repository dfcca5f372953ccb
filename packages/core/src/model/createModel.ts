import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi } from '../options/nmi.ts';
import { hasTcmProtection } from '../options/tcmProtection.ts';
import { AddressSpace } from './addressSpace.ts';
import { Bus } from './bus.ts';
import { clicOf } from './clic.ts';
import { Clint } from './clint.ts';
import { CsrFile } from './csrs/csrFile.ts';
import { NON_MASKABLE } from './csrs/nonMaskable.ts';
import { INTERRUPT } from './csrs/privileged.ts';
import { decoder } from './decoder.ts';
import { executeStep } from './execute.ts';
import { Hart } from './hart.ts';
import { refresh } from './interrupts.ts';
import type { Region } from './memory.ts';
import { memoryMap } from './memoryMap.ts';
import { MACHINE } from './mode.ts';
import type { InterruptLine, Model, ModelSettings } from './model.ts';
import { emptyPage } from './page.ts';
import { run } from './run.ts';
import type { Running } from './run.ts';
import type { Observation, Step } from './step.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Whether the address is in a memory of the core's own. */
const isOwn = ({ memory }: CoreOptions, address: number) =>
  [memory.instructionMemory, memory.dataMemory].some(
    (own) => own !== null && (address - Number(own.base)) >>> 0 < own.size,
  );

/** The parts of a core, wired. */
function assemble(
  options: CoreOptions,
  regions: Region[],
  settings: ModelSettings,
): Running & { space: AddressSpace } {
  const { base, memory, advanced, auxiliary } = options;
  const cycles = () => hart.ticks + hart.idle;
  const clint = auxiliary.clint ? new Clint(Number(auxiliary.clint.base), cycles) : undefined;
  const clic = clicOf(options);
  const counts = {
    cycles,
    retired: () => hart.ticks - hart.trapped - hart.partial,
    time: () => clint!.time,
    event: (selector: number) => hart.events[selector]!,
  };
  const csrs = new CsrFile(options, counts, settings.hartId ?? 0, clic);
  const { protection } = csrs;
  const { banks, devices } = memoryMap(options, regions, [clint, clic]);
  const space: AddressSpace = new AddressSpace(banks, devices, () => hart.lookUp());
  const storeError = () => {
    csrs.state.storeFailed();
    hart.lookUp();
  };
  const bus = new Bus(space, {
    misaligned: memory.misaligned === 'hardware',
    lateStoreError: advanced.storeBuffer ? storeError : undefined,
    corrupts: hasTcmProtection(options) ? (address) => isOwn(options, address) : undefined,
    permits: protection && ((address, kind) => protection.permits(address, kind, csrs.state.dataMode)),
  });
  const custom = (instruction: number, rs1: number, rs2: number) => {
    if (settings.custom) return settings.custom(instruction >>> 0, rs1, rs2);
    if (space.observation) return space.observe(0);
    throw new Error('the custom port has no unit: give the model `custom`');
  };
  const hart: Hart = new Hart({
    bus,
    csrs,
    decode: decoder(options),
    compressed: base.compressed,
    traps: base.zicsr,
    resetVector: Number(base.resetVector) | 0,
    custom,
  });
  return { hart, clint, interrupts: settings.interrupts !== 'told', tohost: undefined, space };
}

/** Ends runs when the word at `tohost` becomes odd. */
function watchToHost(running: Running & { space: AddressSpace }, tohost: number): void {
  const { space, hart } = running;
  const bank = space.bankOf(tohost | 0);
  if (!bank?.writable) throw new RangeError(`tohost 0x${tohost.toString(16)} lies in no RAM`);
  const offset = bank.offset(tohost | 0);
  bank.pages[offset >>> 12] ??= emptyPage();
  space.onStore = (address) => {
    if ((address & ~3) >>> 0 !== tohost) return;
    const value = bank.view.getUint32(offset, true);
    if ((value & 1) === 0) return;
    running.tohost = value;
    space.changes++;
    hart.lookUp();
  };
}

/** Lines that the core has, and their bits in mip. */
function linesOf(options: CoreOptions): Partial<Record<InterruptLine, number>> {
  const { base, auxiliary } = options;
  if (!base.zicsr) return {};
  const lines = {
    ...(auxiliary.externalInterrupts ? { external: INTERRUPT.external } : {}),
    ...(hasNmi(options) ? { nmi: NON_MASKABLE } : {}),
  };
  return auxiliary.clint ? lines : { software: INTERRUPT.software, timer: INTERRUPT.timer, ...lines };
}

function setLocal(hart: Hart, number: number, level: boolean): void {
  const { levels } = hart.csrs.state;
  if (!levels?.clic.inputs.has(number)) throw new RangeError(`the core has no interrupt ${number}`);
  levels.clic.setLine(number, level);
  hart.lookUp();
}

function stepOf({ hart, clint, interrupts }: Running, observation: Observation | undefined): Step {
  if (hart.halted) throw new Error(`the core halted at 0x${(hart.pc >>> 0).toString(16)}`);
  if (interrupts) refresh(hart, clint);
  // What was executed in part is completed first.
  const interrupt = interrupts && hart.part === 0 ? hart.csrs.state.interrupt() : undefined;
  if (interrupt !== undefined) hart.interrupt(interrupt);
  const step = executeStep(hart, observation);
  hart.sleeping = false;
  return interrupt === undefined ? step : { ...step, interrupt };
}

/** A core of these options with these regions on its bus. Throws RangeError for regions that cannot be. */
export function createModel(options: CoreOptions, regions: Region[], settings: ModelSettings = {}): Model {
  const running = assemble(options, regions, settings);
  const { hart, clint, interrupts, space } = running;
  const lines = linesOf(options);
  if (settings.tohost !== undefined) watchToHost(running, settings.tohost);
  return {
    registers: hart.x.subarray(0, 32),
    get pc() {
      return hart.pc >>> 0;
    },
    set pc(pc) {
      hart.goTo(pc | 0);
    },
    get mode() {
      return hart.mode;
    },
    get halted() {
      return hart.halted !== undefined;
    },
    triggers: hart.csrs.triggers,
    levels: hart.csrs.state.levels,
    get vectoring() {
      return hart.vectoring;
    },
    csr(address) {
      if (!options.base.zicsr) return undefined;
      if (interrupts) refresh(hart, clint);
      const value = hart.csrs.open(address, MACHINE, false)?.read();
      return value === undefined ? undefined : value >>> 0;
    },
    step: (observation) => stepOf(running, observation),
    run: (instructions) => run(running, instructions),
    takeInterrupt: (cause) => hart.interrupt(cause),
    setInterrupt(line, level) {
      if (lines[line] === undefined) throw new RangeError(`the core has no ${line} interrupt line`);
      hart.csrs.state.setPending(lines[line], level);
      hart.lookUp();
    },
    setLocalInterrupt: (number, level) => setLocal(hart, number, level),
    read: (address, length) => readStorage(space, address, length),
    write: (address, bytes) => writeStorage(space, address, bytes),
  };
}
