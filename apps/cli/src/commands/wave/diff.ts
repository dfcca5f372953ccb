import type { CompareOptions, Comparison, WaveFile } from '@netloom/waves';
import { WaveError, compare } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import { Failure, WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { oneOf, required } from '../../values.ts';
import { diffText } from './diffText.ts';
import { faultLines } from './faultLines.ts';

const dontCares = ['none', 'a', 'b', 'both'] as const;

export interface DiffOptions {
  map: string[];
  ignore: string[];
  'ignore-case': boolean;
  scope?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  offset?: string | undefined;
  tolerance?: string | undefined;
  'dont-care': string;
  'nine-states': boolean;
  'real-tolerance'?: string | undefined;
}

/** `netloom wave diff <a> <b>`: failed when a signal differs or cannot be compared; trouble ends with exit code 2, a faulty dump with 3. */
export async function diffCommand([a, b]: string[], options: DiffOptions): Promise<Outcome> {
  const paths = [required(a, 'the first dump'), required(b, 'the second dump')] as const;
  const compared = compareOptions(options);
  try {
    const result = await withDump(paths[0], (first) =>
      withDump(paths[1], (second) => compare(first, second, compared)),
    );
    const failed = result.differences.length > 0 || result.incomparable.length > 0;
    const faults = [
      ...faultLines(paths[0], { faults: result.faultsA }),
      ...faultLines(paths[1], { faults: result.faultsB }),
    ];
    return { text: diffText(result), result: plain(result, paths), failed, faults };
  } catch (error) {
    if (error instanceof WaveError) throw new Failure(error.message, 2);
    throw error;
  }
}

function compareOptions(options: DiffOptions): CompareOptions {
  const { scope, from, to, offset, tolerance, ignore } = options;
  const real = options['real-tolerance'];
  const realTolerance = real === undefined ? undefined : Number(real);
  if (realTolerance !== undefined && !(realTolerance >= 0))
    throw new WrongUse(`--real-tolerance: "${real}" is no share: expected 0.001`);
  return {
    ...{ ignore, ignoreCase: options['ignore-case'], nineStates: options['nine-states'] },
    ...(scope !== undefined && { scope }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(offset !== undefined && { offset }),
    ...(tolerance !== undefined && { tolerance }),
    ...(realTolerance !== undefined && { realTolerance }),
    dontCare: oneOf(options['dont-care'], '--dont-care', dontCares),
    scopes: options.map.map(scopeOf),
  };
}

function scopeOf(text: string): { a: string; b: string } {
  const [a, b, ...more] = text.split('=');
  if (!a || !b || more.length > 0)
    throw new WrongUse(`--map: "${text}" names no scopes: expected TOP.tb.dut=bench.uut`);
  return { a, b };
}

async function withDump<T>(path: string, work: (wave: WaveFile) => Promise<T>): Promise<T> {
  const { wave, close } = await openWaveFile(path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`${path}: ${code === 'ENOENT' ? 'there is no such file' : reason}`, 2);
  });
  try {
    await wave.settled();
    return await work(wave);
  } finally {
    await close();
  }
}

/** What scripts want: paths instead of what the reader knows of each signal. */
function plain({ differences, ...result }: Comparison, [a, b]: readonly [string, string]) {
  const signals = differences.map((one) => ({ ...one, a: one.a.path, b: one.b.path }));
  return { a, b, ...result, different: differences.length, differences: signals };
}
