import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_CHIP, analyse, readConfiguration, writeConfiguration } from '@netloom/pins';
import { expect, it } from 'vitest';

it('the demo board is written canonically, and code can be generated from it', async () => {
  const text = await readFile(join(import.meta.dirname, 'board/board.pins.json'), 'utf8');
  const configuration = readConfiguration(text).document!;
  expect(writeConfiguration(configuration)).toBe(text);
  const { isSafe, diagnostics, clocks } = analyse(configuration, SAMPLE_CHIP);
  expect(diagnostics).toEqual([]);
  expect(isSafe).toBe(true);
  expect(clocks?.frequencies).toMatchObject({ HCLK: 168e6, PCLK1: 42e6, PCLK2: 84e6 });
});
