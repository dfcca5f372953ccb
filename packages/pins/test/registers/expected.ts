import type { Chip, PinConfiguration } from '@netloom/pins';
import type { Clocks } from '../configurations/clocks.ts';
import { Fields } from './expected/fields.ts';
import { setClocks } from './expected/clocks.ts';
import { setPins } from './expected/gpio.ts';
import { setInterrupts } from './expected/interrupts.ts';
import { setSpi } from './expected/spi.ts';
import { setUsart } from './expected/usart.ts';
import type { State } from './state.ts';

/** What the reference manual says that the registers hold once a configuration is set up. */
export function expectedState(
  reset: State,
  configuration: PinConfiguration,
  chip: Chip,
  clocks: Clocks,
): State {
  const fields = new Fields(reset);
  setClocks(fields, configuration, clocks);
  setPins(fields, configuration, chip);
  for (const [instance, setting] of Object.entries(configuration.peripherals)) {
    if (instance.startsWith('SPI')) setSpi(fields, instance, setting);
    if (/^US?ART/.test(instance)) setUsart(fields, instance, setting, clocks);
  }
  setInterrupts(fields, configuration);
  return fields.state;
}
