import type { PortPin } from '../project/portPins.ts';

const BIAS: Readonly<Record<string, string>> = {
  GPIO_PULLUP: 'bias-pull-up',
  GPIO_PULLDOWN: 'bias-pull-down',
};
const SLEW: Readonly<Record<string, string>> = {
  GPIO_SPEED_FREQ_LOW: 'low-speed',
  GPIO_SPEED_FREQ_MEDIUM: 'medium-speed',
  GPIO_SPEED_FREQ_HIGH: 'high-speed',
  GPIO_SPEED_FREQ_VERY_HIGH: 'very-high-speed',
};
/** An STM32F1 has three speeds (RM0008, 9.2.1, MODEy: 2, 10 and 50 MHz), and words of its own (`st,stm32f1-pinctrl`). */
const SLEW_F1: Readonly<Record<string, string>> = {
  GPIO_SPEED_FREQ_LOW: 'max-speed-2mhz',
  GPIO_SPEED_FREQ_MEDIUM: 'max-speed-10mhz',
  GPIO_SPEED_FREQ_HIGH: 'max-speed-50mhz',
  GPIO_SPEED_FREQ_VERY_HIGH: 'max-speed-50mhz',
};
const STATES = ['bias-disable', 'bias-pull-up', 'bias-pull-down', 'drive-push-pull', 'drive-open-drain'];

/** A pin as Zephyr's files of the chip know it. */
export interface ZephyrPin extends PortPin {
  isF1: boolean;
  /** The files of an STM32F1 have a node for a SPI's master and one for its slave, whose directions differ. */
  variant: 'master' | 'slave' | undefined;
}

/** `usart1_tx_pb6`, `spi2_miso_pc2_c`; of an STM32F1 with remapping and role: `spi1_sck_remap1_master_pb3`. */
export function nodeName({ signal, remap, variant, ...pin }: ZephyrPin): string {
  const which = /_REMAP([1-9])$/.exec(remap ?? '')?.[1];
  const parts = [signal, which === undefined ? '' : `remap${which}`, variant ?? '', padName(pin)];
  return parts
    .filter((part) => part !== '')
    .join('_')
    .toLowerCase();
}

export function sleepName(pin: ZephyrPin): string {
  return `analog_${padName(pin)}`.toLowerCase();
}

function padName({ port, number, isDirect }: Pick<ZephyrPin, 'port' | 'number' | 'isDirect'>): string {
  return `p${port}${number}${isDirect ? '_c' : ''}`;
}

/** Bias, drive and slew rate of a node; what its base says otherwise is taken away. */
export function pinProperties(pin: ZephyrPin): string[] {
  const bias = BIAS[pin.pull ?? ''] ?? 'bias-disable';
  const drive = pin.mode === 'GPIO_MODE_AF_OD' ? 'drive-open-drain' : 'drive-push-pull';
  const slew = (pin.isF1 ? SLEW_F1 : SLEW)[pin.speed ?? ''];
  return [
    ...STATES.filter((other) => other !== bias && other !== drive).map(
      (other) => `/delete-property/ ${other};`,
    ),
    `${bias};`,
    `${drive};`,
    ...(slew === undefined ? [] : [`slew-rate = "${slew}";`]),
  ];
}
