import { SAMPLE_CHIP, generatePins, newConfiguration } from '@netloom/pins';
import { expect, it } from 'vitest';
import { placeOfPeripheral, placeOfPin } from './placeOf.ts';

const { files: made } = generatePins(
  {
    ...newConfiguration('board', SAMPLE_CHIP),
    peripherals: { USART1: { mode: 'Asynchronous' }, EXTI9_5: { mode: 'Interrupt', interrupt: 3 } },
    pins: {
      PA3: { signal: 'USART1_RX' },
      PA4: { signal: 'USART1_TX' },
      PB1: { signal: 'GPIO_Output' },
      PB8: { signal: 'GPIO_EXTI' },
    },
  },
  SAMPLE_CHIP,
);

const files = made.map(({ path: name, text }) => ({ name, text }));

/** Name of the file and text of the line. */
function lineAt(place: { name: string; line: number } | undefined): [string, string] | undefined {
  const text = files.find(({ name }) => name === place?.name)?.text;
  return place && [place.name, text!.split('\n')[place.line - 1]!.trim()];
}

it('a pin leads to the lines that set it up', () => {
  expect(lineAt(placeOfPin(files, SAMPLE_CHIP, 'PB1'))).toEqual(['Src/gpio.c', '/* PB1: GPIO_Output */']);
  const both = ['Src/usart.c', '/* PA3: USART1_RX, PA4: USART1_TX */'];
  expect(lineAt(placeOfPin(files, SAMPLE_CHIP, 'PA3'))).toEqual(both);
  expect(lineAt(placeOfPin(files, SAMPLE_CHIP, 'PA4'))).toEqual(both);
  expect(placeOfPin(files, SAMPLE_CHIP, 'PB10')).toBeUndefined();
});

it('a peripheral leads to its setup, a vector to its handler', () => {
  expect(lineAt(placeOfPeripheral(files, 'USART1'))).toEqual(['Src/usart.c', 'huart1.Instance = USART1;']);
  expect(lineAt(placeOfPeripheral(files, 'EXTI9_5'))).toEqual([
    'Src/stm32f4xx_it.c',
    'void EXTI9_5_IRQHandler(void)',
  ]);
  expect(lineAt(placeOfPeripheral(files, 'GPIO'))?.[1]).toBe('void MX_GPIO_Init(void)');
  expect(placeOfPeripheral(files, 'SPI1')).toBeUndefined();
});
