import { resetText } from '../../interconnect/sections.ts';
import { OWN } from './arbitration.ts';
import type { Arbitration } from './arbitration.ts';
import { part, payloadOf } from './channels.ts';
import { requestChannels } from './direction.ts';
import type { Direction } from './direction.ts';
import type { Ways } from './ways.ts';

/** Who waits for each target, and who has it. */
export function arbiters(
  { name, address }: Direction,
  { count, asks }: Ways,
  { winner }: Arbitration,
): string {
  return `// The managers that wait for each target; one with an outstanding transfer waits for its response first.
always_comb begin : ${name}_requests
  for (int t = 0; t < ${count}; t++) begin
    for (int i = 0; i < NM; i++) begin
      ${name}_request[t*NM+i] = ${address}_held[i] && !${name}_outstanding[i]${asks(address)};
    end
  end
end

// A target stays with its owner up to the response; an idle one goes to the next requester.
always_comb begin : ${name}_arbiters
  for (int t = 0; t < ${count}; t++) begin
    if (${name}_owner${OWN} != '0) begin
      ${name}_grant${OWN} = ${name}_owner${OWN};
    end else begin
      ${name}_grant${OWN} = ${winner(name)};
    end
  end
end`;
}

/** What each target is told by the manager that has it. */
export function routing(direction: Direction, { count, side }: Ways): string {
  const { name, address, data, response } = direction;
  const sent = requestChannels(direction).map((channel) => `${channel}_sent[t]`);
  const routed = [
    ...requestChannels(direction).flatMap((channel) => [
      ...payloadOf(channel).map(({ signal, register, bits }) => ({
        signal: `${side}_${signal}`,
        at: part('t', bits),
        value: register + part('i', bits),
      })),
      {
        signal: `${side}_${channel}valid`,
        at: '[t]',
        value: channel === data ? `${channel}_held[i] && !${channel}_sent[t]` : `!${address}_sent[t]`,
      },
    ]),
    { signal: `${side}_${response}ready`, at: '[t]', value: `${sent.join(' && ')} && !${response}_held[i]` },
  ];
  return `// Each target is driven by the manager that it is granted to, and is idle without one.
always_comb begin : ${name}_routing
${routed.map(({ signal }) => `  ${signal} = '0;`).join('\n')}
  for (int t = 0; t < ${count}; t++) begin
    for (int i = 0; i < NM; i++) begin
      if (${name}_grant[t*NM+i]) begin
${routed.map(({ signal, at, value }) => `        ${signal}${at} = ${value};`).join('\n')}
      end
    end
  end
end`;
}

/** The process that keeps what is known of each target. */
export function targets(direction: Direction, { count, side }: Ways, { ends, cleared }: Arbitration): string {
  const { name } = direction;
  const channels = requestChannels(direction);
  const sent = channels.map((channel) => `${channel}_sent`);
  const passed = channels.map(
    (channel) =>
      `      if (${side}_${channel}valid[t] && ${side}_${channel}ready[t]) ${channel}_sent[t] <= 1'b1;`,
  );
  return `// Each target keeps its owner from the grant to the end of the response.
always_ff @(posedge clk) begin : ${name}_targets
  for (int t = 0; t < ${count}; t++) begin
    if (${name}_done[t]) begin
      ${name}_owner${OWN} <= '0;
${ends(name)
  .map((each) => `      ${each}\n`)
  .join('')}${sent.map((each) => `      ${each}[t] <= 1'b0;`).join('\n')}
    end else begin
      ${name}_owner${OWN} <= ${name}_grant${OWN};
${passed.join('\n')}
    end
  end
${resetText([`${name}_owner`, ...cleared(name), ...sent])}
end`;
}
