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
import { correction, eccFunctions, eccNets } from './ecc/correction.ts';
import { ECC_PORTS, hasEcc } from './ecc/options.ts';
import { isCached, waysOf } from './geometry.ts';
import { PARITY_PORTS, guarded, hasParity, parityNets, parityText } from './parity.ts';
import { refill } from './instructionRefill.ts';
import { instructionShape, sizeOf } from './instructionShape.ts';
import type { InstructionShape } from './instructionShape.ts';
import {
  NOT_WHILE_VALIDATED,
  fetchesNext,
  missedPort,
  nextLine,
  nextLineNets,
  nextLineText,
  probing,
} from './nextLine.ts';
import { lockPorts } from './victim.ts';

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
      ${hasEcc(options) && 'A Hsiao code corrects one wrong bit of a tag or a word; where two are wrong the line is fetched anew.'}
      ${fetchesNext(options) && nextLineText(options)}
    `;
  },
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    input('flush', 1, 'forget everything: requests from this cycle on see memory'),
    ...portGroup('From the fetch unit', channelPorts('ibus', 'responder', FETCH_SIGNALS)),
    ...lockPorts(options, sizeOf(options)),
    ...(hasParity(options) ? PARITY_PORTS : []),
    ...(hasEcc(options) ? ECC_PORTS : []),
    ...missedPort(options),
    ...portGroup('AXI4', axiManagerPorts('m_axi', { readOnly: true, protocol: 'axi4' })),
  ],
  body(options) {
    const shape = instructionShape(options);
    return sv`
      ${constants(shape)}
      ${shape.ecc && `\n${eccFunctions(shape)}`}

      ${nets(shape)}
      ${shape.parity && parityNets(shape)}
      ${shape.ecc && `\n${eccNets(shape)}`}
      ${shape.next && nextLineNets(shape)}

      ${lookup(options, shape)}

      ${refill(options, shape)}
      ${shape.next && nextLine(options, shape)}

      ${waysOf(shape)
        .map((way) => memories(options, shape, way))
        .join('\n')}
    `;
  },
};

const constants = ({ words }: InstructionShape) => sv`
  localparam logic [1:0] CLEAR = 2'd0; // all tags are made invalid, set by set
  localparam logic [1:0] LOOK_UP = 2'd1;
  localparam logic [1:0] ADDRESS = 2'd2; // the address of a burst is offered
  localparam logic [1:0] BEATS = 2'd3;
  localparam logic [7:0] LAST_BEAT = 8'd${words - 1};
  localparam logic [1:0] INCR = 2'b01;
  localparam logic [1:0] WRAP = 2'b10;
  localparam logic [1:0] OKAY = 2'b00;
`;

const nets = (shape: InstructionShape, bits = `logic [${shape.ways - 1}:0]`) => sv`
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
        `logic [${shape.wordStored - 1}:0] data_${way};\nlogic [${(shape.ecc ? shape.entryBits : shape.storedBits) - 1}:0] tag_${way}; // {${shape.parity ? 'parity, ' : ''}valid, tag}`,
    )
    .join('\n')}

  // Writing of tags and data
  ${bits} tag_write;
  ${logic(shape.indexBits)} tag_index;
  ${(shape.parity || shape.ecc) && `logic [${shape.tagBits}:0] tag_entry;`}
  logic [${shape.storedBits - 1}:0] tag_wdata;
  ${bits} data_write;

  // Reading
  ${logic(shape.indexBits + shape.wordBits)} read_word;
`;

/** Requests, and hits. */
function lookup(options: CoreOptions, shape: InstructionShape): string {
  const ways = waysOf(shape);
  const range = `[${1 + shape.wordBits + shape.indexBits}:2]`;
  const { parity, ecc, next } = shape;
  const data = ways
    .map((way) => `({32{way_hit[${way}]}} & data_${way}${parity ? '[31:0]' : ''})`)
    .join(' |\n  ');
  const kept = ways.map((way) => `({33{way_hit[${way}]}} & data_${way})`).join(' | ');
  // Until all of a line is there its tag is not valid, but a hit of the words that are.
  const wanted = (way: number) => `{${next ? `!partly[${way}]` : "1'b1"}, addr${shape.tag}}`;
  return sv`
    assign cached = ${isCached('addr', options)};
    ${ways.map((way) => `assign way_hit[${way}] = tag_${way} == ${parity ? guarded(wanted(way)) : wanted(way)};`).join('\n')}
    assign hit = cached && |way_hit;
    ${parity && `${parityText(options, shape, `hit && ^(${kept})`)}\n`}
    ${ecc && `${correction(options, shape, { ...CORRECTED, isCurrent: `!flush${next ? NOT_WHILE_VALIDATED : ''}` })}\n`}
    assign found = looked_up && hit${(parity || ecc) && ' && !spoilt'};
    assign ibus_gnt = state == LOOK_UP && (!pending || found);
    assign accept = ibus_req && ibus_gnt;

    // What was looked up in vain, or before a flush, is looked up again.
    assign read_word = pending && !looked_up ? ${next ? probing(shape, `addr${range}`) : `addr${range}`} : ibus_addr${range};

    ${clocked(
      options,
      "pending <= 1'b0;\nlooked_up <= 1'b0;",
      sv`
        pending <= accept || (pending && !ibus_rvalid);
        looked_up <= state == LOOK_UP && !flush${next && NOT_WHILE_VALIDATED} && (accept || (pending && !looked_up));
      `,
    )}

    always_ff @(posedge clk) if (accept) addr <= ibus_addr[31:2];

    assign arrives = state == BEATS && m_axi_rvalid;
    assign ibus_rvalid = found || (arrives && pending);
    assign ibus_rdata = found ? (
      ${ecc ? 'word_corrected ? kept_word[31:0] : raw_word[31:0]' : data}
    ) : m_axi_rdata;
    assign ibus_err = !found && m_axi_rresp != OKAY;

    // Words are asked for.
    logic unused;
    assign unused = ^ibus_addr[1:0];
  `;
}

/** All that is asked for is read; what a flush meets is forgotten anyway. */
const CORRECTED = {
  asks: 'looked_up && cached',
  reads: 'hit',
  told: "if (correcting) error_address <= {addr, 2'b00};",
};

function memories(options: CoreOptions, shape: InstructionShape, way: number): string {
  const { sets, words, indexBits, wordBits, parity, ecc } = shape;
  const index = `read_word[${indexBits + wordBits - 1}:${wordBits}]`;
  const read = { read: "1'b1" };
  return [
    instance(
      options,
      cacheRam,
      {
        ...read,
        raddr: index,
        rdata: ecc ? `raw_tag_${way}` : `tag_${way}`,
        write: `tag_write[${way}]`,
        waddr: 'tag_index',
        wdata: 'tag_wdata',
      },
      { WORDS: String(sets), WIDTH: String(shape.storedBits) },
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
        wdata: parity || ecc ? 'kept_data' : 'm_axi_rdata',
      },
      { WORDS: String(sets * words), WIDTH: String(shape.wordStored) },
      `u_data_${way}`,
    ),
  ].join('\n');
}
