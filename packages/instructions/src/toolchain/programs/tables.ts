import { program } from './arithmetic.ts';

const histogram = program({
  id: 'histogram',
  insn: 'tables',
  instructions: ['hist.add', 'hist.get', 'hist.set'],
  about: 'How often the bytes of 64 words lie in each of 64 bins; without the instructions in an array.',
  without: `static uint16_t bins[64];
static inline void tables_hist_add(uint32_t value)
{
  uint16_t *bin = &bins[(value & 255) >> 2];
  if (*bin != 0xffff)
    ++*bin;
}
static inline uint32_t tables_hist_get(uint32_t at) { return at < 64 ? bins[at] : 0; }
static inline void tables_hist_set(uint32_t at, uint32_t value)
{
  if (at < 64)
    bins[at] = (uint16_t)value;
}`,
  kernel: `  uint32_t sum = 0;
  for (uint32_t at = 0; at < 64; at++)
    tables_hist_set(at, 0);
  for (int i = 0; i < COUNT; i++) {
    tables_hist_add(left[i]);
    tables_hist_add(left[i] >> 8);
    tables_hist_add(left[i] >> 16);
    tables_hist_add(left[i] >> 24);
  }
  for (uint32_t at = 0; at < 64; at++)
    sum = (sum << 1) + (sum >> 31) + tables_hist_get(at);
  return sum;`,
});

const translate = program({
  id: 'translate',
  insn: 'tables',
  instructions: ['map.word', 'map.get', 'map.set'],
  about: 'Translates the bytes of 128 words by a table of 256; without the instructions by loads of bytes.',
  without: `static uint8_t map[256];
static inline uint32_t tables_map_get(uint32_t from) { return map[from & 255]; }
static inline void tables_map_set(uint32_t from, uint32_t to) { map[from & 255] = (uint8_t)to; }
static inline uint32_t tables_map_word(uint32_t word)
{
  return (uint32_t)map[word >> 24] << 24 | (uint32_t)map[word >> 16 & 255] << 16 |
         (uint32_t)map[word >> 8 & 255] << 8 | map[word & 255];
}`,
  kernel: `  uint32_t all = 0;
  for (uint32_t from = 0; from < 256; from++)
    tables_map_set(from, from * 167 + 13);
  for (int i = 0; i < COUNT; i++)
    all = (all << 1) + (all >> 31) + (tables_map_word(left[i]) ^ tables_map_word(right[i]));
  return all + tables_map_get(all);`,
});

/** Programs whose tables lie in the unit. */
export const TABLE_PROGRAMS = [histogram, translate];
