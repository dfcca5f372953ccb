import type { DocumentKind, SocDocument } from '@netloom/model';
import { effectsOf, socKind } from '@netloom/soc';
import type { Effect, EffectKind, Effects } from '@netloom/soc';
import { Failure } from '../../failure.ts';
import { loadLibrary } from '../../library.ts';
import { readVersion } from './versions.ts';
import type { Version } from './versions.ts';

/** What a change of a SoC does to others. @throws Failure for other documents. */
export async function effectsBetween(
  from: Version,
  to: Version,
  folders: readonly string[],
): Promise<Effects> {
  if (!to.path.endsWith(socKind.suffix))
    throw new Failure(`${to.path}: --effects is about SoCs, whose names end in ${socKind.suffix}`, 2);
  const read = async (version: Version) =>
    (await readVersion(socKind as DocumentKind, version)) as SocDocument;
  const [before, after] = [await read(from), await read(to)];
  const { library } = loadLibrary(folders);
  return effectsOf(before, after, library);
}

const TITLES: Readonly<Record<EffectKind, string>> = {
  port: 'port',
  user: 'instantiated by',
  address: 'address',
  interrupt: 'interrupt',
  clock: 'clock',
  constant: 'C constant',
  file: 'generated file',
};

/** One line an effect, behind a line that says what could not be compared. */
export function effectLines({ effects, refused }: Effects): string[] {
  const lacking = refused.map(
    (side) => `  the version ${side} has errors: addresses, constants and files are not compared`,
  );
  const lines = [...lacking, ...effects.map((each) => `  ${TITLES[each.kind]} ${each.name}${sides(each)}`)];
  return ['effects:', ...(lines.length > 0 ? lines : ['  none'])];
}

function sides({ kind, before, after, isOrder }: Effect): string {
  if (kind === 'user') return '';
  if (isOrder) return ': the same lines in another order';
  if (kind === 'file' && before !== undefined && after !== undefined)
    return `: ${before} lines less, ${after} lines more`;
  if (before === undefined) return `: new${kind === 'file' ? '' : `, ${after}`}`;
  return after === undefined ? ': gone' : `: ${before} → ${after}`;
}
