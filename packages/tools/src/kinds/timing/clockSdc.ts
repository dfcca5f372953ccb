/** Share of the clock period that inputs and outputs spend outside the design. */
export const EXTERNAL_SHARE = 0.2;

/** Constraints (SDC, in ns) of a design with one clock, which is all that is known of it. */
export function clockSdc({ port, period }: { port: string; period: number }): string {
  const external = Number((period * EXTERNAL_SHARE).toFixed(6));
  return `# Made by Netloom for the one clock that was given; times in ns.
set clock_port [get_ports ${port}]
create_clock -name ${port} -period ${period} $clock_port

# Assumed: ${EXTERNAL_SHARE * 100} % of the clock period is spent outside the design on either side.
set inputs [lsearch -inline -all -not -exact [all_inputs] $clock_port]
if {[llength $inputs] > 0} { set_input_delay ${external} -clock ${port} $inputs }
if {[llength [all_outputs]] > 0} { set_output_delay ${external} -clock ${port} [all_outputs] }
`;
}
