/** Keywords of C (ISO C99, 6.4.1, and C11) and of C++ that are none of C, for headers that both include. */
export const RESERVED: ReadonlySet<string> = new Set(
  [
    'auto break case char const continue default do double else enum extern float for goto if inline int long',
    'register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while',
    'asm bool catch class delete explicit export false friend mutable namespace new operator private protected',
    'public template this throw true try typeid typename using virtual',
  ].flatMap((line) => line.split(' ')),
);
