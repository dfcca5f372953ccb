import type { Chip, ChipPin, ChipSignal, PinType } from '@netloom/pins';
import { LEADS, SERIAL, SPECIAL, ipOf } from './f407Facts.ts';

const GPIO: ChipSignal = { name: 'GPIO', modes: ['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI'] };

const TYPES: Readonly<Record<string, PinType>> = { NRST: 'Reset', PDR_ON: 'Reset', BOOT0: 'Boot' };

function serialSignalsOf(short: string): ChipSignal[] {
  return Object.entries(SERIAL).flatMap(([instance, { alternate, pins }]) =>
    Object.entries(pins)
      .filter(([, names]) => names.split(' ').includes(short))
      .map(([signal]) => ({
        name: `${instance}_${signal}`,
        routes: [{ alternate, macro: `GPIO_AF${alternate}_${instance}` }],
      })),
  );
}

function specialSignalsOf(name: string): ChipSignal[] {
  return (SPECIAL[name] ?? []).map(([signal, alternate, macro]) =>
    alternate === undefined ? { name: signal } : { name: signal, routes: [{ alternate, macro: macro! }] },
  );
}

function pinAt(name: string, lead: number): ChipPin {
  const port = /^P([A-I])(\d+)(?=-|$)/.exec(name);
  const position = String(lead + 1);
  if (!port) return { name, position, type: TYPES[name] ?? 'Power', signals: [] };
  const signals = [...serialSignalsOf(`P${port[1]}${port[2]}`), ...specialSignalsOf(name), GPIO];
  return { name, position, type: 'I/O', port: port[1]!, number: Number(port[2]), signals };
}

/** An STM32F407ZG in LQFP144, with the signals of its serial peripherals and clocks (DS8626). */
export const F407: Chip = {
  netloom: 'chip',
  version: 1,
  id: 'STM32F407ZGTx',
  model: 'STM32F407ZGTx',
  vendor: 'STMicroelectronics',
  family: 'STM32F4',
  line: 'STM32F407/417',
  core: 'Arm Cortex-M4',
  package: 'LQFP144',
  clockTree: 'STM32F4_F405-F407-F415-F417',
  frequency: 168,
  flash: [1024],
  ram: [128],
  ccmRam: 64,
  voltage: { min: 1.8, max: 3.6 },
  current: { lowest: 1.7, run: 215 },
  temperature: { min: -40, max: 105 },
  ips: [...Object.keys(SERIAL), 'RCC', 'SYS', 'GPIO', 'NVIC'].map((instance) => ({
    instance,
    name: ipOf(instance),
    version: 'test',
  })),
  pins: LEADS.map(pinAt),
};
