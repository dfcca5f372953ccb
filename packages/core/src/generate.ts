import type { Diagnostic, IpDescriptor } from '@netloom/model';
import type { CoreOptions } from './options/coreOptions.ts';
import { checkCore, writeCore } from './options/readCore.ts';
import { constraints } from './constraints/constraints.ts';
import { clicRegisters } from './descriptor/clicRegisters.ts';
import { descriptorOf } from './descriptor/descriptor.ts';
import { devicetree } from './devicetree/devicetree.ts';
import { hasClic } from './options/clic.ts';
import { lockoutWarnings } from './software/protection/lockout.ts';
import { libraryFiles } from './software/softwareFor.ts';
import { moduleName, moduleText } from './rtl/unit.ts';
import { UNITS } from './rtl/units.ts';
import { problem } from './options/problem.ts';
import { say } from './wording/sentences.ts';

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
  const { custom } = options;
  const units = custom ? [...custom.parts, custom.unit, ...UNITS] : UNITS;
  return units
    .filter(({ chosen }) => chosen(options))
    .map((unit) => ({
      path: `rtl/${moduleName(options, unit)}.sv`,
      text: moduleText(options, unit),
    }));
}

/** Without their text nothing can be made of the custom instructions that a core was given. */
const unread = ({ instructions, custom }: CoreOptions): Diagnostic[] =>
  instructions && !custom
    ? [problem('core-instructions-unread', '/instructions', say('core-instructions-unread', {}))]
    : [];

/** Everything that is made of a core's options, in one order and the same to the byte each time. */
export function generateCore(options: CoreOptions): CoreGeneration {
  const problems = [...checkCore(options), ...unread(options)];
  if (problems.length > 0) return { files: [], diagnostics: problems };
  const diagnostics = lockoutWarnings(options);
  const { name } = options;
  const rtl = coreRtl(options);
  const paths = rtl.map(({ path }) => path);
  const descriptor = descriptorOf(options, paths);
  const files = [
    { path: `${name}.core.json`, text: writeCore(options) },
    { path: 'ip.json', text: `${JSON.stringify(descriptor, null, 2)}\n` },
    ...rtl,
    { path: `${name}.f`, text: fileList(name, paths) },
    { path: `${name}.sdc`, text: constraints(options) },
    { path: `dts/${name}.dtsi`, text: devicetree(options) },
    ...(hasClic(options)
      ? [
          {
            path: `regs/${name}_clic.regs.json`,
            text: `${JSON.stringify(clicRegisters(options), null, 2)}\n`,
          },
        ]
      : []),
    ...libraryFiles(options).map(({ path, text }) => ({ path: `sw/${path}`, text })),
  ];
  return { files, descriptor, diagnostics };
}

/** For tools that are started in the core's folder, or told to read paths from the list's (`-F`). */
function fileList(name: string, paths: readonly string[]): string {
  return `// Modules of ${name} in compile order; paths are relative to this file.\n${paths.join('\n')}\n`;
}
