import { fixOf, pointerOf } from '@netloom/model';
import type { Fix } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { Context } from './context.ts';
import { obstaclesTo } from './exclusive.ts';

/** Takes a signal to a free pin without a role, from the pin that it is on, if any; undefined when there is none. */
export function moveTo(signal: string, from: string | undefined, context: Context): Fix | undefined {
  const pin = freePin(signal, context);
  if (pin === undefined) return undefined;
  const title =
    from === undefined ? say('pins-fix/put', { signal, pin }) : say('pins-fix/move', { signal, from, pin });
  const leave = from === undefined ? [] : [{ pointer: pointerOf('pins', from) }];
  return fixOf(title, [...leave, { pointer: pointerOf('pins', pin), value: { signal } }]);
}

function freePin(signal: string, { index, chip, configuration }: Context): string | undefined {
  const free = (index.offers.get(signal) ?? []).filter(
    ({ pin }) =>
      configuration.pins[pin.name] === undefined &&
      obstaclesTo(configuration, chip, pin, [signal]).length === 0 &&
      !index.roles.has(pin.name),
  );
  return free[0]?.pin.name;
}
