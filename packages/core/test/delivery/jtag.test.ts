import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { debian, unpacked } from './packed.ts';

const { base, debug } = PRESETS.nano;
const CORE: CoreOptions = {
  ...PRESETS.nano,
  base: { ...base, zicsr: true },
  debug: { ...debug, transport: 'jtag' },
};

const packaged = () => packageFiles(deliveryOf(CORE, { suites: ['debug'] }));
const run = (folder: string) => debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', 'debug-halts-10');

describe('a debug module behind JTAG', () => {
  it('halts and steps a program through the pins alone', async () => {
    await unpacked(packaged(), async (folder) => {
      const { code, output } = await run(folder);
      expect(output).toContain('nl_nano: PASSED, 1 of 1 passed');
      expect(code).toBe(0);
    });
  });

  it('is found out when no access arrives', async () => {
    const deaf = packaged().map(({ path, text }) => ({
      path,
      text: text.replace(/request +<= !request;/, 'request <= request;'),
    }));
    expect(deaf).not.toEqual(packaged());
    await unpacked(deaf, async (folder) => {
      const { code, output } = await run(folder);
      expect(output).toMatch(
        /failed: debug-halts-10: FAIL (ends by debug-timeout|the debugger never halted it)/,
      );
      expect(code).toBe(1);
    });
  });
});
