import type { RegisterCopy } from './cells.ts';
import { applied } from './claim.ts';
import type { Transfer } from './clock.ts';
import { fromWord } from './software.ts';

function isSecond({ staged }: RegisterCopy, { address, lanes, data }: Transfer): boolean {
  const first = staged.get(address);
  return first?.lanes === lanes && ((first.data ?? 0n) & lanes) === ((data ?? 0n) & lanes);
}

/** The second write of a pair differs from the first. */
export function updateError(copy: RegisterCopy, transfers: readonly Transfer[]): boolean {
  return transfers.some(
    (transfer) =>
      transfer.data !== undefined && copy.staged.has(transfer.address) && !isSecond(copy, transfer),
  );
}

/** Two equal writes commit; a read restarts the pair (OpenTitan's comportability specification, shadow registers). */
export function commit(copy: RegisterCopy, transfers: readonly Transfer[]): void {
  for (const transfer of transfers) {
    const { address, lanes, data } = transfer;
    const isFirst = data !== undefined && !copy.staged.has(address);
    if (data !== undefined && isSecond(copy, transfer)) {
      for (const { field, cell } of copy.views) {
        const place = field.lsb + 8 * Number(copy.address - address);
        const mask = fromWord(lanes, place, field.width);
        cell.value = applied(cell.value, { mask, bits: fromWord(data, place, field.width) });
      }
    }
    if (isFirst) copy.staged.set(address, transfer);
    else copy.staged.delete(address);
  }
}
