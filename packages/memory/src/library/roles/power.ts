import type { ControlPin, PowerMode } from '../macro.ts';
import type { ViewPin } from '../views/view.ts';

/** Names that libraries have for pins that save power, without what says that they are low active. */
const NAMES: Readonly<Record<PowerMode, RegExp>> = {
  sleep: /^(sleep|slp|ls|lightsleep|stby|standby)$/,
  shutdown: /^(sd|shutdown|pd|pwrdown|powerdown|poweroff)$/,
  retention: /^(ret|retention|retain|ds|deepsleep|drowsy)$/,
};

const MODES = Object.keys(NAMES) as PowerMode[];

/** The mode that an input of one bit stands for, and the level at which it is on; undefined for any other. */
function powerRole({ name, bits, direction }: ViewPin): { mode: PowerMode; pin: ControlPin } | undefined {
  if (bits !== 1 || direction !== 'in') return undefined;
  const plain = name.toLowerCase().replaceAll('_', '');
  const high = MODES.find((mode) => NAMES[mode].test(plain));
  if (high !== undefined) return { mode: high, pin: { pin: name, active: 'high' } };
  const low = MODES.find((mode) => NAMES[mode].test(plain.replace(/[nb]$/, '')));
  return low && { mode: low, pin: { pin: name, active: 'low' } };
}

/** The first pin for each mode. */
export function powerOf(pins: readonly ViewPin[]): Partial<Record<PowerMode, ControlPin>> {
  const power: Partial<Record<PowerMode, ControlPin>> = {};
  for (const each of pins) {
    const role = powerRole(each);
    if (role !== undefined) power[role.mode] ??= role.pin;
  }
  return power;
}
