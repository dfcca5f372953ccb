import { SAMPLE_CHIP } from '@netloom/pins';
import { expect, it } from 'vitest';
import type { LinChannel, PinConfiguration } from '../../src/config/configuration.ts';
import { generatePins } from '../../src/generate/generatePins.ts';
import { compileAlone } from '../compile/compile.ts';
import { on } from '../configurations/assigned.ts';

const board = (settings: LinChannel['settings']): PinConfiguration => ({
  ...on(SAMPLE_CHIP, { PA3: 'USART1_RX', PA4: 'USART1_TX' }, { USART1: 'Asynchronous' }),
  lin: { channels: [{ name: 'Doors', settings }] },
});

/** `HAL_LIN_Init` takes the handle and the length of the break to detect (STM32F4 HAL; RM0090, 30.6.5, LINEN and LBDL). */
it.each([
  [{}, 9600, '11B'],
  [{ LinChannelBaudRate: 19200, DetectedBreakLength: 'BL_10' }, 19200, '10B'],
])('a channel with %o sets its USART to LIN, at the rate of the channel', async (settings, rate, length) => {
  const { files, diagnostics } = generatePins(board({ LinHwChannel: 'USART1', ...settings }), SAMPLE_CHIP);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { text } = files.find(({ path }) => path === 'Src/usart.c')!;
  expect(text).toContain(`huart1.Init.BaudRate = ${rate}U;`);
  expect(text).toContain(`HAL_LIN_Init(&huart1, UART_LINBREAKDETECTLENGTH_${length})`);
  expect(text).not.toContain('HAL_UART_Init(');
  expect(files.find(({ path }) => path === 'board.overlay')!.text).toContain('USART1: the LIN mode');
  const sources = files.filter(({ path }) => !path.includes('Lin_'));
  await compileAlone(sources, { device: 'STM32F407xx' });
});

it('nothing is generated for a channel without hardware', () => {
  const { files, diagnostics } = generatePins(board({}), SAMPLE_CHIP);
  expect(files).toEqual([]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: 'PINS-LIN-HARDWARE', severity: 'error' }),
  );
});
