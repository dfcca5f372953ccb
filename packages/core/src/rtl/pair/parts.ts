/** Parts of a core by which copies can part, in the order of the bits of `lockstep_where`. */
const PARTS: readonly [said: string, pattern: RegExp][] = [
  ['the bus of the instructions', /^m_axil?_i_/],
  ['the bus of the data, or that of both', /^(m_axil?_(?!i_)|bus_parity_error$)/],
  ["the core's own memories", /^[id]tcm_/],
  ['the debug module', /^(dmi_|debug_|ndmreset|auth_|(?:halt|resume)_trigger_)/],
  ['custom instructions', /^(custom|state)_/],
  ['the instruction trace', /^m_axis_trace_/],
  ['waiting in wfi, halted, or locked up', /^(sleeping|halted|lockup|critical_error|register_error)$/],
];

export const PART_NAMES: readonly string[] = PARTS.map(([said]) => said);

/** Bit of `lockstep_where` that stands for an output. */
export const partOf = (output: string): number => PARTS.findIndex(([, pattern]) => pattern.test(output));
