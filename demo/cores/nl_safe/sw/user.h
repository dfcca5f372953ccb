/* Functions that run in user mode, with what the memory protection gives it. */
#ifndef USER_H
#define USER_H

#include <stdbool.h>
#include <stdint.h>

struct user_end {
  uint32_t cause; /* mcause: EXCEPTION_USER_CALL when the function returned */
  uint32_t value; /* mtval */
  int32_t result; /* what it returned */
};

typedef int32_t (*user_function)(void *argument);

/**
 * Runs function(argument) in user mode, on a stack that ends before stack_top. Answers whether it returned; end says how
 * it ended. It calls no machine's service: an ecall of its own ends it too. Not from within itself.
 */
bool user_run(user_function function, void *argument, void *stack_top, struct user_end *end);

#endif
