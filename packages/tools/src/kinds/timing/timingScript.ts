import { PlanError } from '../../planError.ts';

/** Cells at one process, voltage and temperature. */
export interface Corner {
  /** Of letters, digits, `_`, `.` and `-`. */
  name: string;
  liberties: readonly string[];
}

/** Names as the script's working folder (`src` of the run) sees them. */
export interface TimingSources {
  top: string;
  netlist: string;
  /** Liberty files; units are those of the first. */
  liberties: string[];
  /** Timed together, in place of `liberties`: the worst of them counts. */
  corners?: readonly Corner[];
  sdc: string;
  /** The constraints are in ns and pF, whatever the Liberty says. */
  sdcInNanoseconds: boolean;
  /** Worst paths a check and path group. */
  paths: number;
}

/** Where the script leaves its results, in the run's folder. */
export const TIMING_FILES = {
  setup: 'out/setup.rpt',
  hold: 'out/hold.rpt',
  summary: 'out/timing.tsv',
  endpoints: 'out/endpoints.tsv',
  checks: 'out/checks.rpt',
  sdc: 'out/constraints.sdc',
} as const;

/** A name that Tcl reads literally. @throws PlanError that names the field. */
function word(name: string, field: string): string {
  if (name === '' || /[{}\\\n]/.test(name)) throw new PlanError('unusable-name', field, { name });
  return `{${name}}`;
}

const UNITS = 'set_cmd_units -time ns -capacitance pF';

/** The script's last words where a file could not be read; what is wrong has been said before. */
export const STOPPED = 'stopped';

/**
 * Tcl for OpenSTA 2.0.17. Its `exit` does nothing in a script that is given with `-exit`, so an error ends the script
 * by `sta_continue_on_error`, which is on for the constraints alone: all that is wrong with them is said. What the
 * script says goes through Tcl's channel, so that no other output lands inside a line.
 */
export function timingScript(sources: TimingSources): string {
  return `fconfigure stdout -buffering line
set sta_continue_on_error 0
file mkdir ../out

${PROCEDURES}
${readDesign(sources)}
stage "Check constraints"
with_output_to_variable checks {check_setup -verbose}
puts -nonewline $checks
save ${TIMING_FILES.checks} $checks

${findPaths(sources)}
${sumUpCorners(sources)}
save ${TIMING_FILES.summary} $summary
stage Summary
puts $line_setup
puts $line_hold
`;
}

const PROCEDURES = `proc stage {title} { puts "== $title" }
# Reads answer 0 or throw, depending on what is wrong.
proc need {command} {
  if {![uplevel #0 $command]} { error ${STOPPED} }
}
proc save {file text} {
  set channel [open ../$file w]
  puts -nonewline $channel $text
  close $channel
}
# OpenSTA's infinity is 1e30 and more.
proc number {value} {
  if {abs($value) > 1e29} { return none }
  return [format %.6f $value]
}
proc clock_of {path} {
  set clock [get_property $path endpoint_clock]
  if {$clock eq "" || $clock eq "NULL"} { return "" }
  return [get_name $clock]
}
`;

/** The netlist with its cells and constraints. */
function readDesign({ top, netlist, sdc, sdcInNanoseconds, ...cells }: TimingSources): string {
  return `stage "Read Liberty"
${readCells(cells)}
stage "Read netlist"
need {read_verilog ${word(netlist, 'netlist')}}
stage "Link"
need {link_design ${word(top, 'top')}}
stage {Read constraints from ${sdc}}
file copy -force ${word(sdc, 'sdc')} ../${TIMING_FILES.sdc}
set sta_continue_on_error 1
${sdcInNanoseconds ? `${UNITS}\n` : ''}read_sdc ${word(sdc, 'sdc')}
set sta_continue_on_error 0
${UNITS}
`;
}

function readCells({ liberties, corners = [] }: Pick<TimingSources, 'liberties' | 'corners'>): string {
  if (corners.length === 0)
    return liberties.map((file) => `need {read_liberty ${word(file, 'liberty')}}`).join('\n');
  const reads = corners.flatMap(({ name, liberties: own }) =>
    own.map((file) => `need {read_liberty -corner ${word(name, 'corners')} ${word(file, 'corners')}}`),
  );
  return [`define_corners ${corners.map(({ name }) => name).join(' ')}`, ...reads].join('\n');
}

/** Both checks' endpoints and worst paths, and what sums them up. */
function findPaths({ paths }: TimingSources): string {
  return `set summary {}
set endpoints {}
foreach clock [all_clocks] {
  append summary "clock\\t[get_name $clock]\\t[get_property $clock period]\\n"
}
foreach {check side} {setup max hold min} {
  stage "Find $check paths"
  set violations 0
  set ends [find_timing_paths -path_delay $side -group_count 10000000]
  foreach end $ends {
    set slack [get_property $end slack]
    if {$slack < 0} { incr violations }
    set pin [get_property [get_property $end endpoint] full_name]
    append endpoints "$check\\t$pin\\t[clock_of $end]\\t$slack\\n"
  }
  set count [llength $ends]
  set worst [number [worst_slack -$side]]
  set total [number [total_negative_slack -$side]]
  append summary "$check\\t$worst\\t$total\\t$violations\\t$count\\n"
  set line_$check "$check: worst slack $worst ns, total negative slack $total ns, $violations of $count endpoints violated"
  with_output_to_variable report [list report_checks -path_delay $side -format full_clock_expanded \\
    -fields {slew cap input_pins nets fanout} -digits 6 -group_count ${paths}]
  puts $report
  save out/$check.rpt $report
}
save ${TIMING_FILES.endpoints} $endpoints`;
}

/** The same sums of each corner alone. */
function sumUpCorners({ corners = [] }: TimingSources): string {
  return `foreach corner {${corners.map(({ name }) => name).join(' ')}} {
  stage "Corner $corner"
  foreach {check side} {setup max hold min} {
    set violations 0
    set ends [find_timing_paths -path_delay $side -corner $corner -group_count 10000000]
    foreach end $ends { if {[get_property $end slack] < 0} { incr violations } }
    set worst [number [worst_slack -$side -corner $corner]]
    set total [number [total_negative_slack -$side -corner $corner]]
    append summary "corner\\t$corner\\t$check\\t$worst\\t$total\\t$violations\\t[llength $ends]\\n"
    puts "$check in $corner: worst slack $worst ns, $violations of [llength $ends] endpoints violated"
  }
}`;
}
