import { dataSignals } from '../channels.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { ATOMIC_NETS, atomicsText } from './atomics.ts';
import { CROSSING_NETS, crossingText } from './crossing.ts';
import { channelOf, lsuFeatures } from './features.ts';
import type { LsuFeatures } from './features.ts';
import { answerNets, laneNets, loadLanes, storeLanes } from './lanes.ts';
import { lsuPorts } from './lsuPorts.ts';
import { storeBuffer } from './storeBuffer.ts';

/** `<c>_lsu`: loads and stores. */
export const lsu: Unit = {
  suffix: 'lsu',
  chosen: () => true,
  comment: (options) => {
    const { crossing, atomics, behind, ahead } = lsuFeatures(options);
    return sv`
      Load-store unit: aligns data to byte lanes and back. ${ahead ? 'One access is outstanding at a time, or two loads without side effects' : 'One access is outstanding at a time'}. The next access is
      requested in the cycle after the response, as AXI allows no combinational path from response to request.
      ${behind && 'A store enters the store buffer in the cycle of the response, and leaves it after that.'}
      ${crossing && 'A misaligned access that crosses a word boundary is split into two.'}
      ${atomics && 'AMOs read, modify and write while start is held; LR and SC use a reservation of one word.'}
    `;
  },
  ports: (options) => lsuPorts(lsuFeatures(options), dataSignals(options)),
  body(options) {
    const features = lsuFeatures(options);
    const { crossing, atomics, buffer } = features;
    return sv`
      localparam logic [1:0] BYTE = 2'b00;
      localparam logic [1:0] HALF = 2'b01;

      logic busy; // a bus response is outstanding
      logic bus_free; // no outstanding response holds up a new request
      logic granted;
      ${features.ahead && AHEAD_NETS}
      ${(crossing || atomics) && 'logic aborted; // an access ended with an error before its last transfer'}
      ${laneNets(features)}
      ${answerNets(features)}
      ${crossing && CROSSING_NETS}
      ${atomics && ATOMIC_NETS}
      ${buffer && bufferNets(features)}
      ${buffer && features.hits && 'logic access_hit;'}
      ${buffer && features.manages && 'logic [1:0] access_manage;'}
      ${buffer && !features.doneBuffered && 'logic done_buffered;'}

      ${!features.misaligned ? '' : `assign misaligned = ${misaligned(features)};`}

      ${storeLanes(features)}

      ${request(features)}

      ${crossing && crossingText(options)}

      ${atomics && atomicsText(options)}

      ${clocked(options, reset(features), running(features))}

      ${loadLanes(features)}

      ${answer(features)}
      ${features.corrupt && `\nalways_ff @(posedge clk) if (${channelOf(features)}_rvalid) corrupt <= dbus_corrupt;`}

      ${buffer && instance(options, storeBuffer, { idle: 'buffer_idle' })}
    `;
  },
};

const AHEAD_NETS = sv`
  logic asks; // a load is requested while that before it is outstanding
  logic ahead; // it is granted
  logic moves_up; // the load before is answered: that which went ahead takes its place
`;

const bufferNets = ({ behind }: LsuFeatures) => sv`

  // To the store buffer
  logic access_req;
  logic access_we;
  logic access_buffered;
  ${behind && 'logic access_behind;'}
  logic [31:0] access_addr;
  logic [3:0] access_be;
  logic [31:0] access_wdata;
  logic access_gnt;
  logic access_rvalid;
  logic access_err;
  logic buffer_idle;
`;

function misaligned({ crossing }: LsuFeatures): string {
  return crossing
    ? "amo && byte_offset != 2'd0"
    : "(size[1] && byte_offset != 2'd0) || (size == HALF && byte_offset[0])";
}

/** Conjunction of conditions, without those that are not there. */
const all = (...terms: (string | false)[]) => terms.filter((term) => term !== false).join(' && ');
const any = (...terms: (string | false)[]) => terms.filter((term) => term !== false).join(' || ');

