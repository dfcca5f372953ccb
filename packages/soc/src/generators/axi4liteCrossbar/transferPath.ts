import type { ItemText } from '@netloom/hdl/emit';
import type { RequestText } from '../../interconnect/decoder.ts';
import { sections, textItem } from '../../interconnect/sections.ts';
import type { Arbitration } from './arbitration.ts';
import { payloadOf } from './channels.ts';
import { requestChannels } from './direction.ts';
import type { Direction } from './direction.ts';
import { managers } from './managerSide.ts';
import { arbiters, routing, targets } from './targetSide.ts';
import { managerState, targetState } from './transferState.ts';
import type { Ways } from './ways.ts';

/**
 * Everything between the managers and the targets for one direction. A manager's request is taken into registers; a
 * target serves one manager at a time, from its request to the end of its response, which waits in registers too.
 */
export function transferPath(
  direction: Direction,
  request: RequestText,
  ways: Ways,
  arbitration: Arbitration,
): ItemText[] {
  const { name } = direction;
  const together = direction.data ? ' Address and data come in any order.' : '';
  return sections([
    [
      { kind: 'comment', text: `The ${name} of each manager, and its response.${together}` },
      { kind: 'declarations', declarations: managerState(direction) },
    ],
    [
      { kind: 'comment', text: `The ${name} of each target.` },
      { kind: 'declarations', declarations: targetState(direction, ways, arbitration) },
    ],
    ...ways.items(direction),
    { kind: 'assigns', assigns: handshakes(direction, ways) },
    textItem(arbiters(direction, ways, arbitration)),
    textItem(routing(direction, ways)),
    textItem(managers(direction, request, ways)),
    textItem(targets(direction, ways, arbitration)),
  ]);
}

function handshakes(direction: Direction, { side }: Ways) {
  const { name, response } = direction;
  return [
    ...requestChannels(direction).map((channel) => ({
      target: `s_${channel}ready`,
      value: `~${channel}_held`,
    })),
    { target: `s_${response}valid`, value: `${response}_held` },
    ...payloadOf(response).map(({ signal, register }) => ({ target: `s_${signal}`, value: register })),
    { target: `${name}_done`, value: `${side}_${response}valid & ${side}_${response}ready` },
  ];
}
