/** A fault of the module for several harts, and the case of `cases/harts.ts` that shows it. */
export interface SharedFault {
  wrong: string;
  find: string;
  replace: string;
  shown: string;
}

export const SHARED_FAULTS: readonly SharedFault[] = [
  {
    wrong: 'a halt request is for all harts',
    find: 'haltreq | harts_written',
    replace: "haltreq | '1",
    shown: 'each hart halts and resumes alone, and haltsum0 tells of both',
  },
  {
    wrong: 'what is read comes from the first hart',
    find: 'if (hart_chosen[i]) debug_data0_wdata',
    replace: 'if (i == 0) debug_data0_wdata',
    shown: 'registers are those of the hart that is selected',
  },
  {
    wrong: 'a resume is of every hart that is halted',
    find: 'harts_resuming | harts_asked |',
    replace: "harts_resuming | {HARTS{harts_asked != '0}} |",
    shown: 'with hasel a request is for the harts of the mask too, and dmstatus tells of all and of any',
  },
  {
    wrong: 'the mask counts without hasel',
    find: 'dmi_wdata[26] ? hawindow',
    replace: "1'b1 ? hawindow",
    shown: 'with hasel a request is for the harts of the mask too, and dmstatus tells of all and of any',
  },
  {
    wrong: 'hartsel has no room for a hart past the last',
    find: 'dmi_wdata[17:16]',
    replace: "{1'b0, dmi_wdata[16]}",
    shown: 'a hart past the last is told, is not halted, and takes no command',
  },
  {
    wrong: 'a reset is acknowledged of all harts',
    find: 'dmi_wdata[28] ? harts_written',
    replace: "dmi_wdata[28] ? '1",
    shown: 'that a hart was reset is acknowledged of it alone',
  },
  {
    wrong: 'all harts halt at their reset',
    find: 'resethaltreq | harts_written',
    replace: "resethaltreq | '1",
    shown: 'one hart halts at its reset, and both are unavailable in it',
  },
  {
    wrong: 'a command goes over to another hart',
    find: 'if (writes_control && !busy) begin',
    replace: 'if (writes_control) begin',
    shown: 'a command that runs keeps its hart',
  },
  {
    wrong: 'group 0 is a group',
    find: " && halt_groups[2*i+:2] != '0",
    replace: '',
    shown: 'without groups a halt is that of one hart',
  },
  {
    wrong: 'all groups halt together',
    find: 'halt_groups[2*i+:2] == halt_groups[2*j+:2] &&',
    replace: '',
    shown: 'harts of two groups do not halt each other',
  },
  {
    wrong: 'a hart that resumes by its group takes the group with it',
    find: 'hart_mode & harts_asked;',
    replace: 'harts_resuming & ~hart_mode;',
    shown: 'two harts of a resume group that step do so once',
  },
  {
    wrong: 'a group that there is not is taken for one that is',
    find: " && dmi_wdata[6:2] <= 5'd3",
    replace: '',
    shown: 'the groups of all harts that are selected change at once; one that there is not is refused',
  },
];

/** The same of a module with external triggers, by `cases/hartTriggers.ts`. */
export const TRIGGER_FAULTS: readonly SharedFault[] = [
  {
    wrong: 'a line halts the harts of all groups',
    find: 'halt_groups[2*i+:2] == halt_trigger_groups[2*t+:2]) outside_halts',
    replace: "1'b1) outside_halts",
    shown: 'a line halts the harts of its group, each by its group, and none of another',
  },
  {
    wrong: 'lines hear of each hart that halts by its group',
    find: 'halts_first = hart_mode & ~was_halted & ~group_halts',
    replace: 'halts_first = hart_mode & ~was_halted',
    shown:
      'lines of the group are told once of two harts that halt together, and those of another group never',
  },
  {
    wrong: 'whoever asks is told',
    find: 'halt_told & ~halt_fires',
    replace: 'halt_told',
    shown: 'a line halts two harts of a group at once, and the other line is told once',
  },
  {
    wrong: 'harts that are halted have lines told',
    find: ' && may_halt[i]',
    replace: '',
    shown: 'a line halts two harts of a group at once, and the other line is told once',
  },
  {
    wrong: 'a line resumes the harts of its halt group',
    find: 'resume_groups[2*i+:2] == resume_trigger_groups[2*t+:2]) outside_resumes',
    replace: 'halt_groups[2*i+:2] == resume_trigger_groups[2*t+:2]) outside_resumes',
    shown: 'a line of a resume group resumes both harts; that of a halt group does not, and is told of none',
  },
  {
    wrong: 'a write of a line changes its hart',
    find: 'changes_group && !dmi_wdata[0]',
    replace: 'changes_group',
    shown: 'each line has a group of each kind; groups and lines that are not there are refused',
  },
];
