import type { WaveFile, WaveInfo } from '@netloom/waves';
import { WaveError } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { faultLines } from './faultLines.ts';

/**
 * Opens a dump, waits until all of it is indexed, or what the answer needs (`until`, in ticks), tells the faults of that
 * with the answer, and closes it whatever happens.
 */
export async function withWave(
  path: string,
  work: (wave: WaveFile) => Promise<Outcome>,
  until?: (info: WaveInfo) => number,
): Promise<Outcome> {
  try {
    const { wave, close } = await openWaveFile(path);
    try {
      await wave.settled(until?.(wave.info));
      return withFaults(path, wave, await work(wave));
    } catch (error) {
      // What is wrong with the dump may be why there is no answer.
      const lines = faultLines(path, wave.info);
      if (error instanceof Failure && lines.length > 0)
        throw new Failure([error.message, ...lines].join('\n'), error.exitCode);
      throw error;
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof WaveError) throw new Failure(`${path}: ${error.message}`);
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? new Failure(`${path}: there is no such file`) : error;
  }
}

function withFaults(path: string, { info }: WaveFile, outcome: Outcome): Outcome {
  const result = { ...(outcome.result as object), faults: info.faults };
  return { ...outcome, result, faults: faultLines(path, info) };
}
