/* A program that guards its code and stack, and runs functions with memory of their own. */
#include <stdio.h>

#include "console.h"
#include "pmp.h"
#include "trap.h"
#include "user.h"

#define OWN 4096

static uint32_t own[OWN / 4] __attribute__((aligned(OWN)));
static volatile uint32_t secret = 42;

static int32_t add_up(void *argument)
{
  uint32_t *numbers = argument;

  return (int32_t)(numbers[0] + numbers[1]);
}

static int32_t pry(void *argument)
{
  (void)argument;
  return (int32_t)secret;
}

static void run(const char *name, user_function function)
{
  struct user_end end;

  if (user_run(function, own, own + OWN / 4, &end))
    printf("%s: %d\n", name, (int)end.result);
  else
    printf("%s: cause %u at secret%+d\n", name, (unsigned)end.cause, (int)(end.value - (uint32_t)&secret));
}

/* Deeper than any stack; its own trap stack lets the handler say so. */
static unsigned descend(volatile unsigned depth)
{
  volatile unsigned frame[16];

  frame[0] = depth;
  return depth == UINT32_MAX ? 0 : descend(depth + 1) + frame[0];
}

static bool stopped(struct trap_frame *frame, uint32_t value)
{
  extern char __stack_guard[];

  (void)frame;
  printf("store fault %s\n", value - (uint32_t)__stack_guard < 4096 ? "in the guard under the stack" : "elsewhere");
  exit(0);
}

static bool skip(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  puts("code cannot be written");
  frame->pc += (*(uint16_t *)frame->pc & 3) == 3 ? 4 : 2;
  return true;
}

int main(void)
{
  own[0] = 2;
  own[1] = 3;
  if (!pmp_protect_program() || !pmp_region(PMP_FREE, (uint32_t)own, OWN, PMP_READ | PMP_WRITE)) {
    puts("no protection");
    return 1;
  }
  run("add_up", add_up);
  run("pry", pry);
  netloom_exception_register(EXCEPTION_STORE_FAULT, skip);
  *(volatile uint16_t *)(uintptr_t)add_up = 0;
  netloom_exception_register(EXCEPTION_STORE_FAULT, stopped);
  return (int)descend(0);
}
