import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import type { TopPort } from '../top/port.ts';
import { activeState } from './activeState.ts';

/** The kinds of groups, in the order of dmcs2.grouptype. */
const KINDS = ['halt', 'resume'] as const;
type Kind = (typeof KINDS)[number];

const count = ({ debug }: CoreOptions) => debug.externalTriggers;

/** Lines of external triggers: a trigger of a halt group is another than that of a resume group of its number. */
export const groupPorts = (options: CoreOptions): TopPort[] =>
  KINDS.flatMap((kind): TopPort[] => [
    {
      name: `${kind}_trigger_in`,
      direction: 'in',
      width: count(options),
      description: `A rising edge ${kind}s the core, as far as a ${kind} group has both; of clk`,
      tieOff: `${count(options)}'d0`,
    },
    {
      name: `${kind}_trigger_out`,
      direction: 'out',
      width: count(options),
      description: `For a clock: the core ${kind}s, and a ${kind} group has both`,
    },
  ]);

/** What run control asks for, too. */
export const GROUP_SIGNALS = sv`
  logic group_halts;
  logic group_resumes;
`;

const nets = (options: CoreOptions, kind: Kind) => sv`
  logic hart_in_${kind}_group; // the hart is in group 1, else 0
  logic [${count(options) - 1}:0] in_${kind}_group; // triggers that are
  logic [${count(options) - 1}:0] ${kind}_seen;
  logic [${count(options) - 1}:0] ${kind}_from; // those that have asked for it
  logic [${count(options) - 1}:0] ${kind}_fires;
`;

const reset = (options: CoreOptions, kind: Kind) => sv`
  hart_in_${kind}_group <= 1'b0;
  in_${kind}_group <= ${count(options)}'d0;
  ${kind}_seen <= ${count(options)}'d0;
  ${kind}_from <= ${count(options)}'d0;
  group_${kind}s <= 1'b0;
  ${kind}_trigger_out <= ${count(options)}'d0;
`;

/** Whoever has asked for it is not told that it was done: two cores would wake each other without end. */
const running = (options: CoreOptions, kind: Kind, done: string, over: string) => sv`
  ${kind}_seen <= ${kind}_trigger_in;
  ${kind}_trigger_out <= ${done} && hart_in_${kind}_group ? in_${kind}_group & ~${kind}_from : ${count(options)}'d0;
  if (!may_${kind}) group_${kind}s <= 1'b0;
  else if (${kind}_fires != ${count(options)}'d0) group_${kind}s <= 1'b1;
  if (${over}) ${kind}_from <= ${count(options)}'d0;
  else if (may_${kind}) ${kind}_from <= ${kind}_from | ${kind}_fires;
`;

const written = (kind: Kind) => sv`
  if (changes_group && dmi_wdata[11] == 1'b${KINDS.indexOf(kind)}) begin
    if (dmi_wdata[0]) in_${kind}_group[written_trigger] <= dmi_wdata[2];
    else hart_in_${kind}_group <= dmi_wdata[2];
  end
`;

const indexWidth = (options: CoreOptions) => Math.max(1, Math.ceil(Math.log2(count(options))));

/** A trigger that is not there becomes the first. */
const writtenTrigger = (options: CoreOptions) =>
  `dmi_wdata[10:7] < 4'd${count(options)} ? dmi_wdata[${6 + indexWidth(options)}:7] : ${indexWidth(options)}'d0`;

/** dmcs2: of each kind group 0, which is none, and group 1 (Debug 1.0, 3.6). */
export function groups(options: CoreOptions): string {
  const width = indexWidth(options);
  return sv`
    // ---- Halt and resume groups of the hart and of external triggers
    logic resume_group_chosen; // dmcs2.grouptype
    logic triggers_chosen; // hgselect
    logic [${width - 1}:0] chosen_trigger; // dmexttrigger
    logic [${width - 1}:0] written_trigger;
    logic changes_group;
    logic chosen_group;
    logic was_halted;
    logic may_halt;
    logic may_resume;
    ${KINDS.map((kind) => nets(options, kind)).join('\n')}

    assign written_trigger = ${writtenTrigger(options)};
    assign changes_group = writes && dmi_addr == DMCS2 && dmi_wdata[1] && dmi_wdata[6:3] == 4'd0;
    assign chosen_group = triggers_chosen ? (resume_group_chosen ? in_resume_group[chosen_trigger] : in_halt_group[chosen_trigger])
                        : resume_group_chosen ? hart_in_resume_group : hart_in_halt_group;

    // One that resumes halts again; one that halts stays so.
    assign may_halt = debug_alive && (!debug_mode || resuming);
    assign may_resume = debug_mode && !resuming;
    ${KINDS.map((kind) => `assign ${kind}_fires = hart_in_${kind}_group ? ${kind}_trigger_in & ~${kind}_seen & in_${kind}_group : ${count(options)}'d0;`).join('\n')}

    ${activeState(
      options,
      sv`
        resume_group_chosen <= 1'b0;
        triggers_chosen <= 1'b0;
        chosen_trigger <= ${width}'d0;
        was_halted <= 1'b0;
        ${KINDS.map((kind) => reset(options, kind)).join('\n')}
      `,
      sv`
        if (writes && dmi_addr == DMCS2) begin
          resume_group_chosen <= dmi_wdata[11];
          chosen_trigger <= written_trigger;
          triggers_chosen <= dmi_wdata[0];
        end
        was_halted <= debug_mode;
        ${written('halt')}
        ${written('resume')}
        ${running(options, 'halt', '!was_halted && debug_mode', '!may_halt')}
        ${running(options, 'resume', 'resuming && !debug_mode', '!debug_mode')}
      `,
    )}
  `;
}
