import { unpackTar } from './unpackTar.ts';
import { unpackZip } from './unpackZip.ts';
import type { Unpacking } from './unpacking.ts';

/** How an archive of this name is unpacked; undefined for what is none. */
export function unpackerOf(name: string): ((unpacking: Unpacking) => Promise<void>) | undefined {
  const lower = name.toLowerCase();
  if (lower.endsWith('.zip')) return unpackZip;
  if (/\.(tar\.gz|tgz)$/.test(lower)) return (unpacking) => unpackTar(unpacking, true);
  if (lower.endsWith('.tar')) return (unpacking) => unpackTar(unpacking, false);
  return undefined;
}
