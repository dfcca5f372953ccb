import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { debian, unpacked } from './packed.ts';

const coreOf = (changes: Partial<CoreOptions['auxiliary']> = {}): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, userMode: true },
  auxiliary: { ...PRESETS.micro.auxiliary, rvfi: true, ...changes },
  safety: { ...PRESETS.micro.safety, doubleTrap: true },
});

it('tests of a core that tells double traps end on the model, with a non-maskable interrupt and a CLIC too', () => {
  for (const options of [
    coreOf(),
    coreOf({ nmi: { base: '0x80000040' } }),
    coreOf({ clic: { base: '0x02010000' }, clicVectors: true }),
  ]) {
    const { tests } = deliveryOf(options, {
      suites: ['csr', 'exceptions', 'interrupts', 'privilege', 'reset', 'random'],
      programs: 1,
    });
    const names = tests.map(({ name }) => name).filter((name) => name.includes('double'));
    expect(names).toHaveLength(options.auxiliary.nmi ? 2 : 3);
  }
});

/** The customer's run of these tests, with a change in the files. */
async function runOf(change = (text: string) => text): Promise<string> {
  const delivery = deliveryOf(coreOf(), { suites: ['exceptions'] });
  const chosen = delivery.tests.map(({ name }) => name).filter((name) => name.includes('double'));
  const files = packageFiles(delivery).map((file) =>
    typeof file.text === 'string' && file.path.endsWith('_csr.sv')
      ? { ...file, text: change(file.text) }
      : file,
  );
  return unpacked(files, async (folder) => {
    const { output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...chosen);
    return output;
  });
}

describe('a delivery of it', () => {
  it('passes a sound core', async () => expect(await runOf()).toContain('PASSED, 3 of 3 passed'));

  it('fails one that takes each trap', async () => {
    const output = await runOf((text) =>
      text.replace(/assign critical_entry\s*=[^;]*;/, "assign critical_entry = 1'b0;"),
    );
    expect(output).toContain('FAILED');
  });
});
