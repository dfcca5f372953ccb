import { registersAt } from '@netloom/soc';
import type { Design, Place } from '@netloom/soc';
import { eachInstance } from '@netloom/registers';
import type { ElaboratedMemory, ElaboratedRegister } from '@netloom/registers';

/** One copy of a register or memory as it is seen at a place. */
export interface RegisterRow {
  /** Path with indices: "channel[2].CTRL". */
  path: string;
  /** Bytes; absolute. */
  base: bigint;
  size: bigint;
  node: ElaboratedRegister | ElaboratedMemory;
}

/** More copies than this are not drawn one by one. */
const MOST = 20_000;

/** By design and endpoint, with bases from the instance's start. */
const known = new WeakMap<Design, Map<string, readonly RegisterRow[]>>();

/** The registers of a place by address; none for what has no register description. */
export function registerRows(design: Design, { endpoint, base, size, offset }: Place): RegisterRow[] {
  return rowsOf(design, endpoint)
    .filter((row) => row.base >= offset && row.base < offset + size)
    .map((row) => ({ ...row, base: row.base - offset + base }));
}

function rowsOf(design: Design, endpoint: string): readonly RegisterRow[] {
  let rows = known.get(design);
  if (!rows) known.set(design, (rows = new Map()));
  let found = rows.get(endpoint);
  if (!found) rows.set(endpoint, (found = computeRows(design, endpoint)));
  return found;
}

function computeRows(design: Design, endpoint: string): RegisterRow[] {
  const [instance, name] = endpoint.split('.');
  const map = name === undefined ? undefined : registersAt(design, { instance, name });
  const rows: RegisterRow[] = [];
  for (const { node, address, path } of map ? eachInstance(map) : []) {
    if (rows.push({ path, base: address, size: node.size, node }) >= MOST) break;
  }
  return rows.sort((a, b) => (a.base < b.base ? -1 : a.base > b.base ? 1 : 0));
}
