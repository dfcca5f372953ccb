/* Recursion, tail calls, a jump table, and code that nobody calls. */
volatile int seen;
volatile int ticks;

__attribute__((noipa, optimize("no-optimize-sibling-calls"))) int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int odd(int n);
__attribute__((noipa)) int even(int n) { return n == 0 ? 1 : odd(n - 1); }
__attribute__((noipa)) int odd(int n) { return n == 0 ? 0 : even(n - 1); }

__attribute__((noipa)) int choose(int n) {
  switch (n & 7) {
    case 0: return ticks + 4;
    case 1: return ticks * 9;
    case 2: return 7 - ticks;
    case 3: return 1;
    case 4: return ticks ^ 22;
    default: return 8;
  }
}

__attribute__((noipa)) int unused(int n) { return n < 0 ? -n : choose(n); }

__attribute__((noipa)) void tick(void) { ticks++; }

int main(void) {
  for (int n = 0; n < 4; n++) seen += choose(n);
  seen += fib(8);
  seen += even(13);
  __asm__ volatile("ecall");
  return seen + even(4);
}
