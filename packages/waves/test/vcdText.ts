import type { WaveFile } from '../src/index.ts';
import { bufferSource, openWave } from '../src/index.ts';
import { allVariables } from './compare.ts';

/** Opens a VCD text; characters above 255 are written as UTF-8. */
export function openText(text: string): Promise<WaveFile> {
  return openWave(bufferSource(new TextEncoder().encode(text)));
}

/** Every `time value` of a variable from the dump's begin on, the value at its begin first. */
export async function changesOf(wave: WaveFile, name: string): Promise<string[]> {
  const { signal } = allVariables(wave).find((variable) => variable.name === name)!;
  const found: string[] = [];
  for await (const { times, text } of wave.changes(String(signal), wave.info.start, wave.info.end)) {
    times.forEach((time, i) => found.push(`${time} ${text(i)}`));
  }
  return found;
}
