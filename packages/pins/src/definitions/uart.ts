import type { Parameter, ParameterOption, PeripheralDefinition } from './definition.ts';
import { USART } from './usart.ts';

const SYNCHRONOUS = 'Synchronous';
const NO_SMARTCARD = 'option/no-smartcard';

/** UART4, UART5 and the like: a USART without the synchronous mode (RM0090, 30.5 "USART mode configuration"). */
export const UART: PeripheralDefinition = {
  ...USART,
  name: 'UART',
  version: 'UART_{chip}1xx_V1_0',
  about: 'Universal asynchronous receiver transmitter',
  ips: ['UART'],
  modes: USART.modes.filter(({ name }) => name !== SYNCHRONOUS),
  parameters: USART.parameters.filter(({ modes }) => !modes?.includes(SYNCHRONOUS)).map(withoutSynchronous),
  signals: USART.signals.filter(({ name }) => name !== 'CK'),
  rules: USART.rules?.filter(({ modes }) => modes === undefined),
  initMethods: Object.fromEntries(Object.entries(USART.initMethods).filter(([name]) => name === 'Uart_Init')),
};

/** Options of the synchronous mode stay known, so that their refusal gives its reason. */
function withoutSynchronous(parameter: Parameter): Parameter {
  const own = (option: ParameterOption): ParameterOption =>
    option.modes?.includes(SYNCHRONOUS) ? { ...option, modes: [], reason: NO_SMARTCARD } : option;
  return parameter.options ? { ...parameter, options: parameter.options.map(own) } : parameter;
}
