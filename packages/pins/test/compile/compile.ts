import type { GeneratedSource } from '@netloom/pins';
import { sourcesOf } from '../generated.ts';
import { CORTEX_M4, OUR_HAL, STRICT, halIncludes } from '../hal.ts';
import { tool, writeFiles } from '../toolbox.ts';
import { ANY_CONF } from '../unit.ts';

const GCC = 'arm-none-eabi-gcc';

export interface Target {
  /** Of the device family, e.g. `STM32F407xx`. */
  device: string;
  /** Folder of the HAL, and how its headers are included: `-isystem` keeps their own warnings out. */
  hal?: string;
  include?: '-I' | '-isystem';
}

function flags({ device, hal = OUR_HAL, include }: Target): string[] {
  const defined = ['-D', device, '-D', 'USE_HAL_DRIVER'];
  return [...CORTEX_M4, ...STRICT, ...defined, ...halIncludes(hal, include), '-fsyntax-only'];
}

/** Each source of a configuration by itself. Those of LIN need an AUTOSAR stack, which its own tests have. */
export async function compileAlone(
  folder: string,
  files: readonly GeneratedSource[],
  target: Target,
): Promise<void> {
  writeFiles(folder, files);
  const sources = sourcesOf(files).filter((path) => path.startsWith('Src/'));
  await tool(folder, GCC, ...flags(target), '-I', 'Inc', ...sources);
}

/** Units that hold their own headers (see `unitsOf`). */
export async function compileUnits(
  folder: string,
  units: readonly GeneratedSource[],
  target: Target,
): Promise<void> {
  writeFiles(folder, [...units, ANY_CONF]);
  await tool(folder, GCC, ...flags(target), '-I', '.', ...sourcesOf(units));
}
