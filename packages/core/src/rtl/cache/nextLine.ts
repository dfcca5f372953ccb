import { output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { hasCacheLock } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { regionsOf } from '../../options/regions.ts';
import { clocked } from '../clocked.ts';
import { missPorts } from '../csr/events.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { waysOf } from './geometry.ts';
import type { InstructionShape } from './instructionShape.ts';

/** Whether the line behind one that is missing is fetched with it. */
export const fetchesNext = ({ memory }: CoreOptions): boolean => memory.nextLinePrefetch;

/** A burst crosses no multiple of it, as another subordinate may lie behind (Arm IHI 0022H, A3.4.1). */
const SUBORDINATE = 4096;

/** Bytes from whose last line on none is fetched: within them lines have the same tag, and are cached or not together. */
function blockOf(options: CoreOptions): number {
  const { instructionCache, cachedRegion, uncachedRegion } = options.memory;
  const { size, ways } = instructionCache!;
  const regions = [cachedRegion, uncachedRegion].flatMap((region) => (region ? [region.size] : []));
  const inside = regionsOf(options).map(({ base, end }) => end - base);
  return Math.min(SUBORDINATE, size / ways, ...regions, ...inside);
}

/** Bits of an address within a line. */
const lineBits = ({ wordBits }: InstructionShape) => 2 + wordBits;

export const nextLineText = (options: CoreOptions) => sv`
  Once the burst of a missing line is accepted, the address of the next line is offered, so that two bursts are under way;
  their beats come in order (Arm IHI 0022H, A5 and A6), as both are of one manager and ID. The line goes into the same way, and
  a word that has come is a hit. What hits elsewhere goes on meanwhile; what is missing waits for the end of the burst.
  Nobody has asked for it: an error in it is not told, and leaves it invalid, as do a flush meanwhile and a lost bit that
  is found. Memory that is cached may be read ahead of what is executed, and what may be executed is looked at
  for each fetch, so memory protection has no say in it.
  ${hasCacheLock(options) && 'While ways are locked it takes the place of no other line.'}
`;

export const nextLineNets = (shape: InstructionShape) => sv`

  // The next line
  logic probed; // the memories show the tags beside which it would lie
  logic next_starts;
  logic next_offered; // its address is
  logic next_busy; // its burst is under way
  logic next_dropped; // it does not become valid
  logic [31:${lineBits(shape)}] next_line;
  logic [${shape.ways - 1}:0] next_way;
  logic next_arrives;
  logic next_ends;
  logic next_valid; // all of it is there
  ${logic(shape.wordBits)} beat_before; // words that were there when the memories were read
  logic [${shape.ways - 1}:0] partly; // the way in which it has the word asked for, but not all
`;

/** What the write port of the memories does for wrong bits in a cycle. */
const mending = ({ parity, ecc }: InstructionShape) => (ecc ? 'correcting' : parity ? 'spoilt' : undefined);

/** While ways are locked nothing makes room for it: what a way is being filled with stays there. */
const hasRoom = (shape: InstructionShape) => {
  const valid = waysOf(shape).map((way) => `tag_${way}[${shape.tagBits}]`);
  return `(locked == '0 || (victim & {${valid.toReversed().join(', ')}}) == '0) && `;
};

/** Its burst, and what becomes of it. */
export function nextLine(options: CoreOptions, shape: InstructionShape): string {
  const mends = mending(shape);
  const low = lineBits(shape);
  const last = `&addr[${Math.log2(blockOf(options)) - 1}:${low}]`;
  return sv`

    // The next line. Where a tag beside it has a wrong bit, it may be there already, and is not fetched.
    assign next_starts = probed && ${mends !== undefined && "entry_bad == '0 && "}${hasCacheLock(options) && hasRoom(shape)}way_hit == '0 && !stale && !flush;
    assign next_arrives = state != BEATS && m_axi_rvalid;
    assign next_ends = next_arrives && m_axi_rlast;
    assign next_valid = next_ends && !next_dropped && m_axi_rresp == OKAY${mends !== undefined && ` && !${mends}`};
    assign partly = {${shape.ways}{next_busy && !next_dropped && addr${shape.index} == next_line${shape.index} && addr${shape.word} < beat_before}} & next_way;

    ${clocked(
      options,
      "probed <= 1'b0;\nnext_offered <= 1'b0;\nnext_busy <= 1'b0;\nnext_dropped <= 1'b0;",
      sv`
        probed <= state == ADDRESS && m_axi_arready && cached && !(${last});
        next_offered <= next_starts || (next_offered && !m_axi_arready);
        next_busy <= (next_offered && m_axi_arready) || (next_busy && !next_ends);
        next_dropped <= !next_starts && (next_dropped || flush || ${mends !== undefined && `${mends} || `}(next_arrives && m_axi_rresp != OKAY));
      `,
    )}

    ${tellsMisses(options) && 'assign instruction_miss = state == ADDRESS && m_axi_arready && cached;\n'}
    always_ff @(posedge clk) begin
      if (state == ADDRESS) begin
        next_line <= {addr${shape.tag}, addr${shape.index} + ${shape.indexBits}'d1};
        next_way <= victim;
      end
      beat_before <= beat;
    end
  `;
}

/** A lookup in the cycle in which the line becomes valid is done again, and what it shows is not kept. */
export const NOT_WHILE_VALIDATED = ' && !next_ends';

/** What is missing may be a part of it, and is looked up again until its burst has ended. */
export const NOT_WHILE_BUSY = ' && !next_offered && !next_busy';

/** Words that the memories show: while a burst is offered, tags beside the next line. */
export const probing = ({ wordBits, indexBits, index }: InstructionShape, own: string) =>
  `(state == ADDRESS ? {addr${index} + ${indexBits}'d1, ${wordBits}'d0} : ${own})`;

/** Whether the cache itself tells of what is missing: the bus alone does not say for which burst somebody waits. */
export const tellsMisses = (options: CoreOptions): boolean =>
  fetchesNext(options) && missPorts(options).includes('instruction_miss');

export const missedPort = (options: CoreOptions): PortText[] =>
  tellsMisses(options) ? [output('instruction_miss', 1, 'the burst of a missing line is accepted')] : [];

/** What the bus and the write ports of the memories have of it, beside the line that was asked for. */
export function nextWritten({ next, ways, wordBits, index, tag, ecc }: InstructionShape) {
  const or = (own: string, condition: string, other: string) =>
    next ? `${condition} ? ${other} : ${own}` : own;
  const written = `next_arrives${ecc ? ' && !correcting' : ''}`;
  return {
    address: (own: string) => or(own, 'next_offered', `{next_line, ${wordBits + 2}'d0}`),
    index: (own: string) => or(own, 'probed || next_valid', `next_line${index}`),
    tag: (own: string) => or(own, 'next_valid', `next_line${tag}`),
    tags: next ? ` | ({${ways}{next_starts}} & victim) | ({${ways}{next_valid}} & next_way)` : '',
    data: next ? ` | ({${ways}{${written}}} & next_way)` : '',
    word: (own: string) =>
      or(own, `state != BEATS${ecc ? ' && !correcting' : ''}`, `{next_line${index}, beat}`),
  };
}
