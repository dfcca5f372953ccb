import type { Mutant } from './mutant.ts';

const SPOILT = '(|entry_bad || word_bad)';

/** Of wrong bits, in any cache. */
export const ECC_MUTANTS: readonly Mutant[] = [
  ['a tag with a wrong bit is used', SPOILT, 'word_bad'],
  ['a word with a wrong bit is used', SPOILT, '|entry_bad'],
  ['one way is not looked at', 'entry_bad[1] = !corrected', "entry_bad[1] = 1'b0"],
  ['a tag that was corrected is not used', 'entry_bad[0] = !corrected &&', 'entry_bad[0] ='],
  ['what was kept is not shown', 'corrected <= correcting;', "corrected <= 1'b0;"],
  ['the word that was kept is not shown', 'word_corrected <= correcting', "word_corrected <= 1'b0"],
  ['a word is not corrected', 'kept_word[31:0] ^ word_flip(word_syndrome)', 'kept_word[31:0]'],
  ['the other way is corrected', 'kept_way <= way_hit', 'kept_way <= ~way_hit'],
  ['one wrong bit of a word is taken for two', "word_flip(word_syndrome) == '0", "1'b1"],
  ['one wrong bit of a tag is taken for two', "tag_flip(tag_syndrome_0) == '0", "1'b1"],
  [
    'a wrong check bit is taken for two bits',
    "(word_syndrome & (word_syndrome - 7'd1)) != '0",
    "word_syndrome != '0",
  ],
  ['a tag is not corrected', '^ tag_flip(tag_syndrome_1);', ';'],
  ['the lowest way is not mended', '& (~bad_tags +', '& (bad_tags +'],
  ['a mended tag is invalid', 'mended_way[0] && !gone[0]', 'mended_way[0] && gone[0]'],
  ['the check bits of tags are of something else', 'tag_check(tag_entry)', 'tag_check(tag_entry + 1)'],
  ['the check bits of words are of something else', 'word_check(write_data)', 'word_check(write_data << 1)'],
];

/** Where memory has each line: it goes where two bits are wrong. */
export const ECC_CLEAN_MUTANTS: readonly Mutant[] = [
  ['nothing is told', 'bit_corrected <= (correcting', "bit_corrected <= (1'b0"],
  ['a tag with two wrong bits stays', 'gone[1] = tag_lost[1] ||', 'gone[1] ='],
  ['a line stays whose word has two wrong bits', 'drop = word_lost', "drop = 1'b0"],
  [
    'two wrong bits are told as one',
    'bit_corrected <= (correcting && !fatal)',
    'bit_corrected <= correcting',
  ],
  ['two wrong bits are not told', 'bits_lost <= (correcting', "bits_lost <= (1'b0"],
];

/** Of write-back, by random accesses. */
export const ECC_BACK_MUTANTS: readonly Mutant[] = [
  ['a load does not see the store before it', 'forwards ? stored_wdata', "1'b0 ? stored_wdata"],
  ['a store of bytes is looked up again', ' && !looked_up && !merging', ' && !looked_up'],
  ['a store of bytes goes to the first way', 'merge_way <= way_hit', "merge_way <= 2'd1"],
  ['a store of bytes takes one more along', 'be[1] ? wdata[15:8] : word[15:8]', 'wdata[15:8]'],
  ['tags from before the store are kept', 'keep = spoilt && !stored', 'keep = spoilt'],
  [
    'a store hits what is wrong',
    'store_hit = looked_up && we && hit && !spoilt',
    'store_hit = looked_up && we && hit',
  ],
  ['a scan goes by what is wrong', 'if (scanned && !spoilt && |dirty)', 'if (scanned && |dirty)'],
  ['a scan mends another set', 'state == CLEAR || state == SCAN ? set', 'state == CLEAR ? set'],
  ['a word goes to memory as it is', 'evict_raw[31:0] ^ word_flip(evict_syndrome)', 'evict_raw[31:0]'],
];

/** Of write-back, by what becomes of lost data. */
export const ECC_LOST_MUTANTS: readonly Mutant[] = [
  ['a lost word is written to memory', '{4{!evict_lost}}', "4'b1111"],
  [
    'a line that was lost is told for ever',
    "if (starts_eviction) line_lost <= 1'b0;",
    "if (!rst_n) line_lost <= 1'b0;",
  ],
  ['a lost word of a line is not told', 'if (evict_taken && evict_lost) line_lost', "if (1'b0) line_lost"],
  ['the instruction does not hear of it', '|| (state == EVICTED && line_lost)', ''],
  ['the program does not hear of it', '(m_axi_bresp != OKAY || line_lost)', '(m_axi_bresp != OKAY)'],
  ['a lost word is answered', '(word_lost && !drop)', "1'b0"],
  ['a lost tag is passed by', '(|tag_lost || (word_lost', '((word_lost'],
  ['fence.i passes a lost tag by', '(correcting && state == SCAN && |tag_lost)', "1'b0"],
  ['a dirty line is fetched anew', 'drop = word_lost &&', 'drop = word_lost ||'],
  ['a store of a byte does not look at its word', '(!we || partial)', '!we'],
  ['a store of a word looks at what it replaces', '(!we || partial)', "1'b1"],
  ['an instruction that drops a line looks at its word', '&& !managing && !forwards', '&& !forwards'],
  ['what is not cached looks at tags', 'looked_up && cached && !lost', 'looked_up && !lost'],
  ['the word after it is told', "evict_word[1:0] - 2'd1", 'evict_word[1:0]'],
  [
    'what goes to memory is not told',
    'else if (evict_taken && evict_syndrome',
    "else if (1'b0 && evict_syndrome",
  ],
  ['another set is told', 'error_address <= state == SCAN ?', "error_address <= 1'b0 ?"],
];
