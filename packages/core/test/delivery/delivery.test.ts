import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { debian, heldInReset, unpacked } from './packed.ts';

const CORE: CoreOptions = {
  ...PRESETS.micro,
  auxiliary: { ...PRESETS.micro.auxiliary, rvfi: true },
};
/** Little of everything that an interpreted simulation has soon done. */
const delivery = deliveryOf(CORE, {
  suites: ['exceptions', 'privilege', 'interrupts', 'reset', 'random'],
  programs: 1,
});
const CHOSEN = ['exc-misaligned', 'irq-priority', 'reset-3001'];

const withText = (change: (path: string, text: string) => string) =>
  packageFiles(delivery).map(({ path, text }) => ({ path, text: change(path, text) }));

const run = (folder: string, chosen = CHOSEN) =>
  debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...chosen);

describe('a delivery package', () => {
  it('is the same to the byte each time, with tests of names of their own', () => {
    const again = packageFiles(
      deliveryOf(CORE, { suites: ['exceptions', 'privilege', 'interrupts', 'reset', 'random'], programs: 1 }),
    );
    expect(packageFiles(delivery)).toEqual(again);
    const names = delivery.tests.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has random programs for a core with Zcb whose user mode may use nothing without a rule', () => {
    const guarded: CoreOptions = {
      ...CORE,
      base: { ...CORE.base, userMode: true, zcb: true },
      auxiliary: { ...CORE.auxiliary, pmpEntries: 1 },
    };
    const { tests } = deliveryOf(guarded, { suites: ['random'], programs: 6 });
    expect(tests.map(({ instructions }) => instructions < 20_000)).toEqual(Array(6).fill(true));
  });

  it('says what a core cannot be tried with', () => {
    expect(delivery.suites).toContainEqual({ id: 'privilege', missing: 'no-user-mode' });
    expect(delivery.tests.some(({ suite }) => suite === 'privilege')).toBe(false);
  });

  it('passes with the tools of Debian, and reports what was seen and what was not', async () => {
    await unpacked(packageFiles(delivery), async (folder) => {
      const { code, output } = await run(folder);
      expect(output).toContain(
        `nl_micro: PASSED, 3 of 3 passed (3 of ${delivery.tests.length} tests were run)`,
      );
      expect(code).toBe(0);
      const result = (name: string) => readFileSync(join(folder, 'results', name), 'latin1');
      expect(result('report.html')).toContain('not applicable: the core has machine mode alone');
      expect(result('report.xml')).toContain('tests="3" failures="0"');
      expect(result('report.pdf')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
      expect(output).toMatch(/random +not run/);
      expect(output).toMatch(/coverage +\d+ of \d+/);
    });
  });

  it('fails on a core that is held in reset', async () => {
    const held = heldInReset(packageFiles(delivery));
    expect(held).not.toEqual(packageFiles(delivery));
    await unpacked(held, async (folder) => {
      const { code, output } = await run(folder, ['irq-priority']);
      expect(output).toContain('nl_micro: FAILED, 0 of 1 passed');
      expect(code).toBe(1);
    });
  });

  it('fails on a word that is not the model’s, and names it', async () => {
    const other = withText((path, text) =>
      path === 'tests/irq-priority/expected.hex' ? text.replace(/^8\w{7}$/m, '80000000') : text,
    );
    await unpacked(other, async (folder) => {
      const { code, output } = await run(folder, ['irq-priority']);
      expect(output).toMatch(/failed: irq-priority: FAIL word 0 at 80300000: 8000000b, expected 80000000/);
      expect(code).toBe(1);
    });
  });

  it('has sources that the GNU assembler makes the same bytes of', async () => {
    await unpacked(packageFiles(delivery), async (folder) => {
      const elf = 'tests/random-1/test.elf';
      expect(await debian(folder, 'make', elf)).toMatchObject({ code: 0 });
      const { pieces } = delivery.tests.find(({ name }) => name === 'random-1')!.image;
      for (const { address, bytes } of pieces) {
        const section = `.at_${address.toString(16).padStart(8, '0')}`;
        await debian(folder, 'riscv64-unknown-elf-objcopy', '-O', 'binary', '-j', section, elf, 'piece');
        expect(Buffer.compare(readFileSync(join(folder, 'piece')), bytes)).toBe(0);
      }
    });
  });
});
