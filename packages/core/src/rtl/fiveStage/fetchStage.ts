import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { fetch } from '../fetch/fetch.ts';
import { instance, portsOf } from '../instance.ts';
import { sv } from '../sv.ts';
import type { Features } from './features.ts';
import { predictor } from './predictor.ts';

const prediction = (options: CoreOptions) => sv`
  ${instance(options.name, 'predictor', portsOf(predictor(options)), {
    instr: 'fetch_instr',
    pc: 'fetch_pc',
    taken: 'predicted_taken',
    target: 'predict_pc',
  })}
  assign predict = predicted_taken && fetch_valid && id_ready;
`;

/** IF: the fetch unit, the prediction on what it offers, and the register IF/ID. */
export function fetchStage(options: CoreOptions, features: Features): string {
  const { name } = options;
  const { traps, compressed, predicts, rvfi, stopsClock } = features;
  const halts = !traps;
  const rvfiRaw = compressed && rvfi;
  return sv`
    // ---- IF: the instruction that the fetch unit offers goes to the register IF/ID
    logic        fetch_valid;
    logic [31:0] fetch_instr;
    logic [31:0] fetch_pc;
    logic        fetch_fault;
    ${compressed && 'logic        fetch_compressed;'}
    ${rvfiRaw && 'logic [15:0] fetch_raw;'}
    ${stopsClock && 'logic        fetch_idle;'}
    ${predicts && 'logic        predicted_taken;\nlogic        predict;\nlogic [31:0] predict_pc;'}

    ${instance(name, 'fetch', portsOf(fetch(options)), {
      ready: halts ? 'id_ready && !halted' : 'id_ready',
      valid: 'fetch_valid',
      instr: 'fetch_instr',
      pc: 'fetch_pc',
      fault: 'fetch_fault',
      compressed: 'fetch_compressed',
      raw: 'fetch_raw',
      idle: 'fetch_idle',
    })}
    ${predicts && `\n${prediction(options)}`}

    logic        id_valid;
    logic [31:0] id_instr;
    logic [31:0] id_pc;
    logic        id_fault;
    ${compressed && 'logic        id_compressed;'}
    ${rvfiRaw && 'logic [15:0] id_raw;'}
    ${predicts && 'logic        id_predicted;'}
    ${predicts && rvfi && 'logic [31:0] id_predict_pc;'}

    ${clocked(
      options,
      "id_valid <= 1'b0;",
      sv`
        if (flush) id_valid <= 1'b0;
        else if (id_ready) id_valid <= ${halts ? 'fetch_valid && !halted' : 'fetch_valid'};
      `,
    )}

    always_ff @(posedge clk) begin
      if (id_ready) begin
        id_instr <= fetch_instr;
        id_pc    <= fetch_pc;
        id_fault <= fetch_fault;
        ${compressed && 'id_compressed <= fetch_compressed;'}
        ${rvfiRaw && 'id_raw <= fetch_raw;'}
        ${predicts && 'id_predicted <= predict;'}
        ${predicts && rvfi && 'id_predict_pc <= predict_pc;'}
      end
    end
  `;
}
