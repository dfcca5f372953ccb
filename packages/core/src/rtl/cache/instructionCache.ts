import { input, portGroup } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { axiManagerPorts } from '../axi/axiLite.ts';
import { channelPorts, FETCH_SIGNALS } from '../channels.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import type { Unit } from '../unit.ts';
import { cacheRam } from './cacheRam.ts';
import { geometryOf, isCached, waysOf } from './geometry.ts';
import { PARITY_PORTS, guarded, hasParity, parityNets, parityText, spoiltWays } from './parity.ts';
import type { Geometry } from './geometry.ts';

const sizeOf = (options: CoreOptions) => options.memory.instructionCache!;

/** `<c>_icache`: instructions that were fetched before, in one cycle. */
export const instructionCache: Unit = {
  suffix: 'icache',
  chosen: ({ memory }) => memory.instructionCache !== null,
  comment: (options) => {
    const { size, ways, line } = sizeOf(options);
    return sv`
      Instruction cache: ${size} bytes, ${ways === 1 ? 'one way' : `${ways} ways`}, lines of ${line} bytes. A hit is answered in the cycle after the request.
      A miss is answered by the first beat of the burst that refills the line, which begins with the word asked for and
      wraps; the next request waits for its end. A line with an error in its burst stays invalid.
      ${hasParity(options) && 'Tags and words have even parity: what has lost a bit is fetched anew.'}
    `;
  },
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    input('flush', 1, 'forget everything: requests from this cycle on see memory'),
    ...portGroup('From the fetch unit', channelPorts('ibus', 'responder', FETCH_SIGNALS)),
    ...(hasParity(options) ? PARITY_PORTS : []),
    ...portGroup('AXI4', axiManagerPorts('m_axi', { readOnly: true, protocol: 'axi4' })),
  ],
  body(options) {
    const shape = geometryOf(sizeOf(options));
    return sv`
      ${constants(shape)}

      ${nets(shape, hasParity(options))}
      ${hasParity(options) && parityNets(shape)}

      ${lookup(options, shape)}

      ${refill(options, shape)}

      ${waysOf(shape)
        .map((way) => memories(options, shape, way))
        .join('\n')}
    `;
  },
};

const constants = ({ words }: Geometry) => sv`
  localparam logic [1:0] CLEAR = 2'd0; // all tags are made invalid, set by set
  localparam logic [1:0] LOOK_UP = 2'd1;
  localparam logic [1:0] ADDRESS = 2'd2; // the address of a burst is offered
  localparam logic [1:0] BEATS = 2'd3;
  localparam logic [7:0] LAST_BEAT = 8'd${words - 1};
  localparam logic [1:0] INCR = 2'b01;
  localparam logic [1:0] WRAP = 2'b10;
  localparam logic [1:0] OKAY = 2'b00;
`;

const nets = (shape: Geometry, parity: boolean, bits = `logic [${shape.ways - 1}:0]`) => sv`
  logic [1:0] state;
  logic pending; // a request has no answer yet
  logic looked_up; // the memories show what lies at its address
  logic [31:2] addr;
  logic cached;
  logic hit;
  logic found; // the answer is there
  logic accept;
  ${logic(shape.indexBits)} clear_index;
  ${logic(shape.wordBits)} beat; // word of the line that arrives next
  logic failed; // a beat came with an error
  logic stale; // flushed since the burst began
  logic arrives;
  logic ends;
  ${bits} way_hit;
  ${bits} victim; // the way to be refilled
  ${waysOf(shape)
    .map(
      (way) =>
        `logic [${parity ? 32 : 31}:0] data_${way};\nlogic [${shape.tagBits + Number(parity)}:0] tag_${way}; // {${parity ? 'parity, ' : ''}valid, tag}`,
    )
    .join('\n')}

  // Writing of tags and data
  ${bits} tag_write;
  ${logic(shape.indexBits)} tag_index;
  ${parity && `logic [${shape.tagBits}:0] tag_entry;`}
  logic [${shape.tagBits + Number(parity)}:0] tag_wdata;
  ${bits} data_write;

  // Reading
  ${logic(shape.indexBits + shape.wordBits)} read_word;
`;

/** Requests, and hits. */
function lookup(options: CoreOptions, shape: Geometry): string {
  const ways = waysOf(shape);
  const range = `[${1 + shape.wordBits + shape.indexBits}:2]`;
  const parity = hasParity(options);
  const data = ways
    .map((way) => `({32{way_hit[${way}]}} & data_${way}${parity ? '[31:0]' : ''})`)
    .join(' |\n  ');
  const kept = ways.map((way) => `({33{way_hit[${way}]}} & data_${way})`).join(' | ');
  const wanted = `{1'b1, addr${shape.tag}}`;
  return sv`
    assign cached = ${isCached('addr', options)};
    ${ways.map((way) => `assign way_hit[${way}] = tag_${way} == ${parity ? guarded(wanted) : wanted};`).join('\n')}
    assign hit = cached && |way_hit;
    ${parity && `${parityText(options, shape, `hit && ^(${kept})`)}\n`}
    assign found = looked_up && hit${parity && ' && !spoilt'};
    assign ibus_gnt = state == LOOK_UP && (!pending || found);
    assign accept = ibus_req && ibus_gnt;

    // What was looked up in vain, or before a flush, is looked up again.
    assign read_word = pending && !looked_up ? addr${range} : ibus_addr${range};

    ${clocked(
      options,
      "pending <= 1'b0;\nlooked_up <= 1'b0;",
      sv`
        pending <= accept || (pending && !ibus_rvalid);
        looked_up <= state == LOOK_UP && !flush && (accept || (pending && !looked_up));
      `,
    )}

    always_ff @(posedge clk) if (accept) addr <= ibus_addr[31:2];

    assign arrives = state == BEATS && m_axi_rvalid;
    assign ibus_rvalid = found || (arrives && pending);
    assign ibus_rdata = found ? (
      ${data}
    ) : m_axi_rdata;
    assign ibus_err = !found && m_axi_rresp != OKAY;

    // Words are asked for.
    logic unused;
    assign unused = ^ibus_addr[1:0];
  `;
}

