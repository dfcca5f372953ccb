import { maskOf } from '@netloom/soc/registers';
import type { RegisterCopy } from './cells.ts';
import type { Transfer } from './clock.ts';

/** What a write would store in the fields of a shadowed register. */
function fieldsOf({ register }: RegisterCopy, data: bigint): bigint {
  return register.fields.reduce((all, field) => all | (data & maskOf(field)), 0n);
}

/** The second write of a pair differs from the first. */
export function updateError(copy: RegisterCopy, transfer: Transfer | undefined): boolean {
  if (transfer?.data === undefined || copy.staged === undefined) return false;
  return fieldsOf(copy, transfer.data) !== copy.staged;
}

/** Two equal writes commit; a read restarts the pair (OpenTitan's shadow registers, comportability specification). */
export function commit(copy: RegisterCopy, transfer: Transfer | undefined): void {
  if (!transfer) return;
  const data = transfer.data === undefined ? undefined : fieldsOf(copy, transfer.data);
  if (data === undefined || copy.staged === undefined) {
    copy.staged = data;
    return;
  }
  if (data === copy.staged) {
    for (const { field, cell } of copy.views) cell.value = (data & maskOf(field)) >> BigInt(field.lsb);
  }
  copy.staged = undefined;
}
