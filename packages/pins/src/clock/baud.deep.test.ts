import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { baudOf } from './baud.ts';

const root = process.env['NETLOOM_STM32_HAL'];

const CLOCKS = [8e6, 12e6, 16e6, 21e6, 30e6, 42e6, 45e6, 50e6, 84e6, 90e6, 100e6, 33_333_333];
const BAUDS = [
  110, 1200, 9600, 19_200, 38_400, 57_600, 115_200, 230_400, 460_800, 921_600, 1_843_200, 3_584_000,
];

/** Values of BRR as the macros of ST's own header work them out. */
function brrOfHal(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'netloom-baud-'));
  const header = readFileSync(path.join(root!, 'stm32f4xx_hal_driver/Inc/stm32f4xx_hal_uart.h'), 'utf8');
  const macros = header.match(/^#define UART_(?:DIV|BRR)[^\n]*(?:(?<=\\)\n[^\n]*)*/gm)!.join('\n');
  const prints = CLOCKS.flatMap((clock) =>
    BAUDS.map(
      (baud) => `p(UART_BRR_SAMPLING16(${clock}u, ${baud}u)); p(UART_BRR_SAMPLING8(${clock}u, ${baud}u));`,
    ),
  );
  const source = `#include <stdint.h>\n#include <stdio.h>\n${macros}\nstatic void p(uint32_t v) { printf("%u\\n", v); }
int main(void) { ${prints.join('\n')} return 0; }`;
  writeFileSync(path.join(folder, 'baud.c'), source);
  execFileSync('gcc', ['-o', path.join(folder, 'baud'), path.join(folder, 'baud.c')]);
  const output = execFileSync(path.join(folder, 'baud'), { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return output;
}

it.skipIf(!root)('gives the BRR of ST’s HAL (NETLOOM_STM32_HAL names a folder that holds it)', () => {
  const values = brrOfHal().trim().split('\n').map(Number);
  const cases = CLOCKS.flatMap((clock) =>
    BAUDS.flatMap((baud) => ([16, 8] as const).map((overSampling) => ({ clock, baud, overSampling }))),
  );
  const wrong = cases.filter((one, index) => {
    const { register, isReachable } = baudOf(one);
    return isReachable && register !== values[index];
  });
  expect(values).toHaveLength(cases.length);
  expect(wrong).toEqual([]);
});
