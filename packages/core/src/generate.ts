import type { Diagnostic, IpDescriptor } from '@netloom/model';
import type { CoreOptions } from './options/coreOptions.ts';

/** A generated file; the path is relative to the core's folder, e.g. `rtl/nl_micro_alu.sv`. */
export interface CoreFile {
  path: string;
  text: string;
}

export interface CoreGeneration {
  /** Empty when there are errors. */
  files: CoreFile[];
  /** What the core is on the canvas; also the file `ip.json`. */
  descriptor?: IpDescriptor;
  diagnostics: Diagnostic[];
}

export type Generate = (options: CoreOptions) => CoreGeneration;
