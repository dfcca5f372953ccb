import { instanceOf } from '../chipIndex.ts';
import type { Context, Held } from '../context.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';
import { mayShare } from '../sharing.ts';

/** Peripherals of the same number that are one block of hardware (RM0090, 28.1: SPI or I2S). */
const ONE_BLOCK = [['SPI', 'I2S']] as const;

/** Shared use of a pin or of a block of hardware, only where it is meant. */
export function checkShared(context: Context, report: Report): void {
  for (const held of context.held) checkPin(held, context, report);
  checkBlocks(context, report);
}

function checkPin({ name, pin, assignment }: Held, context: Context, report: Report): void {
  const { signal, shared = [] } = assignment;
  for (const other of shared) {
    if (mayShare(pin, signal, other, context.chip)) continue;
    const reason = pin.signals.some((one) => one.name === other)
      ? `a pin carries several signals only where all are analog inputs of different converters`
      : `${name} does not offer ${other}`;
    report.error({
      code: 'PINS-SHARED',
      message: `${other} cannot share ${name} with ${signal}: ${reason}; give it a pin of its own`,
      at: ['pins', name, 'shared'],
      instance: instanceOf(other, context.index),
      pins: [name],
      fix: removal(`Leave ${name} to ${signal}`, ['pins', name, 'shared']),
    });
  }
}

function checkBlocks(context: Context, report: Report): void {
  const users = usersOfInstances(context);
  for (const instance of context.index.instances.keys()) {
    for (const [one, other] of ONE_BLOCK) {
      const number = instance.startsWith(one) ? instance.slice(one.length) : undefined;
      const twin = `${other}${number}`;
      if (number === undefined || !users.has(instance) || !users.has(twin)) continue;
      const pins = [...users.get(twin)!, ...users.get(instance)!];
      report.error({
        code: 'PINS-ONE-BLOCK',
        message: `${instance} and ${twin} are the same block of hardware and cannot be used together: free the pins of one of them`,
        at: pins[0] === undefined ? ['peripherals', instance] : ['pins', pins[0]],
        instance,
        pins,
      });
    }
  }
}

/** Pins of every instance that is enabled or holds a pin. */
function usersOfInstances({ peripherals, pinsOf, index }: Context): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const { instance, mode } of peripherals.values()) if (mode) users.set(instance, []);
  for (const [signal, pins] of pinsOf) {
    const instance = instanceOf(signal, index);
    if (instance !== undefined) users.set(instance, [...(users.get(instance) ?? []), ...pins]);
  }
  return users;
}
