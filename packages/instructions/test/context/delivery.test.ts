import { PRESETS } from '@netloom/core';
import { deliveryOf, packageFiles } from '@netloom/core/delivery';
import { expect, it } from 'vitest';
import { debian, unpacked } from '../../../core/test/delivery/packed.ts';
import { withInstructions } from '../../src/index.ts';
import { WITH_STATUS } from './withStatus.ts';

const chosen = WITH_STATUS.filter(({ name }) => ['mac', 'walk'].includes(name));
const named = {
  ...PRESETS.micro,
  auxiliary: { ...PRESETS.micro.auxiliary, rvfi: true },
  instructions: chosen.map(({ name }) => `instructions/${name}/${name}.insn.json`),
};
const delivery = deliveryOf(withInstructions(named, chosen), { suites: ['csr', 'custom'] });
const files = packageFiles(delivery);
const TESTS = ['status-mac', 'status-walk', ...chosen.map(({ status }) => `csr-${status!.slice(2)}`)];
const run = (changed: typeof files) =>
  unpacked(changed, (folder) => debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...TESTS));

it('a delivery tries the status of every set, which passes', async () => {
  expect(delivery.tests.map(({ name }) => name)).toEqual(expect.arrayContaining(TESTS));
  expect((await run(files)).output).toContain(`PASSED, ${TESTS.length} of ${TESTS.length} passed`);
});

const changedRtl = (change: (text: string) => string) =>
  files.map((file) => (file.path.startsWith('rtl/') ? { ...file, text: change(file.text) } : file));

it.each(chosen.map(({ name }) => name))('a core whose mstatus.XS knows nothing of %s fails', async (name) => {
  const faulty = changedRtl((text) =>
    text.replace(/assign mstatus_xs\s*=[^;]*;/, (sum) =>
      sum.replaceAll(`${name}_status ==`, "2'd0 == 2'd1 && 2'd0 =="),
    ),
  );
  expect(faulty).not.toEqual(files);
  expect((await run(faulty)).output).toContain('FAILED');
});

it('a core that lets states be used which are off fails', async () => {
  const faulty = changedRtl((text) => text.replace(/\|\| \|\(custom_context & context_off\)/, ''));
  expect(faulty).not.toEqual(files);
  expect((await run(faulty)).output).toContain('FAILED');
});
