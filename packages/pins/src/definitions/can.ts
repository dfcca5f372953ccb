import type { Parameter, PeripheralDefinition } from './definition.ts';

const INIT = 'Can_Init';

const quanta = (
  name: string,
  label: string,
  field: string,
  macro: string,
  most: number,
  standard: number,
): Parameter => ({
  name,
  label,
  group: 'Timing parameters',
  type: 'list',
  options: Array.from({ length: most }, (_, index) => ({
    value: index + 1,
    label: `${index + 1} tq`,
    macro: { [INIT]: `CAN_${macro}_${index + 1}TQ` },
  })),
  default: standard,
  visible: true,
  readOnly: false,
  field: { [INIT]: field },
});

const onOff = (name: string, label: string): Parameter => ({
  name,
  label,
  group: 'Advanced parameters',
  type: 'list',
  options: [
    { value: 'Disable', label: 'Disable', macro: { [INIT]: 'DISABLE' } },
    { value: 'Enable', label: 'Enable', macro: { [INIT]: 'ENABLE' } },
  ],
  default: 'Disable',
  visible: true,
  readOnly: false,
  field: { [INIT]: name },
});

/** Controller area network, bxCAN (RM0090, section 32). */
export const CAN: PeripheralDefinition = {
  name: 'CAN',
  version: 'CAN_{chip}1xx_V1_0',
  about: 'Controller area network',
  ips: ['CAN'],
  families: ['STM32F1', 'STM32F2', 'STM32F4'],
  modes: [
    {
      name: 'Activated',
      label: 'Activated',
      initMethod: INIT,
      signals: [{ name: 'RX' }, { name: 'TX' }],
      fixed: {},
    },
  ],
  parameters: [
    {
      name: 'Prescaler',
      label: 'Prescaler',
      group: 'Timing parameters',
      type: 'integer',
      default: 16,
      min: 1,
      max: 1024,
      visible: true,
      readOnly: false,
      field: { [INIT]: 'Prescaler' },
    },
    quanta('TimeSeg1', 'Bit segment 1', 'TimeSeg1', 'BS1', 16, 6),
    quanta('TimeSeg2', 'Bit segment 2', 'TimeSeg2', 'BS2', 8, 1),
    quanta('SyncJumpWidth', 'Synchronisation jump', 'SyncJumpWidth', 'SJW', 4, 1),
    {
      name: 'CalculateBitRate',
      label: 'Bit rate',
      group: 'Timing parameters',
      type: 'string',
      default: '125.0 KBits/s',
      min: 0,
      max: 1_000_000,
      unit: 'Bits/s',
      visible: true,
      readOnly: true,
      derived: 'canBitRate',
    },
    {
      name: 'CanMode',
      label: 'Test mode',
      group: 'Advanced parameters',
      type: 'list',
      options: [
        { value: 'Normal', label: 'Normal', macro: { [INIT]: 'CAN_MODE_NORMAL' } },
        { value: 'Loopback', label: 'Loopback', macro: { [INIT]: 'CAN_MODE_LOOPBACK' } },
        { value: 'Silent', label: 'Silent', macro: { [INIT]: 'CAN_MODE_SILENT' } },
        {
          value: 'Silent Loopback',
          label: 'Silent with loopback',
          macro: { [INIT]: 'CAN_MODE_SILENT_LOOPBACK' },
        },
      ],
      default: 'Normal',
      visible: true,
      readOnly: false,
      field: { [INIT]: 'Mode' },
    },
    onOff('TimeTriggeredMode', 'Time-triggered'),
    onOff('AutoBusOff', 'Automatic bus-off recovery'),
    onOff('AutoWakeUp', 'Automatic wake-up'),
    onOff('AutoRetransmission', 'Automatic retransmission'),
    onOff('ReceiveFifoLocked', 'Receive FIFO locked'),
    onOff('TransmitFifoPriority', 'Transmit in order of request'),
  ],
  signals: [
    { name: 'RX', gpioModes: ['AlternateFunctionPushPull'], direction: 'in', about: 'Received bits' },
    { name: 'TX', gpioModes: ['AlternateFunctionPushPull'], direction: 'out', about: 'Transmitted bits' },
  ],
  initMethods: {
    [INIT]: {
      handleType: 'CAN_HandleTypeDef',
      handlePrefix: 'hcan',
      init: 'HAL_CAN_Init',
      mspStem: 'HAL_CAN',
      interrupts: [
        { vector: '{instance}_TX', handler: 'HAL_CAN_IRQHandler' },
        { vector: '{instance}_RX0', handler: 'HAL_CAN_IRQHandler' },
        { vector: '{instance}_RX1', handler: 'HAL_CAN_IRQHandler' },
        { vector: '{instance}_SCE', handler: 'HAL_CAN_IRQHandler' },
      ],
    },
  },
  file: 'can',
};
