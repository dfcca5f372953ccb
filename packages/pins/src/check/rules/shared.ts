import { say } from '../../wording/sentences.ts';
import { instanceOf } from '../chipIndex.ts';
import type { Context, Held } from '../context.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';
import { mayShare } from '../sharing.ts';

/** Peripherals of the same number that are one block of hardware (RM0090, 28.1: SPI or I2S). */
const ONE_BLOCK = ['SPI', 'I2S'] as const;
/** Peripherals that share their memory (RM0008, 23.2). */
const ONE_MEMORY = { family: 'STM32F1', instances: ['CAN', 'USB'] } as const;

/** Shared use of a pin or of a block of hardware, only where it is meant. */
export function checkShared(context: Context, report: Report): void {
  for (const held of context.held) checkPin(held, context, report);
  checkBlocks(context, report);
}

function checkPin({ name, pin, assignment }: Held, context: Context, report: Report): void {
  const { signal, shared = [] } = assignment;
  for (const other of shared) {
    if (mayShare(pin, signal, other, context.chip)) continue;
    const isOffered = pin.signals.some((one) => one.name === other);
    report.error({
      code: 'PINS-SHARED',
      ...say(isOffered ? 'PINS-SHARED/analog' : 'PINS-SHARED/offered', { other, pin: name, signal }),
      at: ['pins', name, 'shared'],
      instance: instanceOf(other, context.index),
      pins: [name],
      fix: removal(say('pins-fix/leave-to', { pin: name, signal }), ['pins', name, 'shared']),
    });
  }
}

function checkBlocks(context: Context, report: Report): void {
  const users = usersOfInstances(context);
  const [one, other] = ONE_BLOCK;
  for (const instance of users.keys()) {
    if (!instance.startsWith(one)) continue;
    checkPair([instance, other + instance.slice(one.length)], 'PINS-ONE-BLOCK/block', users, report);
  }
  const { family, instances } = ONE_MEMORY;
  if (context.chip.family === family) checkPair(instances, 'PINS-ONE-BLOCK/memory', users, report);
}

function checkPair(
  [one, other]: readonly [string, string],
  key: 'PINS-ONE-BLOCK/block' | 'PINS-ONE-BLOCK/memory',
  users: ReadonlyMap<string, readonly string[]>,
  report: Report,
): void {
  if (!users.has(one) || !users.has(other)) return;
  const pins = [...users.get(other)!, ...users.get(one)!];
  report.error({
    code: 'PINS-ONE-BLOCK',
    ...say(key, { one, other }),
    at: pins[0] === undefined ? ['peripherals', one] : ['pins', pins[0]],
    instance: one,
    pins,
  });
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
