import { emitTidyModule } from '@netloom/hdl/emit';
import type { ItemText } from '@netloom/hdl/emit';
import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasOwnModule } from '../rtl/debug/features.ts';
import { sv } from '../rtl/sv.ts';
import { busParts } from './bus.ts';
import { control } from './control.ts';
import { coreInstance, coreNets, restingModule, restingScan } from './coreInstance.ts';
import { criticalError } from './criticalError.ts';
import { customUnit } from './customUnit.ts';
import { debugResets, debuggers } from './debugger.ts';
import { ending } from './ending.ts';
import { interruptLines } from './interruptLines.ts';
import { code, parted } from './items.ts';
import { jtagPins, hasJtag } from './jtag.ts';
import { JTAG_SOCKET } from '../observed/jtagSocket.ts';
import { lostBits } from './lostBits.ts';
import { injection, pairWatch } from './pairWatch.ts';
import { memory, storage } from './memory.ts';
import { packets } from './packets.ts';
import { noteError, trace } from './trace.ts';
import { busInjection, busParity } from './busParity.ts';
import { registerErrors, registerInjection } from './registerErrors.ts';
import { tcmBits, tcmRegisters } from './tcmBits.ts';
import { hasTcmProtection } from '../options/tcmProtection.ts';
import { whereCyclesGo } from './whereCyclesGo.ts';
import { writtenBack } from './writtenBack.ts';

export interface BenchSettings {
  /** Folder with the memory files, as the simulator's working directory sees it; ends in a slash. Empty: that directory. */
  folder?: string;
  /** What plusargs would say, for runs that give none: the address of tohost. */
  tohost?: number;
  /** Parts of a bench that does more. */
  added?: readonly ItemText[];
  /** A call at the end of a run, with its cause and value. */
  atEnd?: string;
  /** Whether an access fails beside those that are drawn, of its address and whether it fetches. */
  failsToo?: string;
  /** Interrupt lines that rise, three bits. */
  raisesToo?: string;
  /** A call for each character that is printed. */
  onPrinted?: string;
}

/** Name of the bench's module. */
export const benchModule = ({ name }: CoreOptions) => `${name}_bench`;

/**
 * The bench of a core as one module without ports, for Icarus 11 and Verilator 5 (`--binary --timing`): memory on
 * AXI4-Lite, interrupt lines, a device to print and count, and the trace of what retires. The program comes from
 * `ram.hex`, `rom.hex`, `itcm.hex` and `dtcm.hex`, as far as the core and the bench have these memories. The last line
 * printed is `END <cause> <value> cycles <n> instructions <n>`.
 */
export function coreBench(options: CoreOptions, settings: BenchSettings = {}): CoreFile {
  const name = benchModule(options);
  const module = emitTidyModule({
    name,
    comment: head(options).trimEnd(),
    items: parted([
      ...control(options, settings),
      { kind: 'declarations', declarations: coreNets(options) },
      { kind: 'instance', instance: coreInstance(options, settings) },
      ...restingScan(options),
      ...restingModule(options),
      ...debugResets(options),
      ...interruptLines(options, settings),
      ...storage(options, settings),
      ...whereCyclesGo(options),
      ...ending(options, settings),
      ...injection(options),
      ...tcmRegisters(options),
      ...registerInjection(options),
      ...busInjection(options),
      ...memory(options, settings),
      ...writtenBack(options),
      code(noteError(options)),
      ...busParts(options),
      ...lostBits(options),
      ...tcmBits(options),
      ...registerErrors(options),
      ...busParity(options),
      ...customUnit(options),
      ...pairWatch(options),
      ...jtagPins(options),
      ...debuggers(options),
      ...criticalError(options),
      ...trace(options),
      ...packets(options),
      ...(settings.added ?? []),
    ]),
  });
  return { path: `bench/${name}.sv`, text: `\`timescale 1ns/1ps\n\n${module}` };
}

/** What the bench calls beside its module, for Verilator alone. */
export function benchSources(options: CoreOptions): CoreFile[] {
  return hasJtag(options) ? [{ path: `bench/${options.name}_jtag.cpp`, text: JTAG_SOCKET }] : [];
}

/** What the bench is, and its plusargs. */
const head = (options: CoreOptions) => {
  const { name, auxiliary, debug, memory } = options;
  return sv`
  Runs programs on ${name}. Plusargs, numbers in decimal unless said otherwise:
    +tohost=<hex>        address whose writing ends the run: an odd value is (exit code << 1) | 1
    +cycles=<n>          limit of clock cycles
    +latency             random wait states on every channel of the bus
    +seed=<n>            of all that is random
    +errors=<n>          so many of 1024 loads and stores answered with an error, from +error_base=<hex> to
                         before +error_end=<hex>; fetches likewise by +fetch_errors, +fetch_base and +fetch_end
    ${memory.protocol === 'axi4' && '+refill=<n>          a burst that is read gives a word every n-th clock\n+first=<n>           the first word of a read comes n clocks after its address, at the earliest, also while others come'}
    ${(memory.cacheParity || memory.cacheEcc) && '+lost_bits=<n>       a bit is lost in the caches every 2^n cycles on average'}
    ${hasTcmProtection(options) && "+memory_lost=<n>     a bit of the core's own memories is lost every 2^n cycles, or by +memory_spoilt=<n> more than can be put right"}
    +interrupts=<n>      each interrupt line is raised every 2^n cycles on average
    ${auxiliary.rvfi && '+rvfi=<file>         what retires, in binary records'}
    ${hasOwnModule(options) && '+halts=<n>           the debugger halts after up to 2^n cycles, and may step\n+dmi=<file>          accesses of the debugger, lines of four hexadecimal numbers'}
    ${debug.transport === 'jtag' && '+jtag=<socket>       JTAG by remote_bitbang of OpenOCD, Verilator only'}
    ${auxiliary.trace > 0 && '+etrace=<file>       packets of the instruction trace; +trace_busy=<n>: in n of 1024 cycles nobody takes one'}
    +wave=<file>         signals of all levels
    +input=<file>        what the character device reads
    +signature=<file>    words in memory at the end, from +signature_base=<hex> to before +signature_end=<hex>
  `;
};
