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
