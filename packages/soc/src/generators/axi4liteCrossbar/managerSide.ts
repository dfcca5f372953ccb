import type { RequestText } from '../../interconnect/decoder.ts';
import { resetText } from '../../interconnect/sections.ts';
import { part, payloadOf } from './channels.ts';
import type { Channel } from './channels.ts';
import { requestChannels } from './direction.ts';
import type { Direction } from './direction.ts';
import type { Ways } from './ways.ts';

/** The process that keeps what each manager has handed over, and its response. */
export function managers(direction: Direction, request: RequestText, { count, side }: Ways): string {
  const { name, address, response } = direction;
  const channels = requestChannels(direction);
  const taken = channels.map((channel) => takenText(channel, channel === address && request));
  const passed = channels.map(
    (channel) =>
      `        if (${side}_${channel}valid[t] && ${side}_${channel}ready[t]) ${channel}_held[i] <= 1'b0;`,
  );
  const answer = payloadOf(response).map(
    ({ signal, register, bits }) =>
      `          ${register}${part('i', bits)} <= ${side}_${signal}${part('t', bits)};`,
  );
  return `// Each manager's ${name} is held until its target has taken it, and the response until the manager has.
always_ff @(posedge clk) begin : ${name}_managers
  for (int i = 0; i < NM; i++) begin
${taken.join('\n')}
    if (s_${response}ready[i]) ${response}_held[i] <= 1'b0;
    for (int t = 0; t < ${count}; t++) begin
      if (${name}_grant[t*NM+i]) begin
        ${name}_outstanding[i] <= 1'b1;
${passed.join('\n')}
        if (${name}_done[t]) begin
          ${name}_outstanding[i] <= 1'b0;
          ${response}_held[i] <= 1'b1;
${answer.join('\n')}
        end
      end
    end
  end
${resetText([...channels.map((channel) => `${channel}_held`), `${name}_outstanding`, `${response}_held`])}
end`;
}

/** A channel's payload, when the manager hands it over; of a request, its address and target as they are decoded. */
function takenText(channel: Channel, request: RequestText | false): string {
  const payload = payloadOf(channel).map(
    ({ signal, register, bits }) =>
      `${register}${part('i', bits)} <= ${request ? request.address : `s_${signal}${part('i', bits)}`};`,
  );
  const rows = [
    `${channel}_held[i] <= 1'b1;`,
    ...payload,
    ...(request ? [`${channel}_target[i*NT+:NT] <= ${request.target};`] : []),
  ];
  return `    if (s_${channel}valid[i] && s_${channel}ready[i]) begin
${rows.map((row) => `      ${row}`).join('\n')}
    end`;
}
