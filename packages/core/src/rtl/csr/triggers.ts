import { input } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasFullTriggers, hasTriggers, isDebug1 } from '../debug/features.ts';
import { fullTriggers } from '../debug/fullTriggers.ts';
import { triggers as unit } from '../debug/triggers.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';

const FULL = [
  input('trigger_has_data', 1, 'a store writes what a register holds'),
  input('trigger_data', 32),
  input('trigger_step', 1, 'an instruction has left, or a trap was taken'),
];

const TDATA3: CsrPart['registers'] = [['tdata3', 0x7a3, "32'd0"]];

/** The types of triggers that there are, and the version of Sdtrig. */
const info = (options: CoreOptions) =>
  isDebug1(options)
    ? `32'h0100_00${hasFullTriggers(options) ? '48' : '40'}`
    : hasFullTriggers(options)
      ? "32'h48"
      : "32'd4";

/** tselect, tdata1 to tdata3 and tinfo (Debug 0.13.2, 5.2; 1.0, 5.7): the program chooses and reads, the debugger alone sets. */
export function triggers(options: CoreOptions): CsrPart {
  if (!hasTriggers(options)) return { ports: [], text: '', registers: [] };
  const full = hasFullTriggers(options);
  return {
    ports: [
      input('trigger_pc', 32, 'of the instruction that is to be executed'),
      input('trigger_address', 32, 'of its load or store'),
      input('trigger_load'),
      input('trigger_store'),
      ...(full ? FULL : []),
    ],
    text: sv`
      logic [31:0] tselect;
      logic [31:0] tdata1;
      logic [31:0] tdata2;
      logic hit;
      logic trigger_hit;
      ${full && 'logic trigger_fires; // the hart stops because of it'}

      ${instance(options, full ? fullTriggers : unit, {
        select_we: writesTo('tselect'),
        control_we: `${writesTo('tdata1')} && debug_mode`,
        compared_we: `${writesTo('tdata2')} && debug_mode`,
        wdata: 'csr_wdata',
        selected_index: 'tselect',
        selected_control: 'tdata1',
        selected_compared: 'tdata2',
        pc: 'trigger_pc',
        address: 'trigger_address',
        is_load: 'trigger_load',
        is_store: 'trigger_store',
        has_data: 'trigger_has_data',
        data: 'trigger_data',
        steps: 'trigger_step',
        taken: 'trigger_fires',
      })}

      assign trigger_hit = hit && !debug_mode${hasDoubleTrap(options) && ' && !critical'};
    `,
    registers: [
      ['tselect', 0x7a0, 'tselect'],
      ['tdata1', 0x7a1, 'tdata1'],
      ['tdata2', 0x7a2, 'tdata2'],
      // No trigger uses it: Debug 1.0 has it trap then.
      ...(isDebug1(options) ? [] : TDATA3),
      ['tinfo', 0x7a4, info(options)],
    ],
  };
}
