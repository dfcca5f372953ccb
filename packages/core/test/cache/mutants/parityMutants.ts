import type { Mutant } from './mutant.ts';

const SPOILT = 'spoilt = looked_up && ((|entry_bad && !repaired) || word_bad)';

/** Of what has lost a bit, in both caches. */
export const PARITY_MUTANTS: readonly Mutant[] = [
  ['a word that has lost a bit is used', SPOILT, 'spoilt = looked_up && |entry_bad && !repaired'],
  ['a tag that has lost a bit is not told', SPOILT, 'spoilt = looked_up && word_bad'],
  ['the tags of one way alone are looked at', 'entry_bad[1] = ^tag_1', "entry_bad[1] = 1'b0"],
  ['a line whose word has lost a bit stays', '(entry_bad | ({2{word_bad}} & way_hit))', 'entry_bad'],
  ['the parity of a tag is none', '{^tag_entry, tag_entry}', "{1'b0, tag_entry}"],
  [
    'the address is that of the next request',
    'bit_lost_address <= {addr,',
    "bit_lost_address <= {addr ^ 30'd1,",
  ],
  ['it is told while nothing is asked', 'bit_lost <= spoilt', 'bit_lost <= |entry_bad || spoilt'],
];

/** Of instructions alone. */
export const PARITY_INSTRUCTION_MUTANTS: readonly Mutant[] = [
  ['what has lost a bit is answered', 'found = looked_up && hit && !spoilt', 'found = looked_up && hit'],
  ['the parity of a word is none', '{^m_axi_rdata, m_axi_rdata}', "{1'b0, m_axi_rdata}"],
];

/** Of data alone. */
export const PARITY_DATA_MUTANTS: readonly Mutant[] = [
  [
    'what has lost a bit is answered',
    'found = looked_up && hit && !we && !spoilt',
    'found = looked_up && hit && !we',
  ],
  ['the parity of a byte is none', '^write_data[15:8], write_data[15:8]', "1'b0, write_data[15:8]"],
  ['the highest byte may lose a bit', '^kept_word[35:27] ||', ''],
  [
    'the lowest byte has the bits of its neighbour',
    'kept_word[16:9], kept_word[7:0]',
    'kept_word[16:9], kept_word[8:1]',
  ],
];
