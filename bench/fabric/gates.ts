import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fmaxOfGates, kiloGatesOf } from '../core/gates.ts';

/** Thousands of NAND2X1 and MHz of a design on osu018, with buffers. */
export async function gatesAndClock(
  texts: Readonly<Record<string, string>>,
  top: string,
): Promise<{ kiloGates: number; fmax: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-gates-'));
  try {
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
    const kiloGates = await kiloGatesOf(folder, top, Object.keys(texts));
    const fmax = await fmaxOfGates(folder, top);
    if (fmax === null) throw new Error(`${top} has cells that osu018 has not`);
    return { kiloGates, fmax };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
