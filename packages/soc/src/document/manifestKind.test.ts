import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import type { Dice } from '../../../model/test/dice.ts';
import type { Manifest } from '../generate/manifest.ts';
import { manifestKind } from './manifestKind.ts';

const hash = (digit: number) => digit.toString(16).repeat(64);

/** Names with what a pointer writes otherwise. */
const PATHS = ['rtl/a.sv', 'rtl/b~0.sv', 'sw/soc.h', 'sim/a tb.sv', 'soc.f'];

function draw(dice: Dice): Manifest {
  const paths = dice.shuffled(PATHS).slice(dice.below(PATHS.length));
  return {
    netloom: 'manifest',
    version: 1,
    files: Object.fromEntries(paths.map((path) => [path, hash(dice.below(8))])),
  };
}

const pointerTo = (path: string) => `/files/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const withFile =
  (path: string, digit: number) =>
  ({ files, ...rest }: Manifest): Manifest => ({ ...rest, files: { ...files, [path]: hash(digit) } });

function withoutFile(manifest: Manifest, path: string): Manifest {
  const files = Object.entries(manifest.files).filter(([name]) => name !== path);
  return { ...manifest, files: Object.fromEntries(files) };
}

function edits({ files }: Manifest, dice: Dice): Edit<Manifest>[] {
  const changes = [...Object.keys(files), 'new.sv'].map((path) => ({
    pointer: pointerTo(path),
    one: withFile(path, 8),
    other: withFile(path, 9),
  }));
  const gone = dice.shuffled(Object.keys(files))[0]!;
  return [
    ...changes.filter(({ pointer }) => pointer !== pointerTo(gone)),
    { pointer: pointerTo(gone), one: (from) => withoutFile(from, gone) },
  ];
}

holdLaws({ kind: manifestKind, draw, edits });
