import type { AddressAlias } from '@netloom/model';
import { formatAddress } from '@netloom/soc';
import { readSize } from '../map/sizes.ts';

/** Aliases as one text: bases, and windows as SystemVerilog writes parts: "0xA0000000, 0xB0000000[0x4000 +: 0x1000]". */
export function aliasText(aliases: readonly AddressAlias[]): string {
  return aliases
    .map(({ base, offset, size }) =>
      offset === undefined && size === undefined
        ? base
        : `${base}[${offset ?? '0x0'}${size === undefined ? '' : ` +: ${size}`}]`,
    )
    .join(', ');
}

const ALIAS = /^([^[\]]+)(?:\[([^[\]+]+)(?:\+:([^[\]]+))?\])?$/;

/** Undefined for a text that names no aliases. What `old` says beside addresses stays with the alias at its place. */
export function readAliases(text: string, old: readonly AddressAlias[]): AddressAlias[] | undefined {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const aliases = parts.map((part, index) => readAlias(part, old[index]));
  return aliases.some((alias) => alias === undefined) ? undefined : (aliases as AddressAlias[]);
}

function readAlias(part: string, old: AddressAlias | undefined): AddressAlias | undefined {
  const [, base, offset, size] = ALIAS.exec(part) ?? [];
  const numbers = [base, offset, size].map((text) => (text === undefined ? undefined : readSize(text)));
  const written = [base, offset, size];
  if (
    base === undefined ||
    numbers.some((number, index) => number === undefined && written[index] !== undefined)
  ) {
    return undefined;
  }
  const { managers, description } = old ?? {};
  return {
    base: formatAddress(numbers[0]!),
    ...(numbers[1] !== undefined && { offset: formatAddress(numbers[1]) }),
    ...(numbers[2] !== undefined && { size: formatAddress(numbers[2]) }),
    ...(managers && { managers }),
    ...(description !== undefined && { description }),
  };
}
