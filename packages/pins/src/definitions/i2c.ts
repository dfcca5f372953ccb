import type { PeripheralDefinition } from './definition.ts';

const INIT = 'I2c_Init';
const field = (name: string) => ({ [INIT]: name });

/** Inter-integrated circuit as STM32F1, F2, F4 and L1 have it (RM0090, section 27), as the master of its bus. */
export const I2C: PeripheralDefinition = {
  name: 'I2C',
  version: 'I2C_{chip}1xx_V1_0',
  about: 'Inter-integrated circuit',
  ips: ['I2C'],
  families: ['STM32F1', 'STM32F2', 'STM32F4', 'STM32L1'],
  modes: [
    {
      name: 'Master',
      label: 'Master',
      initMethod: INIT,
      signals: [{ name: 'SCL' }, { name: 'SDA' }],
      fixed: {
        OwnAddress1: '0U',
        AddressingMode: 'I2C_ADDRESSINGMODE_7BIT',
        DualAddressMode: 'I2C_DUALADDRESS_DISABLE',
        OwnAddress2: '0U',
        GeneralCallMode: 'I2C_GENERALCALL_DISABLE',
        NoStretchMode: 'I2C_NOSTRETCH_DISABLE',
      },
    },
  ],
  parameters: [
    {
      name: 'ClockSpeed',
      label: 'Clock speed',
      group: 'Timing parameters',
      type: 'integer',
      default: 100_000,
      min: 1_000,
      max: 400_000,
      unit: 'Hz',
      visible: true,
      readOnly: false,
      check: 'i2cSpeed',
      field: field('ClockSpeed'),
    },
    {
      name: 'DutyCycle',
      label: 'Fast-mode duty cycle',
      group: 'Timing parameters',
      type: 'list',
      options: [
        { value: '2', label: 'Low to high as 2 to 1', macro: field('I2C_DUTYCYCLE_2') },
        { value: '16/9', label: 'Low to high as 16 to 9', macro: field('I2C_DUTYCYCLE_16_9') },
      ],
      default: '2',
      visible: true,
      readOnly: false,
      field: field('DutyCycle'),
    },
  ],
  signals: [
    { name: 'SCL', gpioModes: ['AlternateFunctionOpenDrain'], direction: 'inout', about: 'Serial clock' },
    { name: 'SDA', gpioModes: ['AlternateFunctionOpenDrain'], direction: 'inout', about: 'Serial data' },
  ],
  initMethods: {
    [INIT]: {
      handleType: 'I2C_HandleTypeDef',
      handlePrefix: 'hi2c',
      init: 'HAL_I2C_Init',
      mspStem: 'HAL_I2C',
      interrupts: [
        { vector: '{instance}_EV', handler: 'HAL_I2C_EV_IRQHandler' },
        { vector: '{instance}_ER', handler: 'HAL_I2C_ER_IRQHandler' },
      ],
    },
  },
  file: 'i2c',
};
