import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bootPlan, inDemoFolder, runStep } from '../bench/core/bootDemo.ts';
import { run } from '../ip/test/run.ts';

const design = 'microcontroller';
const FAST_BUILD = ['OPT_FAST=-O1', 'OPT_SLOW=-O0'];
const WORKS = [
  'Hello from flash.',
  'Flash: identified, read over four lines, erased, programmed: works',
  'DMA: rows copied from the flash, by interrupt: works',
  'CRC-32 of the flash: works',
  'SHA-256: works',
  'I2C: a page of the EEPROM: works',
  'PWM: a quarter of the period: works',
  'Timer: an interrupt in time: works',
  'Real-time counter: an alarm in time: works',
  'Mailbox: words from one side to the other: works',
  'PASS',
  'netloom: the firmware ended',
];

it('boots from flash and finds that each block works', { timeout: 600_000 }, async () => {
  const plan = bootPlan({ design, firmware: 'demo/sw/use_blocks', cycles: 20_000_000 });
  await inDemoFolder(
    plan,
    async (folder) => {
      const list = ['-f', 'gen/microcontroller_soc/microcontroller_soc.f'];
      const lint = ['--lint-only', '-Wall', '--top', 'microcontroller_soc', ...list];
      expect(await run(join(folder, 'src'), 'verilator', ...lint)).toBe('');
      for (const id of ['firmware', 'link', 'image', 'verilate']) await runStep(plan, id, folder);
      await run(join(folder, 'obj'), 'make', '-f', 'Vtop.mk', '-j', '2', ...FAST_BUILD);
      const said = (await runStep(plan, 'boot', folder)).replaceAll('\r', '').split('\n');
      expect(said.slice(0, WORKS.length)).toEqual(WORKS);
    },
    design,
  );
});
