import type { ParameterOption, PeripheralDefinition } from './definition.ts';

const UART = 'Uart_Init';
const USART_SYNC = 'Usart_Init';
const ASYNCHRONOUS = ['Asynchronous'];
const SYNCHRONOUS = ['Synchronous'];

/** `UART_<suffix>` and `USART_<suffix>`: the HAL has both drivers. */
const both = (suffix: string) => ({ [UART]: `UART_${suffix}`, [USART_SYNC]: `USART_${suffix}` });
const field = (name: string) => ({ [UART]: name, [USART_SYNC]: name });

const sync = (value: string, suffix: string): ParameterOption => ({
  value,
  label: value,
  macro: { [USART_SYNC]: `USART_${suffix}` },
});

const SMARTCARD = 'option/smartcard';

/** Universal synchronous asynchronous receiver transmitter (RM0090, section 30). */
export const USART: PeripheralDefinition = {
  name: 'USART',
  version: 'USART_{chip}1xx_V1_0',
  about: 'Universal synchronous asynchronous receiver transmitter',
  ips: ['USART'],
  modes: [
    {
      name: 'Asynchronous',
      label: 'Asynchronous',
      initMethod: UART,
      signals: [
        { name: 'TX', when: { Mode: ['Receive and Transmit', 'Transmit Only'] } },
        { name: 'RX', when: { Mode: ['Receive and Transmit', 'Receive Only'] } },
        { name: 'RTS', when: { HwFlowCtl: ['RTS Only', 'RTS/CTS'] } },
        { name: 'CTS', when: { HwFlowCtl: ['CTS Only', 'RTS/CTS'] } },
      ],
      fixed: {},
    },
    {
      name: 'Synchronous',
      label: 'Synchronous',
      initMethod: USART_SYNC,
      signals: [
        { name: 'TX', when: { Mode: ['Receive and Transmit', 'Transmit Only'] } },
        { name: 'RX', when: { Mode: ['Receive and Transmit', 'Receive Only'] } },
        { name: 'CK' },
      ],
      fixed: {},
      // HAL_USART_Init sets OVER8 to reach the highest rates.
      values: { OverSampling: 8 },
    },
  ],
  parameters: [
    {
      name: 'BaudRate',
      label: 'Baud rate',
      group: 'Basic parameters',
      type: 'integer',
      default: 115200,
      min: 110,
      max: 10_500_000,
      unit: 'Bits/s',
      visible: true,
      readOnly: false,
      check: 'usartBaud',
      field: field('BaudRate'),
    },
    {
      name: 'WordLength',
      label: 'Word length',
      group: 'Basic parameters',
      type: 'list',
      options: [
        { value: 8, label: '8 bits (including parity)', macro: both('WORDLENGTH_8B') },
        { value: 9, label: '9 bits (including parity)', macro: both('WORDLENGTH_9B') },
      ],
      default: 8,
      visible: true,
      readOnly: false,
      field: field('WordLength'),
    },
    {
      name: 'Parity',
      label: 'Parity',
      group: 'Basic parameters',
      type: 'list',
      options: [
        { value: 'None', label: 'None', macro: both('PARITY_NONE') },
        { value: 'Even', label: 'Even', macro: both('PARITY_EVEN') },
        { value: 'Odd', label: 'Odd', macro: both('PARITY_ODD') },
      ],
      default: 'None',
      visible: true,
      readOnly: false,
      field: field('Parity'),
    },
    {
      name: 'StopBits',
      label: 'Stop bits',
      group: 'Basic parameters',
      type: 'list',
      options: [
        { value: 1, label: '1', macro: both('STOPBITS_1') },
        { value: 2, label: '2', macro: both('STOPBITS_2') },
        {
          value: 0.5,
          label: '0.5',
          macro: { [USART_SYNC]: 'USART_STOPBITS_0_5' },
          modes: SYNCHRONOUS,
          reason: SMARTCARD,
        },
        {
          value: 1.5,
          label: '1.5',
          macro: { [USART_SYNC]: 'USART_STOPBITS_1_5' },
          modes: SYNCHRONOUS,
          reason: SMARTCARD,
        },
      ],
      default: 1,
      visible: true,
      readOnly: false,
      field: field('StopBits'),
    },
    {
      name: 'HwFlowCtl',
      label: 'Hardware flow control',
      group: 'Mode',
      type: 'list',
      options: [
        { value: 'None', label: 'None', macro: { [UART]: 'UART_HWCONTROL_NONE' } },
        { value: 'RTS Only', label: 'RTS Only', macro: { [UART]: 'UART_HWCONTROL_RTS' } },
        { value: 'CTS Only', label: 'CTS Only', macro: { [UART]: 'UART_HWCONTROL_CTS' } },
        { value: 'RTS/CTS', label: 'RTS/CTS', macro: { [UART]: 'UART_HWCONTROL_RTS_CTS' } },
      ],
      default: 'None',
      visible: false,
      chosenWithMode: true,
      readOnly: false,
      modes: ASYNCHRONOUS,
      field: { [UART]: 'HwFlowCtl' },
    },
    {
      name: 'Mode',
      label: 'Data direction',
      group: 'Advanced parameters',
      type: 'list',
      options: [
        { value: 'Receive and Transmit', label: 'Receive and Transmit', macro: both('MODE_TX_RX') },
        { value: 'Receive Only', label: 'Receive Only', macro: both('MODE_RX') },
        { value: 'Transmit Only', label: 'Transmit Only', macro: both('MODE_TX') },
      ],
      default: 'Receive and Transmit',
      visible: true,
      readOnly: false,
      field: field('Mode'),
    },
    {
      name: 'OverSampling',
      label: 'Oversampling',
      group: 'Advanced parameters',
      type: 'list',
      options: [
        { value: 16, label: '16 samples', macro: { [UART]: 'UART_OVERSAMPLING_16' } },
        { value: 8, label: '8 samples', macro: { [UART]: 'UART_OVERSAMPLING_8' } },
      ],
      default: 16,
      visible: true,
      readOnly: false,
      modes: ASYNCHRONOUS,
      field: { [UART]: 'OverSampling' },
    },
    {
      name: 'CLKPolarity',
      label: 'Clock polarity',
      group: 'Clock parameters',
      type: 'list',
      options: [sync('Low', 'POLARITY_LOW'), sync('High', 'POLARITY_HIGH')],
      default: 'Low',
      visible: true,
      readOnly: false,
      modes: SYNCHRONOUS,
      field: { [USART_SYNC]: 'CLKPolarity' },
    },
    {
      name: 'CLKPhase',
      label: 'Clock phase',
      group: 'Clock parameters',
      type: 'list',
      options: [sync('One Edge', 'PHASE_1EDGE'), sync('Two Edge', 'PHASE_2EDGE')],
      default: 'One Edge',
      visible: true,
      readOnly: false,
      modes: SYNCHRONOUS,
      field: { [USART_SYNC]: 'CLKPhase' },
    },
    {
      name: 'CLKLastBit',
      label: 'Clock pulse of the last bit',
      group: 'Clock parameters',
      type: 'list',
      options: [sync('Disable', 'LASTBIT_DISABLE'), sync('Enable', 'LASTBIT_ENABLE')],
      default: 'Disable',
      visible: true,
      readOnly: false,
      modes: SYNCHRONOUS,
      field: { [USART_SYNC]: 'CLKLastBit' },
    },
  ],
  signals: [
    {
      name: 'TX',
      gpioModes: ['AlternateFunctionOpenDrainAndPushPullDefaultPP'],
      direction: 'out',
      about: 'Transmitted data',
    },
    {
      name: 'RX',
      gpioModes: ['AlternateFunctionOpenDrainAndPushPullDefaultPP'],
      direction: 'in',
      about: 'Received data',
    },
    {
      name: 'RTS',
      gpioModes: ['AlternateFunctionPushPull'],
      direction: 'out',
      about: 'Request to send: low when ready to receive',
    },
    {
      name: 'CTS',
      gpioModes: ['AlternateFunctionPushPull'],
      direction: 'in',
      about: 'Clear to send: low lets the transmitter go on',
    },
    {
      name: 'CK',
      gpioModes: ['AlternateFunctionPushPull'],
      direction: 'out',
      about: 'Clock of the synchronous mode',
    },
  ],
  rules: [
    {
      modes: SYNCHRONOUS,
      when: { Mode: ['Receive Only'] },
      severity: 'error',
      parameter: 'Mode',
      reason: 'rule/receive-only',
    },
    {
      when: { WordLength: [8], Parity: ['Even', 'Odd'] },
      severity: 'info',
      parameter: 'WordLength',
      reason: 'rule/parity-bit',
    },
    {
      modes: SYNCHRONOUS,
      when: { StopBits: [0.5, 1.5] },
      severity: 'info',
      parameter: 'StopBits',
      reason: 'rule/smartcard',
    },
  ],
  initMethods: {
    [UART]: {
      handleType: 'UART_HandleTypeDef',
      handlePrefix: 'huart',
      init: 'HAL_UART_Init',
      mspStem: 'HAL_UART',
    },
    [USART_SYNC]: {
      handleType: 'USART_HandleTypeDef',
      handlePrefix: 'husart',
      init: 'HAL_USART_Init',
      mspStem: 'HAL_USART',
    },
  },
  file: 'usart',
};
