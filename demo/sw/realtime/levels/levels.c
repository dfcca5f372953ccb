/* A handler that a higher level interrupts, handlers that are called one after the other, and what a threshold does. */
#include <stdio.h>

#include "clic.h"
#include "csr.h"
#include "trap.h"

#define LOW 0x7f /* of one bit of level */
#define HIGH 0xff

/* Edges of these are raised by the program itself. */
enum { FIRST = INTERRUPT_SOFTWARE, SECOND = INTERRUPT_TIMER, URGENT = CLIC_PIN(0) };

static volatile char order[32];
static volatile unsigned length;
static volatile unsigned ended, begun; /* instructions until then */

static void note(char mark)
{
  order[length++] = mark;
}

static void ask(unsigned number)
{
  clic_set_pending(number, true);
  for (int patience = 0; patience < 16 && clic_is_pending(number); patience++)
    ;
}

static void tell(const char *what)
{
  order[length] = 0;
  printf("%s: %s\n", what, (const char *)order);
  length = 0;
}

static void urgent(void *context)
{
  (void)context;
  note('U');
}

/* Raises one of a higher level, which comes at once, and one of its own, which waits. */
static void first(void *context)
{
  (void)context;
  note('(');
  ask(SECOND);
  ask(URGENT);
  note(')');
  ended = csr_read(minstret);
}

static void second(void *context)
{
  begun = csr_read(minstret);
  (void)context;
  note('2');
}

static void serve(unsigned number, unsigned level, void (*handler)(void *))
{
  clic_set_trigger(number, CLIC_RISING);
  clic_set_level(number, level, 0);
  clic_register(number, handler, 0);
  clic_enable(number);
}

/* The core goes here by the table. */
__attribute__((interrupt)) static void straight(void)
{
  struct clic_interrupted kept = clic_open();

  note('[');
  ask(URGENT);
  note(']');
  clic_close(kept);
}

int main(void)
{
  clic_init(1);
  serve(FIRST, LOW, first);
  serve(SECOND, LOW, second);
  serve(URGENT, HIGH, urgent);
  netloom_interrupts_enable();

  ask(FIRST);
  tell("preempted and chained");
  printf("%u instructions between the two\n", begun - ended);

  clic_set_threshold(LOW);
  ask(SECOND);
  ask(URGENT);
  note('m');
  clic_set_threshold(0);
  note('.');
  tell("threshold");

  clic_vector(FIRST, straight);
  ask(FIRST);
  tell("by the table");
  return 0;
}
