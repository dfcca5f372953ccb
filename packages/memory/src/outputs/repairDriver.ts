import type { Memory, Repair } from '../document/memory.ts';
import { bitsWords, OFFSET } from '../registers/layout.ts';

/** Offsets of the registers that say where spares are. */
export function repairOffsets({ repair }: Memory): [string, number][] {
  const list = (count: number, name: string, offset: number) =>
    Array.from({ length: count }, (_, index): [string, number] => [`${name}${index}`, offset + 4 * index]);
  return [
    ...list(repair?.rows ?? 0, 'REPAIR_ROW', OFFSET.repairRow),
    ...list(repair?.columns ?? 0, 'REPAIR_COLUMN', OFFSET.repairColumn),
  ];
}

/** C that finds what is broken, puts spares in its place, and tests again. */
export function repairDriver(memory: Memory): string[] {
  const { name, repair } = memory;
  if (repair === undefined) return [];
  const text = [types, notes, covers, allocates, finds, applies]
    .map((part) => part(memory, repair))
    .join('\n');
  const named = text.replaceAll('$lower', name.toLowerCase()).replaceAll('$UPPER', name.toUpperCase());
  return named.split('\n');
}

/** More words than this that are broken beside broken columns no spares can replace. */
const most = ({ rows, columns }: Repair) => rows + rows * columns + 1;

const types = (memory: Memory, repair: Repair) => `enum {
  $UPPER_SPARE_ROWS = ${repair.rows},
  $UPPER_SPARE_COLUMNS = ${repair.columns},
  $UPPER_BIT_WORDS = ${bitsWords(memory)},
  $UPPER_MOST_FAILURES = ${most(repair)},
};

/* What is broken: single words with their bits, and bits that more words have broken than there are spare rows. */
struct $lower_failures {
  unsigned count;
  uint32_t columns[$UPPER_BIT_WORDS];
  uint32_t word[$UPPER_MOST_FAILURES];
  uint32_t bits[$UPPER_MOST_FAILURES][$UPPER_BIT_WORDS];
};

/* What spares stand for: words, and stored bits of all words. */
struct $lower_spares {
  unsigned rows, columns;
  uint32_t row[${Math.max(1, repair.rows)}];
  uint32_t column[${Math.max(1, repair.columns)}];
};
`;

const notes = () => `static inline unsigned $lower_bit(const uint32_t *bits, unsigned bit) {
  return bits[bit / 32u] >> (bit % 32u) & 1u;
}

/* A bit that is broken in more words than there are spare rows needs a spare column, whatever else is broken. */
static inline void $lower_note_columns(struct $lower_failures *all) {
  for (unsigned bit = 0; bit < 32u * $UPPER_BIT_WORDS; bit++) {
    unsigned words = 0;
    for (unsigned at = 0; at < all->count; at++) words += $lower_bit(all->bits[at], bit);
    if ((int)words > $UPPER_SPARE_ROWS) all->columns[bit / 32u] |= 1u << (bit % 32u);
  }
  unsigned kept = 0;
  for (unsigned at = 0; at < all->count; at++) {
    uint32_t any = 0;
    for (unsigned part = 0; part < $UPPER_BIT_WORDS; part++) {
      all->bits[kept][part] = all->bits[at][part] & ~all->columns[part];
      any |= all->bits[kept][part];
    }
    all->word[kept] = all->word[at];
    if (any != 0) kept++;
  }
  all->count = kept;
}

/* Notes bits of a word that are broken; -1 when no spares can replace them all any more. */
static inline int $lower_note(struct $lower_failures *all, uint32_t word, const uint32_t *bits) {
  unsigned at = 0;
  uint32_t any = 0;
  for (unsigned part = 0; part < $UPPER_BIT_WORDS; part++) any |= bits[part] & ~all->columns[part];
  if (any == 0) return 0;
  while (at < all->count && all->word[at] != word) at++;
  if (at == $UPPER_MOST_FAILURES) return -1;
  if (at == all->count) {
    all->count++;
    all->word[at] = word;
    for (unsigned part = 0; part < $UPPER_BIT_WORDS; part++) all->bits[at][part] = 0;
  }
  for (unsigned part = 0; part < $UPPER_BIT_WORDS; part++) all->bits[at][part] |= bits[part] & ~all->columns[part];
  $lower_note_columns(all);
  return 0;
}
`;

