import type { Edit, Laws } from '../../model/test/documentLaws.ts';
import { SAMPLE_CHIP } from '../src/chip/sampleChip.ts';
import type { PinAssignment, PinConfiguration } from '../src/config/configuration.ts';
import { newConfiguration } from '../src/config/newConfiguration.ts';
import { pinsKind } from '../src/config/pinsKind.ts';

const SIGNALS = ['GPIO_Input', 'GPIO_Output', 'GPIO_Analog', 'USART2_TX'];
const empty = newConfiguration('board', SAMPLE_CHIP);

function pinEdit(name: string, pin: PinAssignment | undefined, index: number): Edit<PinConfiguration> {
  const put = (value: PinAssignment | undefined) => (configuration: PinConfiguration) => {
    const others = Object.entries(configuration.pins).filter(([each]) => each !== name);
    return { ...configuration, pins: Object.fromEntries(value ? [...others, [name, value]] : others) };
  };
  const pointer = `/pins/${name}`;
  if (pin && index % 3 === 0) return { pointer, one: put(undefined) };
  const old = pin ?? { signal: 'GPIO_EXTI' };
  return index % 3 === 1
    ? { pointer, one: put({ ...old, label: 'ONE' }), other: put({ ...old, label: 'OTHER' }) }
    : {
        pointer,
        one: put({ ...old, settings: { ...old.settings, GPIO_Speed: 'High' } }),
        other: put({ ...old, settings: { ...old.settings, GPIO_Speed: 'Low' } }),
      };
}

function peripheral(name: string): Edit<PinConfiguration> {
  const put = (BaudRate: number) => (configuration: PinConfiguration) => ({
    ...configuration,
    peripherals: { ...configuration.peripherals, [name]: { mode: 'Asynchronous', parameters: { BaudRate } } },
  });
  return { pointer: `/peripherals/${name}`, one: put(9600), other: put(19200) };
}

function clock(name: string): Edit<PinConfiguration> {
  const put = (hertz: number) => (configuration: PinConfiguration) => ({
    ...configuration,
    clocks: { ...configuration.clocks, [name]: hertz },
  });
  return { pointer: `/clocks/${name}`, one: put(8e6), other: put(16e6) };
}

function channel(name: string): Edit<PinConfiguration> {
  const put = (LinChannelId: number) => (configuration: PinConfiguration) => ({
    ...configuration,
    lin: {
      ...configuration.lin,
      channels: [...(configuration.lin?.channels ?? []), { name, settings: { LinChannelId } }],
    },
  });
  return { pointer: `/lin/channels/${name}`, one: put(1), other: put(2) };
}

export const pinsLaws: Laws<PinConfiguration> = {
  kind: pinsKind,
  draw: (dice): PinConfiguration => ({
    ...empty,
    pins: Object.fromEntries(
      SAMPLE_CHIP.pins
        .slice(0, 1 + dice.below(8))
        .map(({ name }) => [name, { signal: dice.shuffled(SIGNALS)[0]! }]),
    ),
    peripherals: dice.below(2) === 0 ? {} : { USART2: { mode: 'Disable', parameters: { StopBits: 2 } } },
  }),
  edits: ({ pins }) => [
    ...SAMPLE_CHIP.pins.slice(0, 10).map(({ name }, index) => pinEdit(name, pins[name], index)),
    peripheral('USART1'),
    peripheral('USART3'),
    clock('HSE'),
    clock('PLLM'),
    channel('Door'),
  ],
};
