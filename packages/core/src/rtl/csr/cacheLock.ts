import { output } from '@netloom/hdl/emit';
import { cacheLocks } from '../../options/cacheLock.ts';
import type { CacheLock } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';

/** All of them would leave none to refill: the first stays free. */
const written = ({ name, ways }: CacheLock) => sv`
  if (${writesTo(name)})
    ${name} <= {csr_wdata[${ways - 1}:1], csr_wdata[0] && !(&csr_wdata[${ways - 1}:1])};
`;

/** A register a cache, a bit a way. */
export function cacheLock(options: CoreOptions): CsrPart {
  const locks = cacheLocks(options);
  if (locks.length === 0) return { ports: [], text: '', registers: [] };
  return {
    ports: locks.map(({ name, ways }) => output(name, ways)),
    text: sv`
      // Ways that are not refilled. One stays free: where all are written, the first.
      ${clocked(options, locks.map(({ name }) => `${name} <= '0;`).join('\n'), locks.map(written).join('\n'))}
    `,
    registers: locks.map(({ name, address, ways }) => [name, address, `{${32 - ways}'d0, ${name}}`]),
  };
}
