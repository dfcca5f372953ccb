import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { WORD_BITS } from './ecc/code.ts';
import type { InstructionShape } from './instructionShape.ts';
import { NOT_WHILE_BUSY, nextWritten } from './nextLine.ts';
import { guarded, spoiltWays } from './parity.ts';
import { victim } from './victim.ts';

/** Bursts, and what they leave in tags and data. */
export function refill(options: CoreOptions, shape: InstructionShape): string {
  const { ways, wordBits, indexBits, parity, ecc, next } = shape;
  const own = 'ends && !failed && m_axi_rresp == OKAY && !stale && !flush';
  const valid = next ? `(${own}) || next_valid` : own;
  const line = next ? '(next_offered || cached)' : 'cached';
  const ahead = nextWritten(shape);
  return sv`
    // AxPROT: instruction, secure, privileged. AxCACHE: write-back, allocate on reads; else a device, not bufferable.
    assign m_axi_arvalid = state == ADDRESS${next && ' || next_offered'};
    assign m_axi_araddr = ${ahead.address(`{addr, 2'b00}`)};
    assign m_axi_arlen = ${line} ? LAST_BEAT : 8'd0;
    assign m_axi_arsize = 3'd2;
    assign m_axi_arburst = ${line} ? WRAP : INCR;
    assign m_axi_arcache = ${line} ? 4'b1111 : 4'b0000;
    assign m_axi_arprot = 3'b101;
    assign m_axi_rready = 1'b1;
    assign ends = arrives && m_axi_rlast;

    ${clocked(options, RESET, running(shape))}
    ${victim(options, shape)}

    always_ff @(posedge clk) begin
      if (state == ADDRESS) beat <= addr${shape.word};
      ${next && `else if (ends) beat <= ${wordBits}'d0;`}
      else if (arrives${next && ' || next_arrives'}) beat <= beat + ${wordBits}'d1;
      failed <= state == BEATS && (failed || (arrives && m_axi_rresp != OKAY));
    end

    // A line is invalid from before its first word is replaced until all of it is there.
    assign tag_write = state == CLEAR ? {${ways}{1'b1}} : ${parity ? `({${ways}{cached && (state == ADDRESS || ends)}} & victim) | ${spoiltWays(shape)}` : `${ecc || next ? '(' : ''}{${ways}{cached && (state == ADDRESS || ends)}} & victim${ecc || next ? ')' : ''}${ecc ? ' | mended_way' : ''}`}${ahead.tags};
    assign tag_index = state == CLEAR ? clear_index : ${ahead.index(`addr${shape.index}`)};
    ${
      parity || ecc
        ? `assign tag_entry = state == CLEAR ? ${shape.tagBits + 1}'d0 : ${ecc ? 'correcting ? mended_tag : ' : ''}{${valid}, ${ahead.tag(`addr${shape.tag}`)}};\nassign tag_wdata = ${ecc ? '{tag_check(tag_entry), tag_entry}' : guarded('tag_entry')};`
        : `assign tag_wdata = {${valid}, ${ahead.tag(`addr${shape.tag}`)}};`
    }
    assign data_write = ${ecc ? `({${ways}{arrives && cached}} & victim) | ({${ways}{correcting && bad_word && !word_lost}} & kept_way)` : `${next ? '(' : ''}{${ways}{arrives && cached}} & victim${next ? ')' : ''}`}${ahead.data};
    ${ecc && WRITTEN}
    ${parity && `logic [32:0] kept_data; // {parity, word}\nassign kept_data = ${guarded('m_axi_rdata')};`}

    ${logic(indexBits + wordBits)} write_word;
    assign write_word = ${ahead.word(`{addr${shape.index}, ${ecc ? `correcting ? addr${shape.word} : beat` : 'beat'}}`)};
  `;
}

const WRITTEN = sv`
  logic [31:0] write_data;
  logic [${WORD_BITS - 1}:0] kept_data; // with check bits
  assign write_data = correcting ? sound_word : m_axi_rdata;
  assign kept_data = {word_check(write_data), write_data};
`;

const RESET = sv`
  state <= CLEAR;
  clear_index <= '0;
  stale <= 1'b0;
`;

const running = ({ sets, indexBits, parity, ecc, next }: InstructionShape) => sv`
  stale <= (state == ADDRESS || state == BEATS) && (stale || flush);
  if (state == CLEAR) clear_index <= clear_index + ${indexBits}'d1;
  case (state)
    CLEAR: if (clear_index == ${indexBits}'d${sets - 1}) state <= LOOK_UP;
    LOOK_UP:
      if (flush) state <= CLEAR;
      else if (looked_up && ${parity || ecc ? '!found && !spoilt' : '!hit'}${next && NOT_WHILE_BUSY}) state <= ADDRESS;
    ADDRESS: if (m_axi_arready) state <= BEATS;
    default: if (ends) state <= stale || flush ? CLEAR : LOOK_UP;
  endcase
`;
