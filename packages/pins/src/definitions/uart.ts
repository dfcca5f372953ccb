import type { PeripheralDefinition } from './definition.ts';
import { USART } from './usart.ts';

/** UART4, UART5 and the like: a USART without the synchronous mode (RM0090, table 147 "USART mode configuration"). */
export const UART: PeripheralDefinition = {
  ...USART,
  name: 'UART',
  version: 'UART_{chip}1xx_V1_0',
  about: 'Universal asynchronous receiver transmitter',
  ips: ['UART'],
  modes: USART.modes.filter(({ name }) => name === 'Asynchronous'),
  parameters: USART.parameters.filter(({ modes }) => !modes?.includes('Synchronous')),
  signals: USART.signals.filter(({ name }) => name !== 'CK'),
  rules: USART.rules?.filter(({ modes }) => modes === undefined),
  initMethods: Object.fromEntries(Object.entries(USART.initMethods).filter(([name]) => name === 'Uart_Init')),
};
