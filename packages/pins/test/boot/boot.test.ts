import { afterAll, describe, expect, it } from 'vitest';
import { F407 } from '../chips/f407.ts';
import { hasOpenPinData, importedF407 } from '../chips/importedF407.ts';
import { OUR_HAL } from '../hal.ts';
import { removeScratch, scratchFolder } from '../toolbox.ts';
import { buildWithCmake } from './build.ts';
import { programFor } from './program.ts';
import { runQemu } from './runQemu.ts';

afterAll(removeScratch);

describe('a generated program for an F407', () => {
  it('is built by its own CMakeLists.txt, boots in QEMU, and speaks and hears on USART1', async () => {
    const chip = hasOpenPinData ? importedF407() : F407;
    const program = await buildWithCmake(scratchFolder(), programFor(chip), OUR_HAL, '-DWITHOUT_RCC -Werror');
    const printed = await runQemu(program, { prompt: 'waited\n', input: 'ab', last: 'heard b\n' });
    expect(printed).toBe('booted\nwaited\nheard a\nheard b\n');
  });
});
