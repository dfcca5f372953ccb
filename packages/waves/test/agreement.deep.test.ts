import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openWaveFile } from '../src/node/fileSource.ts';
import { allVariables, differences } from './compare.ts';
import { toVcd, verilatorDump } from './dumps.ts';
import { readReference } from './vcdReference.ts';

test('one program of Verilator as FST and VCD', { timeout: 900_000 }, async () => {
  const fst = verilatorDump();
  const vcd = verilatorDump('--trace');
  const reference = readReference(readFileSync(vcd, 'latin1'));
  const fromText = await openWaveFile(vcd);
  expect(await differences(fromText.wave, reference)).toEqual([]);
  const fromFst = await openWaveFile(fst);
  expect(await differences(fromFst.wave, readReference(toVcd(fst)))).toEqual([]);
  // The two name the scope above the top differently; what they dump is the same.
  const names = (wave: typeof fromFst.wave) =>
    allVariables(wave).map(({ name, width }) => `${name} ${width}`);
  expect(names(fromFst.wave).sort()).toEqual(names(fromText.wave).sort());
  await fromText.close();
  await fromFst.close();
});
