import { withoutComments, withoutStrings } from './withoutComments.ts';

/** Reserved by IEEE 1800-2017 (Annex B), and names as any other in IEEE 1364-2005. */
const RESERVED =
  'accept_on alias always_comb always_ff always_latch assert assume before bind bins binsof bit break byte chandle ' +
  'checker class clocking const constraint context continue cover covergroup coverpoint cross dist do endchecker ' +
  'endclass endclocking endgroup endinterface endpackage endprogram endproperty endsequence enum eventually expect ' +
  'export extends extern final first_match foreach forkjoin global iff ignore_bins illegal_bins implements implies ' +
  'import inside int interconnect interface intersect join_any join_none let local logic longint matches modport ' +
  'nettype new nexttime null package packed priority program property protected pure rand randc randcase randsequence ' +
  'ref reject_on restrict return s_always s_eventually s_nexttime s_until s_until_with sequence shortint shortreal soft ' +
  'solve static string strong struct super sync_accept_on sync_reject_on tagged this throughout timeprecision timeunit ' +
  'type typedef union unique unique0 until until_with untyped var virtual void wait_order weak wildcard with within';

/** A name that is declared, followed by what stands behind a name and behind no type. */
const DECLARED = new RegExp(
  String.raw`\b(?:reg|wire|integer|input|output|inout|parameter|localparam|task|function|genvar|real)\b` +
    String.raw`(?:\s+(?:automatic|signed|reg|wire|integer))*(?:\s*\[[^\][;]*\])?\s*(?:\b\w+\s*,\s*)*` +
    String.raw`\b(?:${RESERVED.replaceAll(' ', '|')})\s*[;,=)(]`,
);

/** Whether a source declares a name that SystemVerilog reserves: it is Verilog of IEEE 1364-2005, and nothing later. */
export function isOldVerilog(source: string): boolean {
  return DECLARED.test(withoutStrings(withoutComments(source)));
}
