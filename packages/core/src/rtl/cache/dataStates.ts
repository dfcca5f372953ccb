import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { DataShape } from './dataShape.ts';
import { unspoiltBy } from './dataLookup.ts';
import { guarded, guardedBytes, spoiltWays } from './parity.ts';
import { victim } from './victim.ts';

/** Where a miss leads. */
const starts = ({ writeBack, cleans, manages, ecc }: DataShape) =>
  writeBack
    ? sv`
        logic starts_store;
        ${!ecc && 'logic starts_eviction;'}
        ${manages && 'logic writes_line; // for an instruction'}
        logic unread; // the line of a store could not be read: the word goes to memory alone

        assign unread = ends && (failed || m_axi_rresp != OKAY) && pending && we && !first;
        ${manages && `assign writes_line = looked_up && managing && !stored && hit && manage[0] && |(way_hit & dirty)${ecc ? unspoiltBy({ writeBack }) : ''};`}
        assign starts_store = (miss && we && !cached) || unread;
        assign starts_eviction = (miss && !stored && cached && |(victim & dirty))${cleans && ` || (state == SCAN && scanned${ecc ? ' && !spoilt' : ''} && |dirty)`}${manages && ' || writes_line'};
      `
    : sv`
        logic starts_store;

        assign starts_store = miss && we;
      `;

const reset = ({ writeBack, cleans }: DataShape) => sv`
  state <= CLEAR;
  set <= '0;
  ${!writeBack && "write_ways <= '0;"}
  ${cleans && "scanned <= 1'b0;\ncleaned <= 1'b0;"}
`;

/** What a store has just made dirty is known when it is looked up again. */
const afterMiss = ({ writeBack, manages }: DataShape) =>
  writeBack
    ? sv`
        if (miss && !cached) state <= we ? STORE : ADDRESS;
        else if (miss && !stored) state <= |(victim & dirty) ? EVICT : ADDRESS;
        ${manages && 'else if (writes_line) state <= EVICT;'}
      `
    : 'if (miss) state <= we ? STORE : ADDRESS;';

/** What is no state leads there too: the lines are as they were. With SCAN all codes are states. */
const lookingUp = (shape: DataShape) =>
  shape.cleans
    ? sv`
        LOOK_UP:
          if (scan && !pending) state <= SCAN;
          else
          ${afterMiss(shape)}
      `
    : sv`
        default: // LOOK_UP, and where what is no state leads to
          ${afterMiss(shape)}
          else state <= LOOK_UP;
      `;

const evicting = ({ wordBits, words, cleans, manages }: DataShape) => sv`
  EVICT: if ((!aw_valid || m_axi_awready) && evict_word == ${wordBits + 1}'d${words} && (!w_valid || m_axi_wready)) state <= EVICTED;
  EVICTED: if (m_axi_bvalid) state <= ${cleans && 'scanning ? SCAN : '}${manages && 'managing ? LOOK_UP : '}ADDRESS;
`;

const scanned = (lastSet: string, ecc: boolean) => sv`
  SCAN:
    if (scanned${ecc && ' && !spoilt'} && |dirty) state <= EVICT;
    else if (scanned${ecc && ' && !spoilt'} && ${lastSet}) state <= LOOK_UP;
`;

function running(shape: DataShape): string {
  const { ways, sets, writeBack, cleans, indexBits, ecc } = shape;
  const lastSet = `set == ${indexBits}'d${sets - 1}`;
  const clean = `state == SCAN && scanned${ecc ? ' && !spoilt' : ''} && dirty == '0`;
  return sv`
    ${!writeBack && `if (starts_store) write_ways <= {${ways}{cached}} & way_hit;`}
    ${cleans && `scanned <= state == SCAN && !scanned;\ncleaned <= ${clean} && ${lastSet};`}
    if (state == CLEAR${cleans && ` || (${clean})`}) set <= set + ${indexBits}'d1;
    case (state)
      CLEAR: if (${lastSet}) state <= LOOK_UP;
      ${cleans && lookingUp(shape)}
      STORE: if (m_axi_bvalid) state <= LOOK_UP;
      ADDRESS: if (m_axi_arready) state <= BEATS;
      ${writeBack && evicting(shape)}
      ${cleans && scanned(lastSet, ecc)}
      ${cleans ? 'default' : 'BEATS'}: if (ends) state <= ${writeBack ? 'unread ? STORE : LOOK_UP' : 'LOOK_UP'};
      ${!cleans && lookingUp(shape)}
    endcase
  `;
}

/** Condition that a line which has been written to memory is not to make room for another. */
const keptAfterWriting = ({ writeBack, cleans, manages }: DataShape): string => {
  if (!writeBack) return '';
  if (cleans && manages) return '(scanning || managing)';
  return cleans ? 'scanning' : manages ? 'managing' : '';
};

/** It stays, unless it is dropped besides. */
const staysValid = ({ cleans, manages }: DataShape): string =>
  manages ? (cleans ? 'scanning || !manage[1]' : '!manage[1]') : "1'b1";