/** Bursts, and what they leave in tags and data. */
function refill(options: CoreOptions, shape: Geometry): string {
  const { ways, wordBits, indexBits } = shape;
  const parity = hasParity(options);
  const valid = 'ends && !failed && m_axi_rresp == OKAY && !stale && !flush';
  const next =
    ways === 1 ? '' : `if (ends && cached) victim <= {victim[${ways - 2}:0], victim[${ways - 1}]};`;
  return sv`
    // AxPROT: instruction, secure, privileged. AxCACHE: write-back, allocate on reads; else a device, not bufferable.
    assign m_axi_arvalid = state == ADDRESS;
    assign m_axi_araddr = {addr, 2'b00};
    assign m_axi_arlen = cached ? LAST_BEAT : 8'd0;
    assign m_axi_arsize = 3'd2;
    assign m_axi_arburst = cached ? WRAP : INCR;
    assign m_axi_arcache = cached ? 4'b1111 : 4'b0000;
    assign m_axi_arprot = 3'b101;
    assign m_axi_rready = 1'b1;
    assign ends = arrives && m_axi_rlast;

    ${clocked(options, RESET, running(shape, parity))}
    ${ways === 1 ? "assign victim = 1'b1;" : clocked(options, `victim <= ${ways}'d1;`, next)}

    always_ff @(posedge clk) begin
      if (state == ADDRESS) beat <= addr${shape.word};
      else if (arrives) beat <= beat + ${wordBits}'d1;
      failed <= state == BEATS && (failed || (arrives && m_axi_rresp != OKAY));
    end

    // A line is invalid from before its first word is replaced until all of it is there.
    assign tag_write = state == CLEAR ? {${ways}{1'b1}} : ${parity ? `({${ways}{cached && (state == ADDRESS || ends)}} & victim) | ${spoiltWays(shape)}` : `{${ways}{cached && (state == ADDRESS || ends)}} & victim`};
    assign tag_index = state == CLEAR ? clear_index : addr${shape.index};
    ${
      parity
        ? `assign tag_entry = state == CLEAR ? ${shape.tagBits + 1}'d0 : {${valid}, addr${shape.tag}};\nassign tag_wdata = ${guarded('tag_entry')};`
        : `assign tag_wdata = {${valid}, addr${shape.tag}};`
    }
    assign data_write = {${ways}{arrives && cached}} & victim;
    ${parity && `logic [32:0] kept_data; // {parity, word}\nassign kept_data = ${guarded('m_axi_rdata')};`}

    ${logic(indexBits + wordBits)} write_word;
    assign write_word = {addr${shape.index}, beat};
  `;
}

const RESET = sv`
  state <= CLEAR;
  clear_index <= '0;
  stale <= 1'b0;
`;

const running = ({ sets, indexBits }: Geometry, parity: boolean) => sv`
  stale <= (state == ADDRESS || state == BEATS) && (stale || flush);
  if (state == CLEAR) clear_index <= clear_index + ${indexBits}'d1;
  case (state)
    CLEAR: if (clear_index == ${indexBits}'d${sets - 1}) state <= LOOK_UP;
    LOOK_UP:
      if (flush) state <= CLEAR;
      else if (looked_up && ${parity ? '!found && !spoilt' : '!hit'}) state <= ADDRESS;
    ADDRESS: if (m_axi_arready) state <= BEATS;
    default: if (ends) state <= stale || flush ? CLEAR : LOOK_UP;
  endcase
`;

function memories(options: CoreOptions, shape: Geometry, way: number): string {
  const { sets, words, tagBits, indexBits, wordBits } = shape;
  const index = `read_word[${indexBits + wordBits - 1}:${wordBits}]`;
  const read = { read: "1'b1" };
  const parity = hasParity(options);
  return [
    instance(
      options,
      cacheRam,
      {
        ...read,
        raddr: index,
        rdata: `tag_${way}`,
        write: `tag_write[${way}]`,
        waddr: 'tag_index',
        wdata: 'tag_wdata',
      },
      { WORDS: String(sets), WIDTH: String(tagBits + (parity ? 2 : 1)) },
      `u_tags_${way}`,
    ),
    instance(
      options,
      cacheRam,
      {
        ...read,
        raddr: 'read_word',
        rdata: `data_${way}`,
        write: `data_write[${way}]`,
        waddr: 'write_word',
        wdata: parity ? 'kept_data' : 'm_axi_rdata',
      },
      { WORDS: String(sets * words), WIDTH: parity ? '33' : '32' },
      `u_data_${way}`,
    ),
  ].join('\n');
}
