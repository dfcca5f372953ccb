import type { SoftwareSoc } from '@netloom/model';
import type { CoreFile } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';

export type PieceId =
  | 'startup'
  | 'linker'
  | 'csr'
  | 'traps'
  | 'nmi'
  | 'clic'
  | 'lockstep'
  | 'delay'
  | 'console'
  | 'printf'
  | 'string'
  | 'uart'
  | 'gpio'
  | 'spi'
  | 'qspi'
  | 'timer'
  | 'watchdog'
  | 'pwm'
  | 'i2c'
  | 'i2c_target'
  | 'rtc'
  | 'crc'
  | 'sha256'
  | 'dma'
  | 'mailbox'
  | 'axis_port'
  | 'axis_ring'
  | 'axi4_monitor'
  | 'plic'
  | 'clint'
  | 'harts'
  | 'cache'
  | 'cache_lock'
  | 'pmp'
  | 'perf'
  | 'benchmarks'
  | 'coremark'
  | 'dhrystone'
  | 'hello'
  | 'protected'
  | 'levels'
  | 'unmaskable'
  | 'parted'
  | 'breakdown';

/** What software is written for: a core, and the SoC around it where there is one. */
export interface SoftwareTarget {
  options: CoreOptions;
  soc?: SoftwareSoc | undefined;
}

/** A part of the basic software, in files that lie in one folder with those of all others. */
export interface SoftwarePiece {
  id: PieceId;
  title: string;
  summary: string;
  /** Pieces whose headers it includes or whose functions it calls. */
  needs: PieceId[];
  /** Why the core or the SoC has it not; then there are no files. */
  unavailable?: string;
  files: CoreFile[];
}

export type DescribePiece = (target: SoftwareTarget) => SoftwarePiece;
