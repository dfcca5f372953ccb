import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedSource } from '@netloom/pins';
import { prove } from '../../../../proof/index.ts';
import { sourcesOf } from '../generated.ts';
import { CORTEX_M4, OUR_HAL, STRICT, halIncludes } from '../hal.ts';
import { ANY_CONF } from '../unit.ts';

const GCC = 'arm-none-eabi-gcc';

export interface Target {
  /** Of the device family, e.g. `STM32F407xx`. */
  device: string;
  /** Folder of the HAL, and how its headers are included: `-isystem` keeps their own warnings out. */
  hal?: string;
  include?: '-I' | '-isystem';
}

/** Each source of a configuration by itself. Those of LIN need an AUTOSAR stack, which its own tests have. */
export async function compileAlone(files: readonly GeneratedSource[], target: Target): Promise<void> {
  const sources = sourcesOf(files).filter((path) => path.startsWith('Src/'));
  await compile(files, target, ['-I', 'Inc', ...sources]);
}

/** Units that hold their own headers (see `unitsOf`). */
export async function compileUnits(units: readonly GeneratedSource[], target: Target): Promise<void> {
  await compile([...units, ANY_CONF], target, ['-I', '.', ...sourcesOf(units)]);
}

async function compile(
  files: readonly GeneratedSource[],
  { device, hal = OUR_HAL, include }: Target,
  sources: readonly string[],
): Promise<void> {
  const defined = ['-D', device, '-D', 'USE_HAL_DRIVER'];
  const flags = [...CORTEX_M4, ...STRICT, ...defined, ...halIncludes('hal', include), '-fsyntax-only'];
  await prove({
    files: { ...headersOf(hal), ...Object.fromEntries(files.map(({ path, text }) => [path, text])) },
    steps: [[GCC, ...flags, ...sources]],
  });
}

const read = new Map<string, Record<string, string>>();

/** The headers of a HAL, by their paths below `hal`. */
function headersOf(hal: string): Record<string, string> {
  const known = read.get(hal);
  if (known !== undefined) return known;
  const names = readdirSync(hal, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.h'));
  const headers = Object.fromEntries(
    names.map((name) => [join('hal', name), readFileSync(join(hal, name), 'utf8')]),
  );
  read.set(hal, headers);
  return headers;
}
