import { dirname, relative } from 'node:path';
import { pinsKind } from '@netloom/pins';
import { Failure } from '../../failure.ts';
import { OutputFolder } from '../../outputFolder.ts';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import { existingIn } from '../block/existingIn.ts';
import type { PinsSubject } from './loadPins.ts';
import { PinsManifest } from './pinsManifest.ts';

interface Options {
  output?: string | undefined;
  overwrite: boolean;
}

/**
 * `netloom pins generate`: all files of a configuration, beside it or in `output`. Code between the markers of what is
 * there stays; what was edited outside them is only replaced with `overwrite`.
 */
export async function generateCode(subject: PinsSubject, { output, overwrite }: Options): Promise<Outcome> {
  const { path, text, configuration, chip, diagnostics } = subject;
  const folder = output ?? dirname(path);
  const generator = pinsKind.generator!;
  const existing = await existingIn(folder, generator.takesOver!);
  const made = await (await generator.load()).generate(configuration, { context: { chip }, existing });
  const found = [...diagnostics, ...made.diagnostics];
  if (hasErrors(found)) return outcomeOf(path, found, '', { files: [] });

  const files = made.files.filter((file) => !(file.once === true && existing.has(file.path)));
  const manifest = new PinsManifest(folder, configuration.name);
  const edited = overwrite ? [] : manifest.editedOf(files.map((file) => file.path));
  if (edited.length > 0) {
    throw new Failure(
      `edited outside the markers since the last generation: ${edited.join(', ')}. --overwrite replaces them.`,
    );
  }
  const stale = manifest.staleOf([...made.files.map((file) => file.path), ...(made.kept ?? [])]);
  const written = new OutputFolder(folder);
  const paths: string[] = [];
  for (const file of files) paths.push(written.write(file.path, file.text));
  written.write(
    relative(folder, manifest.path),
    manifest.textOf([...files, { path: `${configuration.name}.pins.json`, text }]),
  );
  const rest = stale.map((each) => `${each} is no longer generated`);
  return outcomeOf(path, found, [...paths, ...rest].join('\n'), { files: paths, kept: made.kept, stale });
}