function request(features: LsuFeatures): string {
  const { crossing, atomics, buffer, hits, behind, ahead } = features;
  const bus = channelOf(features);
  const steps = all(
    'granted',
    ahead && 'start',
    crossing && '(second_access || !crosses)',
    atomics && '(amo_loaded || !is_rmw)',
  );
  const ends = any(
    steps,
    crossing && 'first_access_error',
    atomics && 'amo_read_error',
    atomics && `(${all('start && bus_free && sc_fails', behind && 'buffer_idle')})`,
    behind && 'access_behind',
    ahead && 'moves_up',
  );
  const starts = all('start', 'bus_free', atomics && '!amo_reading', atomics && '!sc_fails');
  return sv`
    assign bus_free = ${any('!busy', buffer && 'done_buffered', hits && `${bus}_hit`)};
    assign granted = ${bus}_req && ${bus}_gnt;
    ${atomics && behind && '// An SC that fails needs no bus; a store behind its answer needs the buffer.'}
    assign accept = ${ends};

    assign ${bus}_req = ${ahead ? `(${starts}) || asks` : starts};
    assign ${bus}_we = ${atomics ? 'amo ? amo_loaded || is_sc : we' : 'we'};
    assign ${bus}_addr = {address[31:2]${crossing ? " + {29'd0, second_access}" : ''}, 2'b00};
    assign ${bus}_be = ${crossing ? "second_access ? {1'b0, byte_enables[6:4]} : byte_enables[3:0]" : 'byte_enables'};
    assign ${bus}_wdata = ${atomics ? 'amo_loaded ? new_word : aligned_wdata' : 'aligned_wdata'};
    ${features.manages && `assign ${bus}_manage = manage;`}
    ${buffer && `assign ${bus}_buffered = ${atomics ? 'we && !amo' : 'we'};`}
    ${behind && `assign access_behind = ${all('start_behind', crossing && '!crosses', 'done && !fault')};`}
    ${ahead && `\n${goesAhead(features)}`}
  `;
}

/** Loads that are requested before that in front of them is answered. */
const goesAhead = ({ crossing }: LsuFeatures) => sv`
  // A request that waits stays: as one of start when the access before is done; when that fails, until it is granted,
  // for which the trap waits.
  assign asks = asks_ahead || (${all('start_ahead && !ahead', crossing && '!crosses')});
  assign moves_up = done && !fault && (ahead || (asks && granted));
`;

const halves = ({ crossing, atomics }: LsuFeatures) => crossing || atomics;

const reset = (features: LsuFeatures) => sv`
  busy <= 1'b0;
  ${features.ahead && "asks_ahead <= 1'b0;\nahead <= 1'b0;"}
  ${halves(features) && "aborted <= 1'b0;"}
`;

function running(features: LsuFeatures): string {
  const failures = any(features.crossing && 'first_access_error', features.atomics && 'amo_read_error');
  const bus = channelOf(features);
  const kept = any(
    'granted',
    features.behind && 'access_behind',
    features.ahead && '(ahead && !failed)',
    `(busy && !${bus}_rvalid)`,
  );
  return sv`
    busy <= ${kept};
    ${features.ahead && AHEAD_RUNNING}
    ${halves(features) && `aborted <= ${failures};`}
  `;
}

const AHEAD_RUNNING = sv`
  asks_ahead <= asks && !granted && (!done || fault);
  ahead <= ahead ? !moves_up && !failed : asks && granted && !moves_up;
`;

function answer(features: LsuFeatures): string {
  const { crossing, atomics, buffer } = features;
  const bus = channelOf(features);
  const whole = all(
    `${bus}_rvalid`,
    features.ahead && '!failed',
    crossing && '!second_access',
    atomics && '!amo_reading',
  );
  const done = any(
    halves(features) ? `(${whole})` : whole,
    halves(features) && 'aborted',
    atomics && 'sc_failed',
  );
  const fault = halves(features) ? `aborted || (${bus}_rvalid && ${bus}_err)` : `${bus}_err`;
  return sv`
    assign done = ${done};
    assign fault = ${fault};
    ${features.doneHit && `assign done_hit = ${all(`${bus}_hit`, crossing && '!second_access', atomics && '!amo_reading')};`}
    ${
      atomics
        ? "assign rdata = rsp_old_word ? old_word : rsp_sc ? {31'd0, sc_failed} : load_result;"
        : 'assign rdata = load_result;'
    }
    ${features.idle && `assign idle = !busy${halves(features) ? ' && !aborted' : ''}${atomics ? ' && !sc_failed' : ''}${buffer ? ' && buffer_idle' : ''};`}
  `;
}
