import { generatePins } from '@netloom/pins';
import type { Chip, GeneratedSource, PinConfiguration } from '@netloom/pins';

/** USART1 on PB6 and PB7 with its interrupt, an output, and the PLL at 168 MHz. */
export function configurationFor(chip: Chip): PinConfiguration {
  return {
    netloom: 'pins',
    version: 1,
    name: 'boot',
    chip: chip.id,
    clocks: {
      HSEState: 'Crystal',
      HSE: 8_000_000,
      PLLState: 'On',
      PLLSource: 'HSE',
      PLLM: 8,
      PLLN: 336,
      PLLP: 2,
      PLLQ: 7,
      SYSCLKSource: 'PLLCLK',
      APB1Prescaler: 4,
      APB2Prescaler: 2,
    },
    peripherals: { USART1: { mode: 'Asynchronous', interrupt: 5 } },
    pins: {
      PB6: { signal: 'USART1_TX' },
      PB7: { signal: 'USART1_RX' },
      PD12: { signal: 'GPIO_Output', label: 'LED' },
    },
  };
}

/** What a user writes between the markers of `main.c`: a greeting, a wait that takes the tick, and an answer to each byte. */
const USER_CODE: Readonly<Record<string, string>> = {
  PV: 'static uint8_t received;\nstatic uint8_t text[] = "heard ?\\n";',
  '2': [
    '  (void)HAL_UART_Transmit(&huart1, (const uint8_t *)"booted\\n", 7U, HAL_MAX_DELAY);',
    '  HAL_Delay(3U);',
    '  (void)HAL_UART_Transmit(&huart1, (const uint8_t *)"waited\\n", 7U, HAL_MAX_DELAY);',
    '  (void)HAL_UART_Receive_IT(&huart1, &received, 1U);',
  ].join('\n'),
  '4': [
    'void HAL_UART_RxCpltCallback(UART_HandleTypeDef *huart)',
    '{',
    '  text[6] = received;',
    '  (void)HAL_UART_Transmit(huart, text, 8U, HAL_MAX_DELAY);',
    '  (void)HAL_UART_Receive_IT(huart, &received, 1U);',
    '}',
  ].join('\n'),
};

function written(text: string): string {
  return Object.entries(USER_CODE).reduce((all, [section, code]) => {
    const marker = `/* USER CODE BEGIN ${section} */\n`;
    if (!all.includes(marker)) throw new Error(`no section ${section}`);
    return all.replace(marker, () => `${marker}${code}\n`);
  }, text);
}

/** The program with a user's code in it, generated once more over what the user has written. */
export function programFor(chip: Chip): readonly GeneratedSource[] {
  const configuration = configurationFor(chip);
  const first = generatePins(configuration, chip).files;
  const edited = first.map(({ path, text }) => [path, path === 'Src/main.c' ? written(text) : text] as const);
  return generatePins(configuration, chip, new Map(edited)).files;
}
