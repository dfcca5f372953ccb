#include "pmp.h"

#include "csr.h"

enum { MATCH_RANGE = 1 << 3, MATCH_WORD = 2 << 3, MATCH_REGION = 3 << 3 };

extern char __code_start[], __code_end[], __stack_guard[];

static uint32_t cfg_word(unsigned word)
{
  switch (word) {
  case 0: return csr_read(pmpcfg0);
  case 1: return csr_read(pmpcfg1);
  default: return 0;
  }
}

static void write_cfg_word(unsigned word, uint32_t value)
{
  switch (word) {
  case 0: csr_write(pmpcfg0, value); break;
  case 1: csr_write(pmpcfg1, value); break;
  default: break;
  }
}

static void write_address(unsigned entry, uint32_t value)
{
  switch (entry) {
  case 0: csr_write(pmpaddr0, value); break;
  case 1: csr_write(pmpaddr1, value); break;
  case 2: csr_write(pmpaddr2, value); break;
  case 3: csr_write(pmpaddr3, value); break;
  case 4: csr_write(pmpaddr4, value); break;
  case 5: csr_write(pmpaddr5, value); break;
  case 6: csr_write(pmpaddr6, value); break;
  case 7: csr_write(pmpaddr7, value); break;
  default: break;
  }
}

static unsigned cfg_of(unsigned entry)
{
  return cfg_word(entry / 4) >> 8 * (entry % 4) & 0xff;
}

static void set_cfg(unsigned entry, unsigned cfg)
{
  unsigned shift = 8 * (entry % 4);

  write_cfg_word(entry / 4, (cfg_word(entry / 4) & ~(0xffu << shift)) | (uint32_t)cfg << shift);
}

/* Whether a lock on what lies between two addresses takes the trap handler's execution away. */
static bool locks_out(uint32_t first, uint32_t last, unsigned rights)
{
  uint32_t handler = csr_read(mtvec) & ~3u;

  return (rights & PMP_LOCK) && !(rights & PMP_EXECUTE) && handler >= first && handler <= last;
}

static bool may_change(unsigned entry)
{
  return entry < PMP_ENTRIES && !(cfg_of(entry) & PMP_LOCK);
}

bool pmp_region(unsigned entry, uint32_t base, uint32_t size, unsigned rights)
{
  uint32_t mask = size - 1;

  if (!may_change(entry) || size < PMP_GRANULARITY || size < 4 || (size & mask) || (base & mask))
    return false;
  if (locks_out(base, base + mask, rights))
    return false;
  set_cfg(entry, 0);
  write_address(entry, base >> 2 | mask >> 3);
  set_cfg(entry, rights | (size == 4 ? MATCH_WORD : MATCH_REGION));
  return true;
}

bool pmp_range(unsigned entry, uint32_t from, uint32_t to, unsigned rights)
{
  if (entry == 0 || !may_change(entry) || !may_change(entry - 1) || from >= to)
    return false;
  if ((from | to) & (PMP_GRANULARITY - 1) || locks_out(from, to - 1, rights))
    return false;
  set_cfg(entry, 0);
  set_cfg(entry - 1, 0);
  write_address(entry - 1, from >> 2);
  write_address(entry, to >> 2);
  set_cfg(entry, rights | MATCH_RANGE);
  return true;
}

bool pmp_off(unsigned entry)
{
  if (!may_change(entry))
    return false;
  set_cfg(entry, 0);
  return true;
}

bool pmp_protect_program(void)
{
  return pmp_range(PMP_CODE, (uint32_t)__code_start, (uint32_t)__code_end, PMP_READ | PMP_EXECUTE | PMP_LOCK) &&
         pmp_region(PMP_GUARD, (uint32_t)__stack_guard, 256u, PMP_LOCK);
}
