import type { SoftwareSoc } from '@netloom/model';
import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { benchmarks } from './benchmarks/benchmarks.ts';
import { clic } from './clic/clic.ts';
import { consolePiece } from './console/console.ts';
import { delay } from './delay/delay.ts';
import { axi4Monitor } from './drivers/axi4Monitor.ts';
import { axisPort } from './drivers/axisPort.ts';
import { clint } from './drivers/clint.ts';
import { crc } from './drivers/crc.ts';
import { axisRing } from './drivers/axisRing.ts';
import { dma } from './drivers/dma.ts';
import { gpio } from './drivers/gpio.ts';
import { i2c } from './drivers/i2c.ts';
import { i2cTarget } from './drivers/i2cTarget.ts';
import { mailbox } from './drivers/mailbox.ts';
import { plic } from './drivers/plic.ts';
import { pwm } from './drivers/pwm.ts';
import { qspi } from './drivers/qspi.ts';
import { rtc } from './drivers/rtc.ts';
import { sha256 } from './drivers/sha256.ts';
import { spi } from './drivers/spi.ts';
import { timer } from './drivers/timer.ts';
import { uart } from './drivers/uart.ts';
import { watchdog } from './drivers/watchdog.ts';
import { breakdownExample } from './example/breakdown.ts';
import { harts } from './harts/harts.ts';
import { hello } from './example/hello.ts';
import { levelsExample } from './example/levels.ts';
import { partedExample } from './example/parted.ts';
import { protectedExample } from './example/protected.ts';
import { unmaskableExample } from './example/unmaskable.ts';
import type { DescribePiece, PieceId, SoftwarePiece } from './piece.ts';
import { coremark } from './ports/coremark.ts';
import { dhrystone } from './ports/dhrystone.ts';
import { cache } from './cache/cache.ts';
import { cacheLock } from './cache/cacheLock.ts';
import { perf } from './perf/perf.ts';
import { lockstep } from './lockstep/lockstep.ts';
import { nmi } from './nmi/nmi.ts';
import { pmp } from './protection/pmp.ts';
import { linker, startup } from './startup/startup.ts';
import { printf } from './stdio/printf.ts';
import { string } from './stdio/string.ts';
import { csr } from './traps/csr.ts';
import { traps } from './traps/traps.ts';

const DESCRIBE: Record<PieceId, DescribePiece> = {
  startup,
  linker,
  csr,
  traps,
  nmi,
  clic,
  lockstep,
  delay,
  console: consolePiece,
  printf,
  string,
  uart,
  gpio,
  spi,
  qspi,
  timer,
  watchdog,
  pwm,
  i2c,
  i2c_target: i2cTarget,
  rtc,
  crc,
  sha256,
  dma,
  mailbox,
  axis_port: axisPort,
  axis_ring: axisRing,
  axi4_monitor: axi4Monitor,
  plic,
  clint,
  harts,
  cache,
  cache_lock: cacheLock,
  pmp,
  perf,
  benchmarks,
  coremark,
  dhrystone,
  hello,
  protected: protectedExample,
  levels: levelsExample,
  unmaskable: unmaskableExample,
  parted: partedExample,
  breakdown: breakdownExample,
};

/** The pieces that bring a main function, or what only a certain program calls. */
const PROGRAMS: readonly PieceId[] = [
  ...['benchmarks', 'coremark', 'dhrystone'],
  ...['hello', 'protected', 'levels', 'unmaskable', 'parted', 'breakdown'],
] as const;

/**
 * The basic software library for a core, alone or in a SoC; without a SoC for the bench of `netloom core run`. Files of
 * drivers include the SoC's `soc.h` and register headers.
 */
export function softwareFor(options: CoreOptions, soc?: SoftwareSoc): SoftwarePiece[] {
  return Object.values(DESCRIBE).map((describe) => describe({ options, soc }));
}

/** The files of the library without its programs: what a program of one's own is built with. */
export function libraryFiles(options: CoreOptions, soc?: SoftwareSoc): CoreFile[] {
  return softwareFor(options, soc)
    .filter(({ id }) => !PROGRAMS.includes(id))
    .flatMap(({ files }) => files);
}

/** The files of one piece. */
export function pieceFiles(id: PieceId, options: CoreOptions, soc?: SoftwareSoc): CoreFile[] {
  return DESCRIBE[id]({ options, soc }).files;
}
