import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasFetchProtection } from '../../options/tcmProtection.ts';
import { clocked } from '../clocked.ts';
import { asksCounters } from '../fetch/branchTargets.ts';
import { fetch } from '../fetch/fetch.ts';
import { arrivesAs, partsOf } from '../fetch/sequencer.ts';
import { FETCH_CHECK } from '../pmp/dataCheck.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { all } from './conditions.ts';
import type { Features } from './features.ts';
import { predictor } from './predictor.ts';

/** On the register IF/ID: what the fetch unit offers may be arriving, and must not lead to a request in that cycle. */
const prediction = (options: CoreOptions, { vectors }: Features) => sv`
  // ${options.advanced.branchTargets > 0 ? 'An instruction that fetch has not gone on from as predicted' : 'A control transfer that is predicted taken'} redirects fetch once, in its first cycle in ID.
  logic id_prediction_sent;

  ${instance(options, predictor, {
    instr: 'id_instr',
    pc: 'id_pc',
    load: 'id_ready',
    execute: 'ex_ready',
    resolve: 'branch_decided',
    resolve_taken: 'branch_result',
    leave: 'mem_ready',
    resolve_late: 'mem_decides',
    issue: 'id_leaves',
    link: 'id_link',
    taken: 'id_predicted',
    target: 'predict_pc',
    compressed: 'id_compressed',
    followed: 'id_followed',
    followed_to: 'id_followed_to',
    wrong: 'id_strays',
    constant: 'predict_learn',
    at: 'predict_at',
    forget: 'predict_forget',
    jumps: 'predict_jump',
    long: 'predict_long',
    backward: 'predict_backward',
  })}
  assign predict = ${options.advanced.branchTargets > 0 ? 'id_strays' : 'id_predicted'} && id_valid && !id_prediction_sent${vectors && ' && !vectoring'};

  ${clocked(options, "id_prediction_sent <= 1'b0;", 'id_prediction_sent <= !id_ready && !flush && (predict || id_prediction_sent);')}
`;

const fetchUnit = (options: CoreOptions, features: Features) =>
  instance(options, fetch, {
    ready: features.traps ? (features.debug ? 'id_ready && !debug_mode' : 'id_ready') : 'id_ready && !halted',
    valid: 'fetch_valid',
    instr: 'fetch_instr',
    pc: 'fetch_pc',
    fault: 'fetch_fault',
    fault_behind: 'fetch_fault_behind',
    fault_corrupt: features.corruptFetch ? 'fetch_fault_corrupt' : 'unused_fetch_corrupt',
    compressed: 'fetch_compressed',
    raw: 'fetch_raw',
    ...Object.fromEntries(partsOf(options).map((name) => [name, `fetch_${name}`])),
    word: 'memory_word',
    idle: 'fetch_idle',
    predict_taken: 'id_predicted',
    follows: 'fetch_follows',
    follows_to: 'fetch_follows_to',
    ...FETCH_CHECK,
  });

const NEXT = sv`
  // In debug mode instructions come from the debug module, and fetch rests.
  logic [31:0] next_instr;
  assign next_instr = debug_mode ? debug_instr : fetch_instr;
`;

const FOLLOWED = sv`
  logic predict_learn, predict_forget;
  logic [31:1] predict_at;
  logic id_predicted;
  logic id_strays; // fetch went on elsewhere
  logic fetch_follows, id_followed;
  logic [31:1] fetch_follows_to, id_followed_to;
`;

/** What goes along with a fetch that failed. */
const moreOfFault = ({ failedPart, corruptFetch }: Features) => sv`
  ${failedPart && 'id_fault_behind <= fetch_fault_behind;'}
  ${corruptFetch && 'id_fault_corrupt <= fetch_fault_corrupt;'}
`;

/** What the register IF/ID has of its instruction besides that it is there. */
function decodeRegister(options: CoreOptions, features: Features): string {
  const { compressed, rvfi, debug, vectors } = features;
  return sv`
    always_ff @(posedge clk) begin
      if (id_ready) begin
        id_instr <= ${vectors && 'vectoring ? memory_word : '}${debug ? 'next_instr' : 'fetch_instr'};
        ${debug ? 'if (!debug_mode) id_pc' : 'id_pc'} <= fetch_pc;
        id_fault <= fetch_fault${debug && ' && !debug_mode'};
        ${moreOfFault(features)}
        ${compressed && 'id_compressed <= fetch_compressed;'}
        ${compressed && rvfi && 'id_raw <= fetch_raw;'}
        ${partsOf(options)
          .map((name) => `id_${name} <= ${arrivesAs(name, debug)};`)
          .join('\n')}
        ${features.follows && `id_followed <= fetch_follows${debug ? ' && !debug_mode' : ''};\nid_followed_to <= fetch_follows_to;`}
      end
    end
  `;
}

/** IF: the fetch unit, the register IF/ID, and the prediction on it. */
export function fetchStage(options: CoreOptions, features: Features): string {
  const { traps, compressed, predicts, rvfi, stopsClock, debug, vectors } = features;
  const halts = !traps;
  const fetches = all('fetch_valid', halts && '!halted', predicts && '!predict');
  const rvfiRaw = compressed && rvfi;
  return sv`
    // ---- IF: fetch unit and IF/ID register
    logic fetch_valid;
    logic [31:0] fetch_instr;
    logic [31:0] fetch_pc;
    logic fetch_fault;
    ${features.failedPart && 'logic fetch_fault_behind;\nlogic id_fault_behind; // of its second word'}
    ${features.corruptFetch && 'logic fetch_fault_corrupt;\nlogic id_fault_corrupt; // of the memory itself'}
    ${!features.corruptFetch && hasFetchProtection(options) && 'logic unused_fetch_corrupt; // no trap tells of it'}
    ${compressed && 'logic fetch_compressed;'}
    ${rvfiRaw && 'logic [15:0] fetch_raw;'}
    ${partsOf(options)
      .map((name) => `logic fetch_${name};`)
      .join('\n')}
    ${stopsClock && 'logic fetch_idle;'}
    ${vectors && 'logic [31:0] memory_word; // as it lies in memory'}
    ${predicts && 'logic predict;\nlogic [31:0] predict_pc;'}
    ${features.follows && FOLLOWED}
    ${asksCounters(options) && `logic predict_jump, ${compressed ? 'predict_long, ' : ''}predict_backward;\nlogic [31:${compressed ? 1 : 2}] hint_pc;\nlogic hint_agrees;`}

    ${fetchUnit(options, features)}

    logic id_valid;
    logic [31:0] id_instr;
    logic [31:0] id_pc;
    logic id_fault;
    ${compressed && 'logic id_compressed;'}
    ${rvfiRaw && 'logic [15:0] id_raw;'}
    ${partsOf(options)
      .map((name) => `logic id_${name};`)
      .join('\n')}
    ${predicts && !features.follows && 'logic id_predicted;'}

    ${debug && `${NEXT}\n`}
    ${clocked(
      options,
      "id_valid <= 1'b0;",
      sv`
        if (flush) id_valid <= 1'b0;
        else if (id_ready) id_valid <= ${debug ? `debug_mode ? debug_valid && debug_ready : ${fetches}` : fetches};
      `,
    )}

    ${decodeRegister(options, features)}
    ${predicts && `\n${prediction(options, features)}`}
  `;
}
