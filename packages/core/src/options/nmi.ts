import type { CoreOptions } from './coreOptions.ts';

/** Bytes from where the interrupt goes to where an exception goes that comes while it is masked. */
export const NMI_EXCEPTION_OFFSET = 16;

export const hasNmi = ({ auxiliary }: CoreOptions): boolean => auxiliary.nmi !== null;

/** Where the non-maskable interrupt goes, and exceptions of machine mode while it is masked. */
export function nmiVectors({ auxiliary }: CoreOptions): { interrupt: number; exception: number } {
  const interrupt = Number(auxiliary.nmi!.base);
  return { interrupt, exception: interrupt + NMI_EXCEPTION_OFFSET };
}
