import { compareNames, definitionOf, indexOf, instanceOf } from '@netloom/pins';
import type { Chip } from '@netloom/pins';

export const GROUPS = ['system', 'connectivity', 'timers', 'analog', 'media', 'other'] as const;
export type Group = (typeof GROUPS)[number];

const MEMBERS: readonly (readonly [Group, RegExp])[] = [
  ['system', /^(?:GPIO|RCC|SYS|DEBUG|PWR|CORTEX|NVIC|IWDG|WWDG|RTC|TAMP|DMA|BDMA|GPDMA)/],
  ['timers', /^(?:L?P?TIM|HRTIM|LPTIM)/],
  ['analog', /^(?:ADC|DAC|COMP|OPAMP|VREFBUF|SDADC|DFSDM|MDF|ADF|TSC)/],
  ['media', /^(?:DCMI|DCMIPP|LTDC|LCD|DSI|SAI|I2S|SPDIF|SPDIFRX|HDMI_CEC|CEC|JPEG|PSSI)/],
  [
    'connectivity',
    /^(?:US?ART|LPUART|SPI|I2C|I3C|CAN|FDCAN|USB|ETH|SDIO|SDMMC|FSMC|FMC|QUADSPI|OCTOSPI|XSPI|SWPMI|UCPD|IRTIM|SUBGHZ|MDIOS|FMPI2C)/,
  ],
];

const known = new WeakMap<Chip, ReadonlyMap<Group, readonly string[]>>();

/** Instances that have parameters or pins, by group; what is only software is left out. */
export function peripheralGroups(chip: Chip): ReadonlyMap<Group, readonly string[]> {
  let groups = known.get(chip);
  if (!groups) {
    groups = grouped(chip);
    known.set(chip, groups);
  }
  return groups;
}

function grouped(chip: Chip): Map<Group, string[]> {
  const index = indexOf(chip);
  const withPins = new Set([...index.offers.keys()].map((signal) => instanceOf(signal, index)));
  const shown = chip.ips
    .map(({ instance }) => instance)
    .filter((instance) => withPins.has(instance) || definitionOf(chip, instance) !== undefined)
    .toSorted(compareNames);
  const groups = GROUPS.map((group) => [group, shown.filter((one) => groupOf(one) === group)] as const);
  return new Map(
    groups.filter(([, members]) => members.length > 0).map(([group, members]) => [group, [...members]]),
  );
}

function groupOf(instance: string): Group {
  return MEMBERS.find(([, pattern]) => pattern.test(instance))?.[0] ?? 'other';
}
