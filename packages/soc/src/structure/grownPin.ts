import { protocolOf } from '../bus/protocol.ts';
import type { Shape } from '../design/shape.ts';

/** The interface of a generated block that a pin such as `m_ram0_axil_awaddr` belongs to, and which way it goes. */
export function grownPin(shape: Shape, pin: string): { interface: string; isInput: boolean } | undefined {
  for (const { name, bus, role } of shape.interfaces.values()) {
    const { suffix, signals } = protocolOf(bus);
    const signal = new RegExp(`^${name}_(?:\\w+_)?${suffix}_([a-z]+)$`).exec(pin)?.[1]?.toUpperCase();
    const known = signal === undefined ? undefined : signals.get(signal);
    if (known) return { interface: name, isInput: known.driver !== role };
  }
  return undefined;
}
