import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vectorsOf } from './vectors.ts';

/** Folder with ST's HAL and CMSIS; see `packages/pins/test`. */
const folder = join(process.env.NETLOOM_STM32_HAL ?? '', 'cmsis_device_f4/Include');
const headers = process.env.NETLOOM_STM32_HAL && existsSync(folder) ? readdirSync(folder) : [];
const lines = headers.filter((name) => /^stm32f4\d\d..\.h$/.test(name));

describe.runIf(lines.length > 0)('vectors as in the header of CMSIS (NETLOOM_STM32_HAL)', () => {
  it.each(lines)('%s', (name) => {
    const text = readFileSync(join(folder, name), 'latin1');
    const numbers = /typedef enum\s*\{([^}]*)\}\s*IRQn_Type/.exec(text)![1]!;
    const listed = [...numbers.matchAll(/^\s*(\w+)_IRQn\s*=\s*(\d+)/gm)].map(([, vector, at]) => [
      Number(at),
      vector,
    ]);
    expect([...vectorsOf(name.slice(6, 10))]).toEqual(
      listed.sort(([one], [other]) => Number(one) - Number(other)),
    );
  });
});