/** What is written into tags and data. */
function writing(shape: DataShape): string {
  const { ways, writeBack, manages, cleans, parity, ecc, tag, index, entryBits } = shape;
  const kept = keptAfterWriting(shape);
  const all = (condition: string) => `{${ways}{${condition}}}`;
  const flags = (dirty: string, valid: string, own: string) =>
    writeBack ? `{${dirty}, ${valid}, ${own}}` : `{${valid}, ${own}}`;
  const refilled = 'ends && !failed && m_axi_rresp == OKAY';
  return sv`
    // A line is invalid from before its first word is replaced until all of it is there.
    assign tag_write =
      ${all('state == CLEAR')} |
      (${all('cached && (state == ADDRESS || ends)')} & victim)${writeBack && ` |\n(${all('store_hit')} & way_hit)`}${kept !== '' && ` |\n(${all(`state == EVICTED && ${kept} && m_axi_bvalid`)} & evict_way)`}${manages && ` |\n(${all('drops')} & way_hit)`}${parity && ` |\n${spoiltWays(shape)}`}${ecc && ' |\nmended_way'};
    assign tag_index = state == CLEAR${ecc && cleans && ' || state == SCAN'} ? set : ${kept !== '' && 'state == EVICTED ? evict_index : '}addr${index};
    assign ${ecc ? 'tag_entry' : 'tag_wdata'} =
      state == CLEAR ? ${entryBits}'d0 :
      ${kept !== '' && `state == EVICTED ? ${flags("1'b0", staysValid(shape), 'evict_tag')} :`}
      ${ecc && 'correcting ? mended_tag :'}
      ${writeBack && `store_hit ? ${flags("1'b1", "1'b1", `addr${tag}`)} :`}
      ${parity ? guarded('tag_entry') : flags("1'b0", refilled, `addr${tag}`)};
    ${parity && `assign tag_entry = ${flags("1'b0", refilled, `addr${tag}`)};\nassign kept_data = ${guardedBytes('write_data')};`}
    ${ecc && `assign tag_wdata = {tag_check(tag_entry), tag_entry};\nassign kept_data = {word_check(write_data), write_data};`}
    ${ecc ? eccData(shape) : writeBack ? backData(shape) : throughData(shape)}
  `;
}

const backData = ({ ways, index, word }: DataShape) => sv`
  assign data_write = ({${ways}{arrives && cached}} & victim) | ({${ways}{store_hit}} & way_hit);
  assign data_lanes = store_hit ? be : 4'b1111;
  assign write_word = {addr${index}, store_hit ? addr${word} : beat};
  assign write_data = store_hit ? wdata : m_axi_rdata;
`;

const throughData = ({ ways, index, word }: DataShape) => sv`
  assign data_write = ({${ways}{arrives && cached}} & victim) | ({${ways}{state == STORE && m_axi_bvalid && m_axi_bresp == OKAY}} & write_ways);
  assign data_lanes = state == STORE ? be : 4'b1111;
  assign write_word = {addr${index}, state == STORE ? addr${word} : beat};
  assign write_data = state == STORE ? wdata : m_axi_rdata;
`;

const eccData = ({ ways, index, word, writeBack }: DataShape) => {
  const all = (condition: string, own: string) => `({${ways}{${condition}}} & ${own})`;
  const [through, stores] = [
    'state == STORE && m_axi_bvalid && m_axi_bresp == OKAY',
    'store_hit && !partial',
  ];
  const [whole, merged] = writeBack
    ? [`${all(stores, 'way_hit')} | ${all('merging', 'merge_way')}`, 'merging']
    : [all(through, 'write_ways'), 'state == STORE'];
  return sv`
    assign data_write =
      ${all('arrives && cached', 'victim')} | ${whole} |
      ${all('correcting && bad_word && !word_lost', 'kept_way')};
    assign write_word = {addr${index}, state == BEATS ? beat : addr${word}};
    assign write_data =
      state == BEATS ? m_axi_rdata :
      correcting ? sound_word :
      ${merged} ? merged : wdata;
  `;
};

/** An error that no instruction hears of: a line was not written, or not all of it, or nobody knows which was lost. */
function lateError({ ecc, cleans }: DataShape, told: string): string {
  if (!ecc) return `${told} && m_axi_bvalid && m_axi_bresp != OKAY`;
  const line = `(${told} && m_axi_bvalid && (m_axi_bresp != OKAY || line_lost))`;
  return cleans ? `${line} || (correcting && state == SCAN && |tag_lost)` : line;
}

const SCANNING = sv`

  assign scan = clean && !cleaned;
`;

/** The order of things. */
export function states(options: CoreOptions, shape: DataShape): string {
  const { writeBack, cleans, manages } = shape;
  // An instruction that has its line written hears of the error itself.
  const told = `state == EVICTED${manages ? (cleans ? ' && (scanning || !managing)' : ' && !managing') : ''}`;
  return sv`
    ${starts(shape)}
    ${cleans && SCANNING}

    ${clocked(options, reset(shape), running(shape))}
    ${victim(options, shape)}

    ${writing(shape)}
    ${writeBack && `assign write_error = ${lateError(shape, told)};`}
  `;
}
