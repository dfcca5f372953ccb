import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { DataShape } from './dataShape.ts';
import { dataCorrection, eccStores, eccWord } from './ecc/dataCorrection.ts';
import { isCached, waysOf } from './geometry.ts';
import { anyByteBad, guarded, parityText, plainBytes } from './parity.ts';

/** What lies in the cache of a word, with the store before, which the memories do not show yet. */
const word = (shape: DataShape) => {
  if (shape.ecc) return eccWord(shape);
  const selected = waysOf(shape)
    .map((way) => `({32{way_hit[${way}]}} & data_${way})`)
    .join(' |\n  ');
  if (!shape.writeBack)
    return sv`
      logic [31:0] word;
      assign word = ${shape.parity ? plainBytes('kept_word') : `\n  ${selected}`};
    `;
  return sv`
    logic [31:0] memory_word;
    logic [31:0] word;
    logic forwards;
    assign memory_word =
      ${selected};
    assign forwards = stored && stored_addr == addr;
    ${[3, 2, 1, 0]
      .map((lane) => {
        const range = `[${8 * lane + 7}:${8 * lane}]`;
        return `assign word${range} = forwards && stored_be[${lane}] ? stored_wdata${range} : memory_word${range};`;
      })
      .join('\n')}
  `;
};

const hits = (shape: DataShape) => {
  const last = shape.entryBits - 1;
  const range = shape.writeBack ? `[${last - 1}:0]` : '';
  const wanted = `{1'b1, addr${shape.tag}}`;
  return waysOf(shape)
    .map((way) =>
      [
        `assign way_hit[${way}] = tag_${way}${range} == ${shape.parity ? guarded(wanted) : wanted};`,
        shape.writeBack && `assign dirty[${way}] = tag_${way}[${last}];`,
      ]
        .filter((line) => line !== false)
        .join('\n'),
    )
    .join('\n');
};

/** Where the memories are read. */
function reading(shape: DataShape): string {
  const range = `[${1 + shape.wordBits + shape.indexBits}:2]`;
  const own = `pending && !looked_up ? addr${range} : dbus_addr${range}`;
  if (!shape.writeBack) return `assign read = 1'b1;\nassign read_word = ${own};`;
  const scan = shape.cleans ? `state == SCAN ? {set, ${shape.wordBits}'d0} : ` : '';
  return sv`
    assign read = state != EVICT || evict_load;
    assign read_word = state == EVICT ? {evict_index, evict_word[${shape.wordBits - 1}:0]} : ${scan}${own};
  `;
}

/** A line that a store has just made dirty is looked up again. */
const managed = ({ writeBack, parity, ecc }: DataShape) => sv`

  // An instruction of Zicbom: what needs no writing is done when it is looked up.
  assign managing = manage != 2'b00;
  assign managed = looked_up && managing${parity && ' && !spoilt'}${ecc && unspoiltBy({ writeBack })}${writeBack && ' && !stored && !(hit && manage[0] && |(way_hit & dirty))'};
  assign drops = managed && hit && manage[1];
`;

/** Condition that nothing is wrong with what was looked up. */
export const unspoiltBy = ({ writeBack }: Pick<DataShape, 'writeBack'>) =>
  writeBack ? ' && !spoilt && !lost' : ' && !spoilt';

const stored = ({ writeBack, ecc }: DataShape) => sv`

  // A store that hits is written while the next access reads: what that should have seen is kept beside.
  assign store_hit = looked_up && we && hit${ecc && unspoiltBy({ writeBack })};
  always_ff @(posedge clk) begin
    stored <= store_hit;
    stored_addr <= addr;
    ${!ecc && 'stored_be <= be;'}
    stored_wdata <= wdata;
  end
`;

/** A word that is stored to, or whose line is managed, is not read. */
function parityOf(options: CoreOptions, shape: DataShape): string {
  const kept = waysOf(shape)
    .map((way) => `({36{way_hit[${way}]}} & data_${way})`)
    .join(' |\n  ');
  const read = `hit && !we${shape.manages ? ' && !managing' : ''}`;
  return sv`

    logic [35:0] kept_word;
    assign kept_word =
      ${kept};
    ${parityText(options, shape, `${read} && (${anyByteBad('kept_word')})`)}
  `;
}

/** An error of the bus; or what was stored is lost, in the cache or on its way to memory. */
function answerError({ writeBack, manages, ecc }: DataShape): string {
  const writes = manages && writeBack ? '(state == STORE || state == EVICTED)' : 'state == STORE';
  const bus = `(${writes} ? m_axi_bresp : m_axi_rresp) != OKAY`;
  const own = `!found${manages ? ' && !managed' : ''}`;
  if (!ecc || !writeBack) return `assign dbus_err = ${own} && ${bus};`;
  const line = manages ? ' || (state == EVICTED && line_lost)' : '';
  return `assign dbus_err = (looked_up && lost) || (${own} && !merging && (${bus}${line}));`;
}

/** Requests, hits and their answers. */
export function lookup(options: CoreOptions, shape: DataShape): string {
  const { writeBack, manages, parity, ecc } = shape;
  const unspoilt = ecc ? unspoiltBy(shape) : parity ? ' && !spoilt' : '';
  const merges = ecc && writeBack;
  return sv`
    assign cached = ${isCached('addr', options)};
    ${hits(shape)}
    assign hit = cached && |way_hit;
    assign found = looked_up && hit${!writeBack && ' && !we'}${merges && ' && !partial'}${manages && ' && !managing'}${unspoilt};
    assign miss = looked_up && !${merges ? 'hit' : 'found'}${manages && ' && !managing'}${unspoilt};
    ${parity && parityOf(options, shape)}

    // The load-store unit asks for nothing while it waits, unless for the next with dbus_hit.
    assign dbus_gnt = state == LOOK_UP${shape.cleans && ' && !scan'};
    assign accept = dbus_req && dbus_gnt;

    ${reading(shape)}

    ${clocked(
      options,
      `pending <= 1'b0;\nlooked_up <= 1'b0;${merges ? "\nmerging <= 1'b0;" : ''}`,
      sv`
        pending <= accept || (pending && !dbus_rvalid);
        looked_up <= state == LOOK_UP && (accept || (pending && !looked_up${merges && ' && !merging'}));
        ${merges && 'merging <= store_hit && partial;'}
      `,
    )}

    always_ff @(posedge clk)
      if (accept) begin
        addr <= dbus_addr[31:2];
        we <= dbus_we;
        be <= dbus_be;
        wdata <= dbus_wdata;
        ${manages && 'manage <= dbus_manage;'}
      end
    ${manages && managed(shape)}
    ${writeBack && stored(shape)}

    ${word(shape)}
    ${ecc && eccStores(shape)}
    ${ecc && dataCorrection(options, shape)}

    // A load is answered by the first beat of its burst, a store by its response, or after the line has come.
    assign dbus_hit = found;
    assign dbus_rvalid = found || (arrives && pending && first && (!we || m_axi_rresp != OKAY)) || (state == STORE && m_axi_bvalid)${manages && ' || managed'}${manages && writeBack && ' || (state == EVICTED && pending && managing && m_axi_bvalid)'}${merges && ' || merging || (looked_up && lost)'};
    assign dbus_rdata = found ? word : m_axi_rdata;
    ${answerError(shape)}

    // Words are asked for.
    logic unused;
    assign unused = ^dbus_addr[1:0];
  `;
}
