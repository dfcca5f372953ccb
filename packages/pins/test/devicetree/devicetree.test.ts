import { devicetreeOf } from '@netloom/pins';
import type { PeripheralSetting, PinAssignment } from '@netloom/pins';
import { afterAll, describe, expect, it } from 'vitest';
import { F407 } from '../chips/f407.ts';
import { randomConfiguration } from '../configurations/random.ts';
import { removeScratch, scratchFolder } from '../toolbox.ts';
import { baseOf } from './base.ts';
import { compiled } from './compiled.ts';

afterAll(removeScratch);

/** Properties of Zephyr's binding `st,stm32-pinctrl` for the settings of a pin. */
function expectedOf({ settings = {} }: PinAssignment) {
  const [pull, speed] = [settings['GPIO_PullupPulldown'] ?? 'None', settings['GPIO_Speed'] ?? 'Low'];
  const bias = { None: 'bias-disable', PullUp: 'bias-pull-up', PullDown: 'bias-pull-down' }[String(pull)]!;
  const isOpen = settings['GPIO_Mode'] === 'AlternateFunctionOpenDrain';
  const slew = { Low: 'low', Medium: 'medium', High: 'high', VeryHigh: 'very-high' }[String(speed)]!;
  return {
    [bias]: true,
    [isOpen ? 'drive-open-drain' : 'drive-push-pull']: true,
    'slew-rate': `"${slew}-speed"`,
  };
}

const hex = (value: number) => `<0x${value.toString(16).padStart(2, '0')}>`;

/** Properties of Zephyr's binding `uart-controller` for a serial line; a parity bit is none of its data bits. */
function serialOf({ mode, parameters = {} }: PeripheralSetting) {
  if (mode !== 'Asynchronous') return {};
  const { BaudRate = 115200, WordLength = 8, Parity = 'None', StopBits = 1 } = parameters;
  return {
    'current-speed': hex(Number(BaudRate)),
    'data-bits': hex(Parity === 'None' ? Number(WordLength) : Number(WordLength) - 1),
    parity: `"${{ None: 'none', Even: 'even', Odd: 'odd' }[String(Parity)]}"`,
    'stop-bits': `"${StopBits}"`,
  };
}

const node = (signal: string, pin: string) => `${signal}_${pin.replace(/-.*/, '')}`.toLowerCase();

describe('the devicetree overlay of random configurations', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('compiles, and says what configuration %i says', async (seed) => {
    const { configuration } = randomConfiguration(F407, seed);
    const overlay = devicetreeOf(configuration, F407).files[0]!.text;
    const isLeftOut = (instance: string) => configuration.peripherals[instance]?.mode === 'Synchronous';
    const nodes = await compiled(scratchFolder(), baseOf(F407) + overlay);
    for (const [pin, assignment] of Object.entries(configuration.pins)) {
      if (assignment.signal.startsWith('GPIO_') || isLeftOut(assignment.signal.split('_')[0]!)) continue;
      const properties = Object.fromEntries(nodes.get(node(assignment.signal, pin))!);
      delete properties['phandle'];
      expect(properties).toEqual(expectedOf(assignment));
    }
    for (const instance of Object.keys(configuration.peripherals)) {
      const device = nodes.get(instance.toLowerCase());
      const pins = Object.values(configuration.pins).filter(({ signal }) =>
        signal.startsWith(`${instance}_`),
      );
      if (!device) continue;
      if (isLeftOut(instance)) {
        expect(device.get('status')).toBe('"disabled"');
        expect(overlay).toContain(` * - ${instance}: all of it`);
        continue;
      }
      expect(Object.fromEntries(device)).toMatchObject(serialOf(configuration.peripherals[instance]!));
      expect(device.has('hw-flow-control')).toBe(
        configuration.peripherals[instance]!.parameters?.['HwFlowCtl'] === 'RTS/CTS',
      );
      expect(device.get('status')).toBe('"okay"');
      expect(String(device.get('pinctrl-0')).match(/&?[\w{}/,]+|0x\w+/g)).toHaveLength(pins.length);
    }
  });
});
