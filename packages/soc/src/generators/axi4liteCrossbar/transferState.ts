import type { DeclarationText } from '@netloom/hdl/emit';
import type { Arbitration } from './arbitration.ts';
import { payloadOf, rangeOf } from './channels.ts';
import type { Channel } from './channels.ts';
import { requestChannels } from './direction.ts';
import type { Direction } from './direction.ts';
import type { Ways } from './ways.ts';

/** What is kept for each manager: its request until a target has taken it, and the response until it takes that. */
export function managerState(direction: Direction): DeclarationText[] {
  const { name, address, data, response } = direction;
  const held = (channel: Channel, comment: string): DeclarationText[] => [
    { name: `${channel}_held`, packed: rangeOf('NM', '1'), comment },
    ...payloadOf(channel).map(({ register, bits }) => ({
      name: register,
      packed: rangeOf('NM', bits),
    })),
  ];
  return [
    ...held(address, 'address taken from the manager and not yet by the target'),
    { name: `${address}_target`, packed: rangeOf('NM', 'NT'), comment: 'one-hot' },
    ...(data ? held(data, 'data taken from the manager and not yet by the target') : []),
    {
      name: `${name}_outstanding`,
      packed: rangeOf('NM', '1'),
      comment: 'granted a target and not yet answered',
    },
    ...held(response, 'response not yet taken by the manager'),
  ];
}

/** What is known of each target: who waits for it, whom it serves, and what it has taken of the request. */
export function targetState(
  direction: Direction,
  { count }: Ways,
  arbitration: Arbitration,
): DeclarationText[] {
  const { name } = direction;
  const byManager = (state: string, comment: string) => ({
    name: `${name}_${state}`,
    packed: rangeOf(count, 'NM'),
    comment,
  });
  return [
    byManager('request', 'managers that wait for the target'),
    byManager('owner', 'manager that it serves, one-hot; zero when idle'),
    ...arbitration.state(name, count),
    byManager('grant', 'its owner, or the winner of this cycle'),
    ...requestChannels(direction).map((channel) => ({
      name: `${channel}_sent`,
      packed: rangeOf(count, '1'),
      comment: `${channel.toUpperCase()} handshake of its owner is done`,
    })),
    {
      name: `${name}_done`,
      packed: rangeOf(count, '1'),
      comment: `${direction.response.toUpperCase()} handshake in this cycle`,
    },
  ];
}
