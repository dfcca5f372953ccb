import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import type { DataShape } from './dataShape.ts';
import { WORD_BITS } from './ecc/code.ts';
import { eccNets } from './ecc/correction.ts';
import { waysOf } from './geometry.ts';
import { parityNets } from './parity.ts';

const STATES = sv`
  localparam logic [2:0] CLEAR = 3'd0; // all tags are made invalid, set by set
  localparam logic [2:0] LOOK_UP = 3'd1;
  localparam logic [2:0] STORE = 3'd2; // a word is written on the bus
  localparam logic [2:0] ADDRESS = 3'd3; // the address of a read is offered
  localparam logic [2:0] BEATS = 3'd4;
`;

const WRITE_BACK_STATES = sv`
  localparam logic [2:0] EVICT = 3'd5; // a dirty line is written on the bus
  localparam logic [2:0] EVICTED = 3'd6; // its response is awaited
`;

export const constants = ({ words, writeBack, cleans }: DataShape) => sv`
  ${STATES}
  ${writeBack && WRITE_BACK_STATES}
  ${cleans && "localparam logic [2:0] SCAN = 3'd7; // dirty lines are looked for, set by set"}
  localparam logic [7:0] LAST_BEAT = 8'd${words - 1};
  localparam logic [1:0] INCR = 2'b01;
  localparam logic [1:0] WRAP = 2'b10;
  localparam logic [1:0] OKAY = 2'b00;
`;

const request = ({ wordBits, indexBits, manages }: DataShape, ways: string) => sv`
  logic [2:0] state;
  logic pending; // a request has no answer yet
  logic looked_up; // the memories show what lies at its address
  logic [31:2] addr;
  logic we;
  logic [3:0] be;
  logic [31:0] wdata;
  ${manages && MANAGING}
  logic accept;
  logic cached;
  logic hit;
  logic found; // the answer is there
  logic miss; // the bus is needed
  ${ways} way_hit;
  ${ways} victim; // the way to be refilled
  ${logic(indexBits)} set; // that is cleared or scanned
  ${logic(wordBits)} beat; // word of the line that arrives next
  logic first; // the beat that arrives next is the first
  logic failed; // a beat came with an error
  logic arrives;
  logic ends;
`;

const MANAGING = sv`
  logic [1:0] manage;
  logic managing; // the request is for the line and not for its data
  logic managed; // that is done without the bus
  logic drops; // the line is invalid from now on
`;

/** Bits of a word as a way's memory has it. */
export const storedWord = ({ parity, ecc }: DataShape) => (ecc ? WORD_BITS : parity ? 36 : 32);

/** A store of bytes takes the others of its word along, for the check bits are of all of them. */
const merging = ({ writeBack, ways }: DataShape) => sv`
  logic partial;
  logic [31:0] merged;
  ${writeBack && `logic merging; // the word of a store of bytes is written, and the store answered\nlogic [${ways - 1}:0] merge_way;`}
`;

const memories = (shape: DataShape, ways: string) => sv`
  // The memories of the ways
  ${waysOf(shape)
    .map((way) => `logic [${storedWord(shape) - 1}:0] data_${way};\n${logic(shape.entryBits)} tag_${way};`)
    .join('\n')}
  logic read;
  ${logic(shape.indexBits + shape.wordBits)} read_word;
  ${ways} tag_write;
  ${logic(shape.indexBits)} tag_index;
  ${logic(shape.storedBits)} tag_wdata;
  ${ways} data_write;
  ${!shape.ecc && 'logic [3:0] data_lanes;'}
  ${logic(shape.indexBits + shape.wordBits)} write_word;
  logic [31:0] write_data;
  ${shape.parity && `logic [${shape.tagBits}:0] tag_entry;\nlogic [35:0] kept_data; // its bytes with parity\n${parityNets(shape)}`}
  ${shape.ecc && `${logic(shape.entryBits)} tag_entry;\nlogic [${WORD_BITS - 1}:0] kept_data; // with check bits\n${merging(shape)}\n\n${eccNets(shape)}`}
`;

const eviction = ({ wordBits, indexBits, tagBits, cleans, ecc }: DataShape, ways: string) => sv`
  // Lines on their way to memory
  ${ways} dirty;
  logic store_hit;
  logic stored; // the access before was a store that hit
  logic [31:2] stored_addr;
  ${!ecc && 'logic [3:0] stored_be;'}
  logic [31:0] stored_wdata;
  ${ways} evict_way;
  ${logic(indexBits)} evict_index;
  ${logic(tagBits)} evict_tag;
  logic [${wordBits}:0] evict_word; // the next to be read
  logic evict_load;
  ${ecc && 'logic starts_eviction;'}
  ${cleans && 'logic scanning; // the line is written for a scan, and stays\nlogic scanned; // the memories show the tags of the set\nlogic scan;'}
  ${cleans && `${ways} scan_way; // the lowest dirty way of the set`}
  ${ecc && EVICTED_WORD}
`;

const EVICTED_WORD = sv`
  logic [${WORD_BITS - 1}:0] evict_raw; // the word that is written
  logic [${WORD_BITS - 33}:0] evict_syndrome;
  logic evict_taken;
  logic evict_lost; // two of its bits are wrong: memory keeps what it has
  logic line_lost; // so did a word of this line
`;

export function nets(shape: DataShape): string {
  const ways = `logic [${shape.ways - 1}:0]`;
  return sv`
    ${request(shape, ways)}

    ${memories(shape, ways)}

    ${shape.writeBack ? eviction(shape, ways) : `${ways} write_ways; // that hold the word that is stored`}

    // Writing on the bus
    logic aw_valid;
    logic w_valid;
    ${shape.writeBack && 'logic w_last;'}
  `;
}
