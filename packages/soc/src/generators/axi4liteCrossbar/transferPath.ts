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

/**
 * Everything between the managers and the targets for one direction. A manager's request is taken into registers; a
 * target serves one manager at a time, from its request to the end of its response, which waits in registers too.
 */
export function transferPath(
  direction: Direction,
  request: RequestText,
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
      { kind: 'declarations', declarations: targetState(direction, arbitration) },
    ],
    { kind: 'assigns', assigns: handshakes(direction) },
    textItem(arbiters(direction, arbitration)),
    textItem(routing(direction)),
    textItem(managers(direction, request)),
    textItem(targets(direction, arbitration)),
  ]);
}

function handshakes(direction: Direction) {
  const { name, response } = direction;
  return [
    ...requestChannels(direction).map((channel) => ({
      target: `s_${channel}ready`,
      value: `~${channel}_held`,
    })),
    { target: `s_${response}valid`, value: `${response}_held` },
    ...payloadOf(response).map(({ signal, register }) => ({ target: `s_${signal}`, value: register })),
    { target: `${name}_done`, value: `m_${response}valid & m_${response}ready` },
  ];
}
