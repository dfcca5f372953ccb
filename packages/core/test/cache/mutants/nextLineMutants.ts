import type { Mutant } from './mutant.ts';

/** Of instruction caches that fetch the next line too. */
export const NEXT_LINE_MUTANTS: readonly Mutant[] = [
  [
    'nobody fetches the next line',
    "assign next_starts = probed && way_hit == '0",
    "assign next_starts = 1'b0 && way_hit == '0",
  ],
  ['a line that is there is fetched again', "probed && way_hit == '0 && !stale", 'probed && !stale'],
  ['the last line of a way has a next one', 'cached && !(&addr[7:4])', 'cached'],
  ['a device has a next line', 'm_axi_arready && cached && !', 'm_axi_arready && !'],
  [
    'tags are looked at beside the line itself',
    "state == ADDRESS ? {addr[7:4] + 4'd1, 2'd0} : addr[7:2]",
    'addr[7:2]',
  ],
  ['the next line is the one after', "addr[7:4] + 4'd1};", "addr[7:4] + 4'd2};"],
  ['an offered address is withdrawn', 'next_starts || (next_offered && !m_axi_arready)', 'next_starts'],
  [
    'the address changes while it is offered',
    'm_axi_araddr = next_offered ? {next_line',
    'm_axi_araddr = next_offered && state == BEATS ? {next_line',
  ],
  [
    'the next line is read by one beat where a device is waited for',
    "m_axi_arlen = (next_offered || cached) ? LAST_BEAT : 8'd0",
    "m_axi_arlen = cached ? LAST_BEAT : 8'd0",
  ],
  [
    'what is missing does not wait for the burst',
    '!hit && !next_offered && !next_busy',
    '!hit && !next_offered',
  ],
  [
    'what is missing does not wait for the address',
    '!hit && !next_offered && !next_busy',
    '!hit && !next_busy',
  ],
  [
    'a lookup beside the last beat counts',
    'state == LOOK_UP && !flush && !next_ends && (accept',
    'state == LOOK_UP && !flush && (accept',
  ],
  [
    'a flush leaves the burst valid',
    'next_dropped || flush || (next_arrives',
    'next_dropped || (next_arrives',
  ],
  [
    'an error within the burst leaves the line valid',
    'flush || (next_arrives && m_axi_rresp != OKAY)',
    'flush',
  ],
  [
    'an error of the last beat leaves the line valid',
    'next_ends && !next_dropped && m_axi_rresp == OKAY',
    'next_ends && !next_dropped',
  ],
  ['what was dropped once stays so', '!next_starts && (next_dropped', '(next_dropped'],
  [
    'a line that nobody keeps becomes valid',
    'next_valid = next_ends && !next_dropped',
    'next_valid = next_ends',
  ],
  ['the line never becomes valid', '{2{next_valid}} & next_way', "{2{1'b0}} & next_way"],
  ['the line before is still valid while words replace it', '| ({2{next_starts}} & victim)', ''],
  ['its words come behind those before', "else if (ends) beat <= 2'd0;", ''],
  ['its words are written over one another', '(arrives || next_arrives) beat', '(arrives) beat'],
  [
    'its words are written to the set that is asked for',
    'state != BEATS ? {next_line[7:4], beat}',
    'state != BEATS ? {addr[7:4], beat}',
  ],
  ['its tag is that of another request', 'next_valid ? next_line[31:8] : addr[31:8]', 'addr[31:8]'],
  ['it becomes valid in another set', 'probed || next_valid ? next_line', 'probed ? next_line'],
  [
    'its old line stays valid, and another goes',
    'probed || next_valid ? next_line',
    'next_valid ? next_line',
  ],
  ['it goes into the way in turn', '({2{next_valid}} & next_way)', '({2{next_valid}} & victim)'],
  ['words are used before they have come', 'addr[3:2] < beat_before', 'addr[3:2] <= beat_before'],
  [
    'words are used in the cycle in which they come',
    'beat_before <= beat;',
    'beat_before <= beat + next_arrives;',
  ],
  ['words of another set are used', '&& addr[7:4] == next_line[7:4]', ''],
  ['words of a dropped line are used', 'next_busy && !next_dropped && addr', 'next_busy && addr'],
  ['no word is used before the line is whole', '{2{next_busy && !next_dropped && addr', "{2{1'b0 && addr"],
  ['words of the other way are used', '}} & next_way;', '}};'],
  ['the burst counts as over by its first beat', 'next_busy && !next_ends)', 'next_busy && !next_arrives)'],
  ['the burst is never over', '|| (next_busy && !next_ends)', '|| next_busy'],
];

/** Where what ways hold is locked. */
export const NEXT_LINE_LOCK_MUTANTS: readonly Mutant[] = [
  ['a line that comes ahead takes the place of what is being locked', "(locked == '0 || (", "(1'b1 || ("],
  [
    'it looks at the place in another way',
    'victim & {tag_1[24], tag_0[24]}',
    'victim & {tag_0[24], tag_1[24]}',
  ],
];

/** Beside parity, and beside error correction, by what each calls its repairs. */
const repairMutants = (repairs: 'spoilt' | 'correcting'): readonly Mutant[] => [
  ['a line is fetched that may be there under a wrong tag', "entry_bad == '0 && way_hit", 'way_hit'],
  [
    'a line becomes valid that a repair has dropped',
    `next_dropped || flush || ${repairs} || (next_arrives`,
    'next_dropped || flush || (next_arrives',
  ],
  [
    'a line becomes valid in the place of a repair',
    `m_axi_rresp == OKAY && !${repairs};`,
    'm_axi_rresp == OKAY;',
  ],
];

export const NEXT_LINE_PARITY_MUTANTS = repairMutants('spoilt');
export const NEXT_LINE_ECC_MUTANTS: readonly Mutant[] = [
  ...repairMutants('correcting'),
  [
    'a corrected word is written to the next line',
    'state != BEATS && !correcting ? {next_line',
    'state != BEATS ? {next_line',
  ],
  [
    'a word of the next line is written where one is corrected',
    '{2{next_arrives && !correcting}}',
    '{2{next_arrives}}',
  ],
];
