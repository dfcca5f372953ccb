import { activeState } from '../activeState.ts';
import { sv } from '../../sv.ts';
import { moduleOptions } from './options.ts';
import type { SharedOptions } from './options.ts';
import { TRIGGERS_RESET, triggerGroup, triggerNets, triggersFollow, triggersRunning } from './triggers.ts';

/** Without groups nobody is in one. */
export const NO_GROUPS = sv`
  assign group_halts = '0;
  assign group_resumes = '0;
`;

const widthOf = ({ groups }: SharedOptions) => Math.ceil(Math.log2(groups + 1));

/** The number of a hart. */
const at = (groups: string, options: SharedOptions, hart = 'i') =>
  `${groups}[${widthOf(options)}*${hart}+:${widthOf(options)}]`;

/** Two harts are in one group. */
const same = (groups: string, options: SharedOptions) =>
  `${at(groups, options)} == ${at(groups, options, 'j')} && ${at(groups, options)} != '0`;

const reset = ({ triggers }: SharedOptions) => sv`
  resume_group_chosen <= 1'b0;
  was_halted <= '0;
  group_halts <= '0;
  group_resumes <= '0;
  halt_groups <= '0;
  resume_groups <= '0;
  ${triggers > 0 && TRIGGERS_RESET}
`;

const running = (options: SharedOptions) => sv`
  if (writes && dmi_addr == DMCS2) resume_group_chosen <= dmi_wdata[11];
  was_halted <= hart_mode;
  group_halts <= may_halt & (group_halts | halts_together${options.triggers > 0 && ' | outside_halts'});
  group_resumes <= may_resume & (group_resumes | resumes_together${options.triggers > 0 && ' | outside_resumes'});
  for (int i = 0; i < HARTS; i++)
    if (changes_group${options.triggers > 0 && ' && !dmi_wdata[0]'} && harts_selected[i]) begin
      if (dmi_wdata[11]) ${at('resume_groups', options)} <= dmi_wdata[${1 + widthOf(options)}:2];
      else ${at('halt_groups', options)} <= dmi_wdata[${1 + widthOf(options)}:2];
    end
  ${options.triggers > 0 && triggersRunning(widthOf(options))}
`;

/** A group's number stays as it is where one is written that there is not. */
const written = ({ groups: count, triggers }: SharedOptions) =>
  `writes && dmi_addr == DMCS2 && ${triggers > 0 ? 'dmi_wdata[1]' : "dmi_wdata[1:0] == 2'b10"} && dmi_wdata[6:2] <= 5'd${count}`;

/**
 * Halt and resume groups (Debug 1.0, 3.6). Who has halted by its group does not halt it again, and who has resumed by
 * it does not resume it: others may have gone on since.
 */
export function groups(options: SharedOptions): string {
  const width = widthOf(options);
  const hasTriggers = options.triggers > 0;
  return sv`
    // ---- dmcs2: halt and resume groups; group 0 is none
    logic resume_group_chosen; // grouptype
    logic changes_group;
    logic [${width}*HARTS-1:0] halt_groups; // a number of each hart
    logic [${width}*HARTS-1:0] resume_groups;
    logic [${width - 1}:0] chosen_group; // of the hart of hartsel
    logic [HARTS-1:0] was_halted;
    logic [HARTS-1:0] may_halt;
    logic [HARTS-1:0] may_resume;
    logic [HARTS-1:0] halts_first; // of itself, now
    logic [HARTS-1:0] resumes_first;
    logic [HARTS-1:0] halts_together;
    logic [HARTS-1:0] resumes_together;

    ${hasTriggers && `${triggerNets(options, width)}\n`}
    assign changes_group = ${written(options)};

    // One that resumes halts again; one that halts stays so.
    assign may_halt = hart_alive & (~hart_mode | harts_resuming);
    assign may_resume = hart_mode & ~harts_resuming & ~harts_asked;
    assign halts_first = hart_mode & ~was_halted & ~group_halts;
    assign resumes_first = hart_mode & harts_asked;

    // Each hart follows those of its own groups.
    always_comb begin
      chosen_group = '0;
      halts_together = '0;
      resumes_together = '0;
      for (int i = 0; i < HARTS; i++) begin
        if (hart_chosen[i]) chosen_group = chosen_group | (resume_group_chosen ? ${at('resume_groups', options)} : ${at('halt_groups', options)});
        for (int j = 0; j < HARTS; j++) begin
          if (halts_first[j] && ${same('halt_groups', options)}) halts_together[i] = 1'b1;
          if (resumes_first[j] && ${same('resume_groups', options)}) resumes_together[i] = 1'b1;
        end
      end
      ${hasTriggers && `if (triggers_chosen) chosen_group = ${triggerGroup(width)};`}
    end
    ${hasTriggers && `\n${triggersFollow(width)}`}

    ${activeState(moduleOptions(options), reset(options), running(options))}
  `;
}
