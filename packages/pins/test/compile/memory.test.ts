import { SAMPLE_CHIP } from '@netloom/pins';
import { afterAll, expect, it } from 'vitest';
import { randomConfiguration } from '../configurations/random.ts';
import { filesOf } from '../generated.ts';
import { CORTEX_M4 } from '../hal.ts';
import { removeScratch, scratchFolder, tool, writeFiles } from '../toolbox.ts';

const CALL = /\tbl?\t(?:__aeabi_)?mem\w+/;

const { configuration } = randomConfiguration(SAMPLE_CHIP, 1);
const memory = filesOf(configuration, SAMPLE_CHIP).find(({ path }) => path === 'Src/memory.c')!;

const assembly = async (text: string, ...flags: string[]) => {
  const folder = scratchFolder();
  writeFiles(folder, [{ path: 'memory.c', text }]);
  return tool(folder, 'arm-none-eabi-gcc', ...CORTEX_M4, ...flags, '-S', '-o', '-', 'memory.c');
};

afterAll(removeScratch);

it.each(['-O0', '-Os', '-O2', '-O3', '-Ofast'])(
  'the functions of memory.c call none of themselves at %s',
  async (flag) => {
    const text = await assembly(memory.text, flag);
    expect(text).toContain('memcpy:');
    expect(text).not.toMatch(CALL);
  },
);

it('which the compiler makes them do when their accesses are not volatile', async () => {
  expect(await assembly(memory.text.replaceAll('volatile ', ''), '-O3')).toMatch(CALL);
});
