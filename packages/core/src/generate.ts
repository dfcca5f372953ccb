import type { Diagnostic, IpDescriptor } from '@netloom/model';
import type { CoreOptions } from './options/coreOptions.ts';
import { checkCore, writeCore } from './options/readCore.ts';
import { UNITS, moduleName } from './rtl/units.ts';

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

/** The modules of a core, a file each, in compile order. */
export function coreRtl(options: CoreOptions): CoreFile[] {
  return UNITS.filter(({ chosen }) => chosen(options)).map((unit) => ({
    path: `rtl/${moduleName(options, unit)}.sv`,
    text: unit.text(options),
  }));
}

/** Everything that is made of a core's options, in one order and the same to the byte each time. */
export function generateCore(options: CoreOptions): CoreGeneration {
  const diagnostics = checkCore(options);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { files: [], diagnostics };
  const rtl = coreRtl(options);
  const list = { path: `${options.name}.f`, text: rtl.map(({ path }) => `${path}\n`).join('') };
  const description = { path: `${options.name}.core.json`, text: writeCore(options) };
  return { files: [description, ...rtl, list], diagnostics };
}