const covers =
  () => `/* Puts spares for the bits into a choice that has some already; 0 when there are not enough. */
static inline int $lower_take_columns(struct $lower_spares *choice, const uint32_t *bits) {
  for (unsigned bit = 0; bit < 32u * $UPPER_BIT_WORDS; bit++) {
    unsigned at = 0;
    if (!$lower_bit(bits, bit)) continue;
    while (at < choice->columns && choice->column[at] != bit) at++;
    if (at < choice->columns) continue;
    if ((int)choice->columns >= $UPPER_SPARE_COLUMNS) return 0;
    choice->column[choice->columns++] = bit;
  }
  return 1;
}

/* Tries a spare row and spare columns for each broken word in turn, and keeps the best: at most 2 to the number of spares. */
static inline void $lower_cover(const struct $lower_failures *all, unsigned at, struct $lower_spares choice,
                                struct $lower_spares *best) {
  struct $lower_spares other = choice;
  if (choice.rows + choice.columns >= best->rows + best->columns) return;
  if (at == all->count) {
    *best = choice;
    return;
  }
  if ($lower_take_columns(&other, all->bits[at])) {
    $lower_cover(all, at + 1, other, best);
    /* Where columns that are there cover the word, a row would be lost. */
    if (other.columns == choice.columns) return;
  }
  if ((int)choice.rows >= $UPPER_SPARE_ROWS) return;
  choice.row[choice.rows++] = all->word[at];
  $lower_cover(all, at + 1, choice, best);
}
`;

const allocates = (
  _: Memory,
  { rows, columns }: Repair,
) => `/* The fewest spares that replace all that is broken: how many, or -1 when they are too few. */
static inline int $lower_allocate(const struct $lower_failures *all, struct $lower_spares *spares) {
  struct $lower_spares none = {0};
  struct $lower_spares best = {0};
  best.rows = ${rows + columns + 1}u;
  if (!$lower_take_columns(&none, all->columns)) return -1;
  $lower_cover(all, 0, none, &best);
  if ((int)best.rows > $UPPER_SPARE_ROWS) return -1;
  *spares = best;
  return (int)(best.rows + best.columns);
}
`;

const finds = (
  memory: Memory,
) => `/* Runs the self-test, which overwrites the memory, and notes every word that it reads wrong; -1 as above. */
static inline int $lower_find(uintptr_t base, struct $lower_failures *all) {
  struct $lower_failures none = {0};
  int result = 0;
  *all = none;
  *$lower_register(base, $UPPER_BIST) = 0x11u;
  for (;;) {
    uint32_t status = *$lower_register(base, $UPPER_BIST);
    if (status & 0x40u) {
      uint32_t bits[$UPPER_BIT_WORDS];
${Array.from({ length: bitsWords(memory) }, (_, part) => `      bits[${part}] = *$lower_register(base, $UPPER_BIST_BITS${part});`).join('\n')}
      if ($lower_note(all, *$lower_register(base, $UPPER_BIST_ADDRESS), bits) < 0) result = -1;
      *$lower_register(base, $UPPER_BIST) = result < 0 ? 0x20u : 0x30u;
    } else if ((status & 6u) == 4u) {
      return result;
    }
  }
}
`;

const applies = (memory: Memory, { rows, columns }: Repair) => {
  const set = (name: string, index: number, count: string, value: string) =>
    `  *$lower_register(base, $UPPER_REPAIR_${name}${index}) = spares->${count} > ${index}u ? 0x80000000u | spares->${value}[${index}] : 0u;`;
  return `/* Puts spares in their places; those that are left over are out of use. */
static inline void $lower_apply(uintptr_t base, const struct $lower_spares *spares) {
${[
  ...Array.from({ length: rows }, (_, index) => set('ROW', index, 'rows', 'row')),
  ...Array.from({ length: columns }, (_, index) => set('COLUMN', index, 'columns', 'column')),
].join('\n')}
}

/* Finds what is broken, repairs it and tests again: how many spares are in use, or -1 when the memory stays broken. */
static inline int $lower_repair(uintptr_t base) {
  struct $lower_failures failures;
  struct $lower_spares spares = {0};
  int used, result;
  $lower_apply(base, &spares);
  if ($lower_find(base, &failures) < 0) return -1;
  used = $lower_allocate(&failures, &spares);
  if (used < 0) return -1;
  $lower_apply(base, &spares);
  $lower_bist_start(base);
  while ((result = $lower_bist_result(base)) == 0) continue;
  return result < 0 ? -1 : used;
}
`;
};
