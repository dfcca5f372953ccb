import type { ItemText } from '@netloom/hdl/emit';
import { resetText, sections, textItem } from '../../interconnect/sections.ts';
import { payloadOf, rangeOf } from './channels.ts';
import type { Channel } from './channels.ts';
import { requestChannels } from './direction.ts';
import type { Direction } from './direction.ts';
import type { Options } from './options.ts';

/** Where transfers of different pairs meet: at each target, or on a bus that leads to all. */
export interface Ways {
  /** How many there are, and what the names of their signals begin with. */
  count: 'NT' | 'NB';
  side: 'm' | 'bus';
  /** What beside a waiting request a manager asks for a way with. */
  asks(address: string): string;
  /** What leads from the ways to the targets. */
  items(direction: Direction): ItemText[];
}

export const WAYS: Record<Options['TOPOLOGY'], Ways> = {
  full: {
    ...{ count: 'NT', side: 'm' },
    asks: (address) => ` && ${address}_target[i*NT+t]`,
    items: () => [],
  },
  'shared-bus': { ...{ count: 'NB', side: 'bus' }, asks: () => '', items: busItems },
};

/** Signals of the bus in one direction, the target that it leads to, and what the targets and managers have of it. */
function busItems(direction: Direction): ItemText[] {
  const { name, response } = direction;
  const channels: Channel[] = [...requestChannels(direction), response];
  const signals = channels.flatMap((channel) => [
    ...payloadOf(channel).map(({ signal, bits }) => ({ name: `bus_${signal}`, packed: rangeOf('NB', bits) })),
    ...['valid', 'ready'].map((end) => ({ name: `bus_${channel}${end}`, packed: rangeOf('NB', '1') })),
  ]);
  const target = (state: string, comment: string) => ({
    ...{ name: `${name}_${state}`, packed: rangeOf('NT', '1') },
    comment,
  });
  return sections([
    [
      { kind: 'comment', text: `The bus of all ${name}s.` },
      {
        kind: 'declarations',
        declarations: [
          ...signals,
          target('target', 'target of the transfer on it, one-hot'),
          target('chosen', 'the same, kept until the transfer ends'),
        ],
      },
    ],
    textItem(targetText(direction)),
    { kind: 'assigns', assigns: assignsOf(direction) },
    textItem(answerText(direction)),
  ]);
}

function targetText({ name, address }: Direction): string {
  return `// A request may follow in its manager's registers while the transfer is under way.
always_comb begin : ${name}_way
  ${name}_target = ${name}_owner != '0 ? ${name}_chosen : '0;
  for (int i = 0; i < NM; i++) begin
    if (${name}_owner == '0 && ${name}_grant[i]) ${name}_target = ${address}_target[i*NT+:NT];
  end
end

always_ff @(posedge clk) begin : ${name}_way_kept
  ${name}_chosen <= ${name}_target;
${resetText([`${name}_chosen`])}
end`;
}

function assignsOf(direction: Direction) {
  const { name, response } = direction;
  const requests = requestChannels(direction).flatMap((channel) => [
    ...payloadOf(channel).map(({ signal }) => ({ target: `m_${signal}`, value: `{NT{bus_${signal}}}` })),
    { target: `m_${channel}valid`, value: `{NT{bus_${channel}valid}} & ${name}_target` },
    { target: `bus_${channel}ready`, value: `|(m_${channel}ready & ${name}_target)` },
  ]);
  return [
    ...requests,
    { target: `m_${response}ready`, value: `{NT{bus_${response}ready}} & ${name}_target` },
    { target: `bus_${response}valid`, value: `|(m_${response}valid & ${name}_target)` },
  ];
}

function answerText({ name, response }: Direction): string {
  const payload = payloadOf(response);
  const taken = payload.map(
    ({ signal, bits }) =>
      `    bus_${signal} = bus_${signal} | (m_${signal}[t*${bits}+:${bits}] & {${bits}{${name}_target[t]}});`,
  );
  return `always_comb begin : ${name}_answer
${payload.map(({ signal }) => `  bus_${signal} = '0;`).join('\n')}
  for (int t = 0; t < NT; t++) begin
${taken.join('\n')}
  end
end`;
}
