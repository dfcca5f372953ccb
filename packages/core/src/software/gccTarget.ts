import { mabiOf, marchOf } from '../isa.ts';
import type { CoreOptions } from '../options/coreOptions.ts';

/** What riscv64-unknown-elf-gcc 12 is told of a core. */
export interface GccTarget {
  march: string;
  mabi: string;
  /** For linking, where the whole name would choose a libgcc of another width: Debian's has base, M and no more. */
  linkMarch: string;
}

export function gccTarget(options: CoreOptions): GccTarget {
  const { isa, multiply } = options.base;
  const linkMarch = multiply === 'none' ? isa : `${isa}m`;
  return { march: marchOf(options), mabi: mabiOf(options), linkMarch };
}
