import type { Mode, ParameterOption, PeripheralDefinition } from './definition.ts';

const macro = (name: string) => ({ Gpio_Init: name });

const mode = (name: string, label: string): Mode => ({ name, label, initMethod: '', signals: [], fixed: {} });

const PUSH_PULL = 'AlternateFunctionPushPull';
const EITHER = 'AlternateFunctionOpenDrainAndPushPullDefaultPP';
const OPEN_DRAIN = 'AlternateFunctionOpenDrain';
const ALTERNATE = [PUSH_PULL, EITHER, OPEN_DRAIN, 'EVENTOUT'];

const MODE_OPTIONS: ParameterOption[] = [
  { value: 'Input', label: 'Input', macro: macro('GPIO_MODE_INPUT'), modes: ['Input'] },
  {
    value: 'OutputPushPull',
    label: 'Output Push Pull',
    macro: macro('GPIO_MODE_OUTPUT_PP'),
    modes: ['Output'],
  },
  {
    value: 'OutputOpenDrain',
    label: 'Output Open Drain',
    macro: macro('GPIO_MODE_OUTPUT_OD'),
    modes: ['Output'],
  },
  { value: 'Analog', label: 'Analog', macro: macro('GPIO_MODE_ANALOG'), modes: ['Analog'] },
  {
    value: PUSH_PULL,
    label: 'Alternate Function Push Pull',
    macro: macro('GPIO_MODE_AF_PP'),
    modes: [PUSH_PULL, EITHER, 'EVENTOUT'],
    reason: 'option/wired-and',
  },
  {
    value: OPEN_DRAIN,
    label: 'Alternate Function Open Drain',
    macro: macro('GPIO_MODE_AF_OD'),
    modes: [EITHER, OPEN_DRAIN],
    reason: 'option/push-pull',
  },
  ...(['Rising', 'Falling', 'RisingFalling'] as const).flatMap((edge) => {
    const [label, suffix] = {
      Rising: ['Rising Edge', 'RISING'],
      Falling: ['Falling Edge', 'FALLING'],
      RisingFalling: ['Rising and Falling Edge', 'RISING_FALLING'],
    }[edge];
    return [
      {
        value: `Interrupt${edge}`,
        label: `External Interrupt, ${label}`,
        macro: macro(`GPIO_MODE_IT_${suffix}`),
        modes: ['EXTI'],
      },
      {
        value: `Event${edge}`,
        label: `External Event, ${label}`,
        macro: macro(`GPIO_MODE_EVT_${suffix}`),
        modes: ['EXTI'],
      },
    ];
  }),
];

const modeVariant = (name: string, modes: string[], value: string) => ({
  name,
  label: 'Default mode',
  group: 'Pin',
  type: 'list' as const,
  default: value,
  visible: false,
  readOnly: true,
  modes,
});

/** General-purpose inputs and outputs, and the pin side of every alternate function. */
export const GPIO: PeripheralDefinition = {
  name: 'GPIO',
  version: 'GPIO_{chip}1xx_V1_0',
  about: 'General-purpose inputs and outputs',
  ips: ['GPIO'],
  modes: [
    mode('Input', 'Input'),
    mode('Output', 'Output'),
    mode(PUSH_PULL, 'Alternate function, push-pull'),
    mode(EITHER, 'Alternate function, open-drain or push-pull'),
    mode(OPEN_DRAIN, 'Alternate function, open-drain'),
    mode('Analog', 'Analog'),
    mode('EVENTOUT', 'Event output of the core'),
    mode('EXTI', 'External interrupt or event'),
  ],
  parameters: [
    {
      name: 'PinState',
      label: 'Output level',
      group: 'Pin',
      type: 'list',
      options: [
        { value: 'Low', label: 'Low', macro: macro('GPIO_PIN_RESET') },
        { value: 'High', label: 'High', macro: macro('GPIO_PIN_SET') },
      ],
      default: 'Low',
      visible: true,
      readOnly: false,
      modes: ['Output'],
    },
    {
      name: 'GPIO_Mode',
      label: 'Mode',
      group: 'Pin',
      type: 'list',
      options: MODE_OPTIONS,
      default: 'Input',
      defaults: {
        Output: 'OutputPushPull',
        [PUSH_PULL]: PUSH_PULL,
        [EITHER]: PUSH_PULL,
        [OPEN_DRAIN]: OPEN_DRAIN,
        Analog: 'Analog',
        EVENTOUT: PUSH_PULL,
        EXTI: 'InterruptRising',
      },
      visible: true,
      readOnly: false,
      field: macro('Mode'),
    },
    {
      name: 'GPIO_PullupPulldown',
      label: 'Pull-up or pull-down',
      group: 'Pin',
      type: 'list',
      options: [
        { value: 'None', label: 'No pull-up and no pull-down', macro: macro('GPIO_NOPULL') },
        { value: 'PullUp', label: 'Pull-up', macro: macro('GPIO_PULLUP') },
        { value: 'PullDown', label: 'Pull-down', macro: macro('GPIO_PULLDOWN') },
      ],
      default: 'None',
      visible: true,
      readOnly: false,
      modes: ['Input', 'Output', ...ALTERNATE, 'EXTI'],
      field: macro('Pull'),
    },
    {
      name: 'GPIO_Speed',
      label: 'Maximum output speed',
      group: 'Pin',
      type: 'list',
      options: [
        { value: 'Low', label: 'Low', macro: macro('GPIO_SPEED_FREQ_LOW') },
        { value: 'Medium', label: 'Medium', macro: macro('GPIO_SPEED_FREQ_MEDIUM') },
        { value: 'High', label: 'High', macro: macro('GPIO_SPEED_FREQ_HIGH') },
        { value: 'VeryHigh', label: 'Very High', macro: macro('GPIO_SPEED_FREQ_VERY_HIGH') },
      ],
      default: 'Low',
      visible: true,
      readOnly: false,
      modes: ['Output', ...ALTERNATE],
      field: macro('Speed'),
    },
    {
      name: 'GPIO_AF',
      label: 'Alternate function',
      group: 'Pin',
      type: 'integer',
      default: 0,
      min: 0,
      max: 15,
      visible: false,
      readOnly: true,
      derived: 'alternate',
      modes: ALTERNATE,
      field: macro('Alternate'),
    },
    {
      name: 'GPIO_PuPd',
      label: 'Pull resistor of analog pins',
      group: 'Pin',
      type: 'list',
      options: [{ value: 'None', label: 'No pull-up and no pull-down', macro: macro('GPIO_NOPULL') }],
      default: 'None',
      visible: false,
      readOnly: true,
      modes: ['Analog'],
      field: macro('Pull'),
    },
    modeVariant('GPIO_ModeDefaultPP', [EITHER], PUSH_PULL),
    modeVariant('GPIO_ModeDefaultOutputPP', ['Output'], 'OutputPushPull'),
    modeVariant('GPIO_ModeDefaultEXTI', ['EXTI'], 'InterruptRising'),
  ],
  signals: [],
  initMethods: {},
  file: 'gpio',
};
