import { expect, it } from 'vitest';
import { NEXT_LINE_CORES, besideModel } from './nextLineCores.ts';
import { countingSimulator } from './readsBeside.ts';

it('a core that fetches the next line too does what the model does, with two bursts under way', async () => {
  const options = NEXT_LINE_CORES['on one port']!;
  const simulator = await countingSimulator(options, 'icarus');
  const { beside, ...rest } = await besideModel(options, simulator, 2, 80);
  expect(rest).toEqual({ mismatch: undefined, cause: 'tohost', value: 1, third: false });
  expect(beside).toBeGreaterThan(100);
});
