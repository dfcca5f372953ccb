#include <stddef.h>

#include "checks.h"
#include "mailbox.h"
#include "plic.h"
#include "soc.h"

#define WORDS 20u /* more than a queue holds */

static volatile uint32_t received[WORDS];
static volatile unsigned count;
static volatile bool has_all;

static void receive(void *context)
{
  uint32_t word;

  (void)context;
  while (mailbox_receive(SOC_MAILBOX0_B, &word)) {
    received[count++] = word;
    has_all = count == WORDS;
  }
}

/* One side sends, the other is interrupted. */
bool check_mailbox(void)
{
  plic_register(SOC_MAILBOX0_B_IRQ, 1, receive, NULL);
  mailbox_interrupt_on_word(SOC_MAILBOX0_B, true);
  for (uint32_t word = 0; word < WORDS; word++)
    while (!mailbox_send(SOC_MAILBOX0_A, word * word + 1))
      ;
  wait_until(&has_all);
  for (uint32_t word = 0; word < WORDS; word++)
    if (received[word] != word * word + 1)
      return false;
  return true;
}
