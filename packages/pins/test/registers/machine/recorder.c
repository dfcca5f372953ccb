/*
 * The program under test is compiled with -fsanitize=thread and --param tsan-distinguish-volatile=1, and linked with the
 * functions below in place of the sanitizer's library: the compiler calls them before each volatile access.
 */
#include <stdio.h>
#include <stdlib.h>
#include "machine.h"

#define LIMIT 65536U

static struct
{
  uint32_t address, size, before, after;
} writes[LIMIT];
static unsigned count;
static int isPending;

static uint32_t valueAt(uint32_t address, uint32_t size)
{
  const volatile void *const place = (const volatile void *)(uintptr_t)address;

  return (size == 1U) ? *(const volatile uint8_t *)place
         : (size == 2U) ? *(const volatile uint16_t *)place
                        : *(const volatile uint32_t *)place;
}

/* A write to the alias of a bit is one to the word that holds the bit. */
static void followBitBand(void)
{
  const uint32_t offset = writes[count].address - (uint32_t)BIT_BAND;
  const uint32_t word = (uint32_t)PERIPHERALS + ((offset / 32U) & ~3U);
  const uint32_t bit = 1U << ((offset / 4U) & 31U);
  volatile uint32_t *const target = (volatile uint32_t *)(uintptr_t)word;

  writes[count].before = *target;
  *target = ((valueAt(writes[count].address, 4U) & 1U) != 0U) ? (*target | bit) : (*target & ~bit);
  writes[count].address = word;
}

static int isIn(uintptr_t address, uintptr_t base, uintptr_t size)
{
  return (address - base) < size;
}

/* The value that a write left is seen when the program goes on. */
static void finishWrite(void)
{
  if (isPending)
  {
    if (isIn(writes[count].address, BIT_BAND, BIT_BAND_SIZE))
    {
      followBitBand();
    }
    writes[count].after = valueAt(writes[count].address, writes[count].size);
    count++;
    isPending = 0;
  }
}

static int isRegister(uintptr_t address)
{
  return isIn(address, PERIPHERALS, PERIPHERALS_SIZE) || isIn(address, BIT_BAND, BIT_BAND_SIZE)
         || isIn(address, CORE, CORE_SIZE);
}

void machine_before_write(uintptr_t address, unsigned size)
{
  finishWrite();
  machine_settle();
  if (isRegister(address))
  {
    if (count == LIMIT)
    {
      machine_finish("too many writes");
    }
    /* A byte of a peripheral's register is a write to the register. */
    const int isPart = isIn(address, PERIPHERALS, PERIPHERALS_SIZE) && (size < 4U);

    writes[count].address = (uint32_t)(isPart ? (address & ~3UL) : address);
    writes[count].size = isPart ? 4U : size;
    writes[count].before = valueAt(writes[count].address, writes[count].size);
    isPending = 1;
  }
}

void machine_before_read(void)
{
  finishWrite();
  machine_settle();
}

void machine_finish(const char *reason)
{
  finishWrite();
  for (unsigned index = 0U; index < count; index++)
  {
    printf("%08x %u %08x %08x\n", writes[index].address, writes[index].size, writes[index].before, writes[index].after);
  }
  printf("end %s\n", reason);
  exit(0);
}

#define PLAIN(SIZE)                                    \
  void __tsan_read##SIZE(void *place) { (void)place; } \
  void __tsan_write##SIZE(void *place) { (void)place; }
#define VOLATILE(SIZE)                                                                                 \
  void __tsan_volatile_read##SIZE(void *place) { (void)place; machine_before_read(); }                 \
  void __tsan_volatile_write##SIZE(void *place) { machine_before_write((uintptr_t)place, SIZE); }

PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)
VOLATILE(1)
VOLATILE(2)
VOLATILE(4)
VOLATILE(8)

void __tsan_init(void)
{
}

void __tsan_func_entry(void *caller)
{
  (void)caller;
}

void __tsan_func_exit(void)
{
}

void __tsan_read_range(void *place, unsigned long size)
{
  (void)place;
  (void)size;
}

void __tsan_write_range(void *place, unsigned long size)
{
  (void)place;
  (void)size;
}
