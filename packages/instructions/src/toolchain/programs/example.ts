/** A program that comes with the product: what it computes, and by which instructions of the library it may. */
export interface ExampleProgram {
  id: string;
  /** Definition of the library whose header it includes, if any. */
  insn?: string;
  /** Instructions that it uses. */
  instructions: readonly string[];
  /** `main.c` */
  text: string;
}

/** Prints what the kernel answers, between two marks of the bench that a measure reads. */
export const MAIN = `
#define MARK (*(volatile uint32_t *)0xf0000014u)

int main(void)
{
  prepare();
  MARK = 1;
  uint32_t result = kernel();
  MARK = 2;
  printf("%08x\\n", (unsigned)result);
  return 0;
}
`;
