import type { Mode, ParameterOption, PeripheralDefinition } from './definition.ts';

const INIT = 'Spi_Init';
const MASTERS = ['Full_Duplex_Master'];
const HARDWARE_NSS = { NSS: ['Input Hardware', 'Output Hardware'] };

const option = (value: string | number, label: string, macro: string): ParameterOption => ({
  value,
  label,
  macro: { [INIT]: macro },
});

/** Fields without a parameter: the HAL needs them, with the values of the hardware's reset. */
const REST = {
  TIMode: 'SPI_TIMODE_DISABLE',
  CRCCalculation: 'SPI_CRCCALCULATION_DISABLE',
  CRCPolynomial: '10U',
};

function mode(name: string, label: string, lines: 1 | 2, role: 'MASTER' | 'SLAVE', data: string[]): Mode {
  return {
    name,
    label,
    initMethod: INIT,
    lines,
    signals: ['SCK', ...data]
      .map((signal): Mode['signals'][number] => ({ name: signal }))
      .concat({ name: 'NSS', when: HARDWARE_NSS }),
    fixed: {
      Mode: `SPI_MODE_${role}`,
      Direction: lines === 2 ? 'SPI_DIRECTION_2LINES' : 'SPI_DIRECTION_1LINE',
      ...REST,
    },
  };
}

/** Serial peripheral interface (RM0090, section 28). */
export const SPI: PeripheralDefinition = {
  name: 'SPI',
  version: 'SPI_{chip}1xx_V1_0',
  about: 'Serial peripheral interface',
  ips: ['SPI'],
  modes: [
    mode('Full_Duplex_Master', 'Full-Duplex Master', 2, 'MASTER', ['MISO', 'MOSI']),
    mode('Full_Duplex_Slave', 'Full-Duplex Slave', 2, 'SLAVE', ['MISO', 'MOSI']),
    // The label is what a user chooses by: a slave, whose one data line is MISO (RM0090, 28.3.4).
    mode('Simplex_Bidirectional_Master', 'Half-Duplex Slave', 1, 'SLAVE', ['MISO']),
  ],
  parameters: [
    {
      name: 'DataSize',
      label: 'Data size',
      group: 'Basic parameters',
      type: 'list',
      options: [option(8, '8 Bits', 'SPI_DATASIZE_8BIT'), option(16, '16 Bits', 'SPI_DATASIZE_16BIT')],
      default: 8,
      visible: true,
      readOnly: false,
      field: { [INIT]: 'DataSize' },
    },
    {
      name: 'FirstBit',
      label: 'First bit',
      group: 'Basic parameters',
      type: 'list',
      options: [
        option('MSB', 'MSB First', 'SPI_FIRSTBIT_MSB'),
        option('LSB', 'LSB First', 'SPI_FIRSTBIT_LSB'),
      ],
      default: 'MSB',
      visible: true,
      readOnly: false,
      field: { [INIT]: 'FirstBit' },
    },
    {
      name: 'BaudRatePrescaler',
      label: 'Prescaler',
      group: 'Clock parameters',
      type: 'list',
      options: [2, 4, 8, 16, 32, 64, 128, 256].map((divisor) =>
        option(divisor, String(divisor), `SPI_BAUDRATEPRESCALER_${divisor}`),
      ),
      default: 2,
      visible: true,
      readOnly: false,
      modes: MASTERS,
      field: { [INIT]: 'BaudRatePrescaler' },
    },
    {
      name: 'CalculateBaudRate',
      label: 'Baud rate',
      group: 'Clock parameters',
      type: 'string',
      default: '8.0 MBits/s',
      min: 0,
      max: 16_000_000,
      unit: 'Bits/s',
      visible: true,
      readOnly: true,
      derived: 'spiBaudRate',
      modes: MASTERS,
    },
    {
      name: 'CLKPolarity',
      label: 'Clock polarity (CPOL)',
      group: 'Clock parameters',
      type: 'list',
      options: [option('Low', 'Low', 'SPI_POLARITY_LOW'), option('High', 'High', 'SPI_POLARITY_HIGH')],
      default: 'Low',
      visible: true,
      readOnly: false,
      field: { [INIT]: 'CLKPolarity' },
    },
    {
      name: 'CLKPhase',
      label: 'Clock phase (CPHA)',
      group: 'Clock parameters',
      type: 'list',
      options: [option('1 Edge', '1 Edge', 'SPI_PHASE_1EDGE'), option('2 Edge', '2 Edge', 'SPI_PHASE_2EDGE')],
      default: '1 Edge',
      visible: true,
      readOnly: false,
      field: { [INIT]: 'CLKPhase' },
    },
    {
      name: 'NSS',
      label: 'Slave select (NSS)',
      group: 'Mode',
      type: 'list',
      options: [option('Software', 'Software', 'SPI_NSS_SOFT')],
      pinToolOptions: [
        option('Input Hardware', 'Input Hardware', 'SPI_NSS_HARD_INPUT'),
        {
          ...option('Output Hardware', 'Output Hardware', 'SPI_NSS_HARD_OUTPUT'),
          modes: MASTERS,
          reason: 'option/master',
        },
      ],
      default: 'Software',
      visible: true,
      chosenWithMode: true,
      readOnly: false,
      field: { [INIT]: 'NSS' },
    },
  ],
  signals: (
    [
      ['MISO', 'Master in, slave out'],
      ['MOSI', 'Master out, slave in'],
      ['SCK', 'Serial clock'],
      ['NSS', 'Slave select'],
    ] as const
  ).map(([name, about]) => ({
    name,
    gpioModes: ['AlternateFunctionPushPull'],
    direction: 'inout' as const,
    about,
  })),
  initMethods: {
    [INIT]: {
      handleType: 'SPI_HandleTypeDef',
      handlePrefix: 'hspi',
      init: 'HAL_SPI_Init',
      mspStem: 'HAL_SPI',
    },
  },
  file: 'spi',
};
