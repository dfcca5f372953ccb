import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { DataShape } from './dataShape.ts';

/** Reads: of a line, beginning with the word asked for, or of a word that is not cached. */
export const reads = ({ wordBits, word, writeBack }: DataShape) => sv`
  // AxPROT: data, secure, privileged. AxCACHE: ${writeBack ? 'write-back' : 'write-through'}; else a device, not bufferable.
  assign m_axi_arvalid = state == ADDRESS;
  assign m_axi_araddr = {addr, 2'b00};
  assign m_axi_arlen = cached ? LAST_BEAT : 8'd0;
  assign m_axi_arsize = 3'd2;
  assign m_axi_arburst = cached ? WRAP : INCR;
  assign m_axi_arcache = cached ? ${writeBack ? "4'b1111" : "4'b1110"} : 4'b0000;
  assign m_axi_arprot = 3'b001;
  assign m_axi_rready = 1'b1;
  assign arrives = state == BEATS && m_axi_rvalid;
  assign ends = arrives && m_axi_rlast;

  always_ff @(posedge clk) begin
    if (state == ADDRESS) beat <= addr${word};
    else if (arrives) beat <= beat + ${wordBits}'d1;
    first <= state == ADDRESS || (first && !arrives);
    failed <= state == BEATS && (failed || (arrives && m_axi_rresp != OKAY));
  end
`;

const LINE = ({ wordBits }: DataShape) => `{evict_tag, evict_index, ${wordBits + 2}'d0}`;

/** Writes: of a word, and of a line where stores wait in the cache. */
export function writes(options: CoreOptions, shape: DataShape, evicted: string): string {
  const { writeBack } = shape;
  const line = (own: string, word: string) => (writeBack ? `state == STORE ? ${word} : ${own}` : word);
  const attributes = writeBack ? "4'b1111" : "4'b0110";
  return sv`
    assign m_axi_awvalid = aw_valid;
    assign m_axi_awaddr = ${line(LINE(shape), "{addr, 2'b00}")};
    assign m_axi_awlen = ${line('LAST_BEAT', "8'd0")};
    assign m_axi_awsize = 3'd2;
    assign m_axi_awburst = INCR;
    assign m_axi_awcache = ${line(attributes, writeBack ? "4'b0000" : `cached ? ${attributes} : 4'b0000`)};
    assign m_axi_awprot = 3'b001;
    assign m_axi_wvalid = w_valid;
    assign m_axi_wdata = ${line(evicted, 'wdata')};
    assign m_axi_wstrb = ${line(shape.ecc ? '{4{!evict_lost}}' : "4'b1111", 'be')};
    assign m_axi_wlast = ${line('w_last', "1'b1")};
    assign m_axi_bready = 1'b1;

    ${clocked(options, "aw_valid <= 1'b0;\nw_valid <= 1'b0;", writeBack ? BOTH : WORDS)}
    ${writeBack && eviction(shape)}
  `;
}

const WORDS = sv`
  aw_valid <= starts_store || (aw_valid && !m_axi_awready);
  w_valid <= starts_store || (w_valid && !m_axi_wready);
`;

const BOTH = sv`
  aw_valid <= starts_store || starts_eviction || (aw_valid && !m_axi_awready);
  w_valid <= starts_store || evict_load || (w_valid && !m_axi_wready);
`;

/** The words of a dirty line are read one ahead of the bus. */
function eviction({ ways, wordBits, words, index, tag, tagBits, cleans, manages }: DataShape): string {
  const way = manages ? 'managing ? way_hit : victim' : 'victim';
  const all = Array.from({ length: ways }, (_, way) => way);
  const tagOf = (select: string) =>
    all.map((way) => `({${tagBits}{${select}[${way}]}} & tag_${way}[${tagBits - 1}:0])`).join(' | ');
  const own = manages ? `managing ? addr${tag} : ${tagOf('victim')}` : tagOf('victim');
  const lowest = ways === 1 ? 'dirty' : `dirty & (~dirty + ${ways}'d1)`;
  return sv`

    ${cleans && `assign scan_way = ${lowest};`}
    assign evict_load = state == EVICT && evict_word != ${wordBits + 1}'d${words} && (!w_valid || m_axi_wready);
    always_ff @(posedge clk) begin
      if (starts_eviction) evict_word <= ${wordBits + 1}'d0;
      else if (evict_load) evict_word <= evict_word + ${wordBits + 1}'d1;
      if (evict_load) w_last <= evict_word == ${wordBits + 1}'d${words - 1};
      if (starts_eviction) begin
        ${
          cleans
            ? sv`
                scanning <= state == SCAN;
                evict_way <= state == SCAN ? scan_way : ${way};
                evict_index <= state == SCAN ? set : addr${index};
                evict_tag <= state == SCAN ? ${tagOf('scan_way')} : ${own};
              `
            : sv`
                evict_way <= ${way};
                evict_index <= addr${index};
                evict_tag <= ${own};
              `
        }
      end
    end
  `;
}
