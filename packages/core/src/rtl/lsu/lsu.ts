import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { instance, portsOf } from '../instance.ts';
import { sv } from '../sv.ts';
import { ATOMIC_NETS, atomicsText } from './atomics.ts';
import { CROSSING_NETS, crossingText } from './crossing.ts';
import { channelOf, lsuFeatures } from './features.ts';
import type { LsuFeatures } from './features.ts';
import { answerNets, laneNets, loadLanes, storeLanes } from './lanes.ts';
import { storeBuffer } from './storeBuffer.ts';

/** `<c>_lsu`: loads and stores. */
export function lsu(options: CoreOptions): string {
  const features = lsuFeatures(options);
  const { crossing, atomics, buffer } = features;
  return sv`
    // Load-store unit: puts bytes and halves on their lanes and back, one access under way at a time. The next one
    // goes out when the last is answered, in the cycle after: AXI wants a register between an answer and a request.
    ${crossing && '// An access that crosses words is made of two.'}
    ${atomics && '// Atomic operations read, compute and write while start is held; lr and sc look at a reservation of one word.'}
    module ${options.name}_lsu (
      ${ports(features)}
    );
      localparam logic [1:0] BYTE = 2'b00;
      localparam logic [1:0] HALF = 2'b01;

      logic        busy;   // the bus owes an answer
      logic        free;   // it owes none that a request would have to wait for
      logic        taken;
      ${(crossing || atomics) && 'logic        failed; // ends an access that stopped half way'}
      ${laneNets(features)}
      ${answerNets(features)}
      ${crossing && CROSSING_NETS}
      ${atomics && ATOMIC_NETS}
      ${buffer && BUFFER_NETS}
      ${buffer && !features.settled && 'logic        settled;'}

      ${!features.misaligned ? '' : `assign misaligned = ${misaligned(features)};`}

      ${storeLanes(features)}

      ${request(features)}

      ${crossing && crossingText(options)}

      ${atomics && atomicsText(options)}

      ${clocked(options, reset(features), running(features))}

      ${loadLanes(features)}

      ${answer(features)}

      ${buffer && instance(options.name, 'store_buffer', portsOf(storeBuffer(options)), { idle: 'buffer_idle' })}
    endmodule
  `;
}

const ports = ({ atomics, misaligned, buffer, settled, idle, stored }: LsuFeatures) => sv`
  input  logic        clk,
  input  logic        rst_n,
  // From the pipeline: start is held, with all that belongs to it, until accept
  input  logic        start,
  input  logic        we,
  input  logic [1:0]  size,
  input  logic        unsign,
  input  logic [31:0] address,
  input  logic [31:0] wdata,
  ${atomics && 'input  logic        amo,\ninput  logic [4:0]  amo_op,\ninput  logic        clear_reservation,'}
  output logic        accept,
  ${misaligned && '// Such an access is not to be started\noutput logic        misaligned,'}
  // To the pipeline: answer to what was accepted, a cycle later at the earliest
  output logic        done,
  output logic [31:0] rdata,
  output logic        fault,
  ${stored && '// What an atomic operation has written, with done\noutput logic        stores,\noutput logic [31:0] stored,'}
  ${idle && 'output logic        idle,'}
  ${settled && '// done is for a buffered store, and follows from nothing on the bus\noutput logic        settled,'}
  ${buffer && '// The bus has refused a buffered store\noutput logic        store_error,'}
  // Bus
  output logic        dbus_req,
  output logic        dbus_we,
  output logic [31:0] dbus_addr,
  output logic [3:0]  dbus_be,
  output logic [31:0] dbus_wdata,
  input  logic        dbus_gnt,
  input  logic        dbus_rvalid,
  input  logic [31:0] dbus_rdata,
  input  logic        dbus_err
`;

const BUFFER_NETS = sv`

  // To the store buffer
  logic        access_req;
  logic        access_we;
  logic        access_buffered;
  logic [31:0] access_addr;
  logic [3:0]  access_be;
  logic [31:0] access_wdata;
  logic        access_gnt;
  logic        access_rvalid;
  logic        access_err;
  logic        buffer_idle;
`;

function misaligned({ crossing }: LsuFeatures): string {
  return crossing ? "amo && offset != 2'd0" : "(size[1] && offset != 2'd0) || (size == HALF && offset[0])";
}

/** Conjunction of conditions, without those that are not there. */
const all = (...terms: (string | false)[]) => terms.filter((term) => term !== false).join(' && ');
const any = (...terms: (string | false)[]) => terms.filter((term) => term !== false).join(' || ');

function request(features: LsuFeatures): string {
  const { crossing, atomics, buffer } = features;
  const bus = channelOf(features);
  const steps = all('taken', crossing && '(second || !crosses)', atomics && '(loaded || !is_modify)');
  const ends = any(
    steps,
    crossing && 'first_failed',
    atomics && 'read_failed',
    atomics && '(start && free && refused)',
  );
  return sv`
    assign free   = ${any('!busy', buffer && 'settled')};
    assign taken  = ${bus}_req && ${bus}_gnt;
    assign accept = ${ends};

    assign ${bus}_req   = ${all('start', 'free', atomics && '!reading', atomics && '!refused')};
    assign ${bus}_we    = ${atomics ? 'amo ? loaded || is_conditional : we' : 'we'};
    assign ${bus}_addr  = {address[31:2]${crossing ? " + {29'd0, second}" : ''}, 2'b00};
    assign ${bus}_be    = ${crossing ? "second ? {1'b0, lanes[6:4]} : lanes[3:0]" : 'lanes'};
    assign ${bus}_wdata = ${atomics ? 'loaded ? new_word : lane_wdata' : 'lane_wdata'};
    ${buffer && `assign ${bus}_buffered = ${atomics ? 'we && !amo' : 'we'};`}
  `;
}

const halves = ({ crossing, atomics }: LsuFeatures) => crossing || atomics;

const reset = (features: LsuFeatures) => sv`
  busy   <= 1'b0;
  ${halves(features) && "failed <= 1'b0;"}
`;

function running(features: LsuFeatures): string {
  const failures = any(features.crossing && 'first_failed', features.atomics && 'read_failed');
  return sv`
    busy   <= taken || (busy && !${channelOf(features)}_rvalid);
    ${halves(features) && `failed <= ${failures};`}
  `;
}

function answer(features: LsuFeatures): string {
  const { crossing, atomics, buffer } = features;
  const bus = channelOf(features);
  const whole = all(`${bus}_rvalid`, crossing && '!second', atomics && '!reading');
  const done = any(
    halves(features) ? `(${whole})` : whole,
    halves(features) && 'failed',
    atomics && 'refusal',
  );
  const fault = halves(features) ? `failed || (${bus}_rvalid && ${bus}_err)` : `${bus}_err`;
  return sv`
    assign done  = ${done};
    assign fault = ${fault};
    ${
      atomics
        ? "assign rdata = answers_old ? old_word : answers_sc ? {31'd0, refusal} : loaded_value;"
        : 'assign rdata = loaded_value;'
    }
    ${features.idle && `assign idle  = !busy${halves(features) ? ' && !failed' : ''}${atomics ? ' && !refusal' : ''}${buffer ? ' && buffer_idle' : ''};`}
  `;
}
