import { sv } from '../../sv.ts';
import type { TopPort } from '../../top/port.ts';
import type { SharedOptions } from './options.ts';

/** The kinds of groups, in the order of dmcs2.grouptype. */
const KINDS = ['halt', 'resume'] as const;
type Kind = (typeof KINDS)[number];

/** Lines of external triggers: a trigger of a halt group is another than that of a resume group of its number. */
export const triggerPorts = (triggers: number): TopPort[] =>
  KINDS.flatMap((kind): TopPort[] => [
    {
      name: `${kind}_trigger_in`,
      direction: 'in',
      width: triggers,
      description: `A rising edge ${kind}s the harts of the trigger's ${kind} group; of clk`,
      tieOff: `${triggers}'d0`,
    },
    {
      name: `${kind}_trigger_out`,
      direction: 'out',
      width: triggers,
      description: `For a clock: the harts of the trigger's ${kind} group ${kind}`,
    },
  ]);

const indexWidth = (triggers: number) => Math.max(1, Math.ceil(Math.log2(triggers)));

/** A trigger that is not there becomes the first. */
const written = (triggers: number) =>
  `dmi_wdata[10:7] < 4'd${triggers} ? dmi_wdata[${6 + indexWidth(triggers)}:7] : ${indexWidth(triggers)}'d0`;

const nets = (kind: Kind, width: number) => sv`
  logic [${width}*TRIGGERS-1:0] ${kind}_trigger_groups; // a number of each trigger
  logic [TRIGGERS-1:0] ${kind}_trigger_seen;
  logic [TRIGGERS-1:0] ${kind}_fires;
  logic [TRIGGERS-1:0] ${kind}_told; // triggers whose group does so, by a hart or another trigger
  logic [HARTS-1:0] outside_${kind}s; // harts that a trigger asks to
`;

/** Triggers beside harts in groups whose numbers have some bits. */
export function triggerNets({ triggers }: SharedOptions, width: number): string {
  const index = indexWidth(triggers);
  return sv`
    // ---- External triggers: a group of each kind has harts and triggers
    localparam int TRIGGERS = ${triggers};
    logic triggers_chosen; // hgselect
    logic [${index - 1}:0] chosen_trigger; // dmexttrigger
    logic [${index - 1}:0] written_trigger;
    ${KINDS.map((kind) => nets(kind, width)).join('\n')}

    assign written_trigger = ${written(triggers)};
    ${KINDS.map((kind) => `assign ${kind}_fires = ${kind}_trigger_in & ~${kind}_trigger_seen;`).join('\n')}
  `;
}

const inGroup = (kind: Kind, width: number) => {
  const hart = `${kind}_groups[${width}*i+:${width}]`;
  return `${hart} != '0 && ${hart} == ${kind}_trigger_groups[${width}*t+:${width}]`;
};

/** Of a hart that has halted or resumed already no trigger is told again. */
const following = (kind: Kind, width: number) => sv`
  outside_${kind}s = '0;
  ${kind}_told = '0;
  for (int i = 0; i < HARTS; i++) begin
    for (int t = 0; t < TRIGGERS; t++)
      if (${kind}_fires[t] && ${inGroup(kind, width)}) outside_${kind}s[i] = 1'b1;
    for (int t = 0; t < TRIGGERS; t++)
      if ((${kind}s_first[i] || (outside_${kind}s[i] && may_${kind}[i] && !group_${kind}s[i])) && ${inGroup(kind, width)})
        ${kind}_told[t] = 1'b1;
  end
`;

/** Who is asked by the lines, and who is told by them. */
export const triggersFollow = (width: number) =>
  KINDS.map(
    (kind) => sv`
      always_comb begin
        ${following(kind, width)}
      end
    `,
  ).join('\n');

export const TRIGGERS_RESET = sv`
  triggers_chosen <= 1'b0;
  chosen_trigger <= '0;
  ${KINDS.map(
    (kind) => sv`
      ${kind}_trigger_groups <= '0;
      ${kind}_trigger_seen <= '0;
      ${kind}_trigger_out <= '0;
    `,
  ).join('')}
`;

/** Whoever asks is not told: two modules would wake each other without end. */
export const triggersRunning = (width: number) => sv`
  if (writes && dmi_addr == DMCS2) begin
    triggers_chosen <= dmi_wdata[0];
    chosen_trigger <= written_trigger;
  end
  if (changes_group && dmi_wdata[0]) begin
    if (dmi_wdata[11]) resume_trigger_groups[${width}*written_trigger+:${width}] <= dmi_wdata[${1 + width}:2];
    else halt_trigger_groups[${width}*written_trigger+:${width}] <= dmi_wdata[${1 + width}:2];
  end
  ${KINDS.map(
    (kind) => sv`
      ${kind}_trigger_seen <= ${kind}_trigger_in;
      ${kind}_trigger_out <= ${kind}_told & ~${kind}_fires;
    `,
  ).join('')}
`;

/** The group of the trigger that dmcs2 has chosen. */
export const triggerGroup = (width: number) =>
  `resume_group_chosen ? resume_trigger_groups[${width}*chosen_trigger+:${width}] : halt_trigger_groups[${width}*chosen_trigger+:${width}]`;
