import { isReservedInC } from '../../check/cKeywords.ts';

/** Macros of the headers that ours include, and what compilers define by themselves. */
const MACROS =
  /^(?:NULL|EOF|offsetof|errno|assert|complex|linux|unix|i386|mips|arm|sparc|sun|vax|WCHAR_M(?:IN|AX)|WINT_M(?:IN|AX)|SIZE_MAX|PTRDIFF_M(?:IN|AX)|SIG_ATOMIC_M(?:IN|AX)|U?INT\w*_(?:C|MIN|MAX|WIDTH)|u?int\w*_t|size_t|ptrdiff_t|wchar_t|max_align_t|nullptr_t)$/;

/** The name as an identifier of C and C++: what they keep for themselves gets an underscore behind, or a letter in front. */
export function cIdentifier(name: string): string {
  if (/^_[_A-Z]/.test(name)) return `r${name}`;
  return isReservedInC(name) || MACROS.test(name) ? `${name}_` : name;
}

/** Type of a value of that many bits; 64 at most. */
export function cType(bits: number): string {
  return `uint${valueBits(bits)}_t`;
}

/** 8, 16, 32 or 64. */
export function valueBits(bits: number): number {
  return bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64;
}
