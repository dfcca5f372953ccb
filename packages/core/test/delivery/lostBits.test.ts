import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { debian, unpacked } from './packed.ts';

const core: CoreOptions = {
  ...PRESETS.micro,
  memory: {
    ...PRESETS.micro.memory,
    instructionMemory: { base: '0x10000000', size: 1024 },
    dataMemory: { base: '0x20000000', size: 1024 },
  },
  auxiliary: { ...PRESETS.micro.auxiliary, rvfi: true },
  safety: { ...PRESETS.micro.safety, tcmProtection: 'secded' },
};

/** The customer's run of these tests, with a change in the files. */
async function runOf(change = (text: string) => text): Promise<string> {
  const delivery = deliveryOf(core, { suites: ['memory'] });
  const chosen = delivery.tests.map(({ name }) => name).filter((name) => /(inside|losing)$/.test(name));
  const files = packageFiles(delivery).map((file) =>
    typeof file.text === 'string' && file.path.endsWith('tcm_decode.sv')
      ? { ...file, text: change(file.text) }
      : file,
  );
  return unpacked(files, async (folder) => {
    const { output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...chosen);
    return output;
  });
}

it('a sound core puts each lost bit of its memories right', async () => {
  expect(await runOf()).toContain('PASSED, 2 of 2 passed');
});

it('one that puts none right fails', async () => {
  const output = await runOf((text) => text.replace('stored[31:0] ^ wrong[31:0]', 'stored[31:0]'));
  expect(output).toContain('FAILED');
});
