import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '@netloom/model';
import { BUILT_IN_CHIPS, Chip, readChip, readConfiguration } from '@netloom/pins';
import type { PinConfiguration } from '@netloom/pins';
import { readText } from '../../document.ts';
import { Failure } from '../../failure.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';

/** A configuration with its chip, as the verbs of `netloom pins` find it. */
export interface PinsSubject {
  path: string;
  text: string;
  configuration: PinConfiguration;
  chip: Chip;
  /** What the readers have to say. */
  diagnostics: readonly Diagnostic[];
}

/**
 * Reads a configuration and its chip: from `chipPath`, else a built-in one, else `chips/<id>.chip.json` in a folder of
 * the configuration or above it. An outcome says what stands against it.
 */
export async function loadPins(
  path: string,
  chipPath: string | undefined,
): Promise<{ subject: PinsSubject } | Outcome> {
  const text = await readText(path);
  const { document: configuration, diagnostics } = readConfiguration(text, path);
  if (!configuration) return outcomeOf(path, diagnostics, '', {});
  const builtIn =
    chipPath === undefined ? BUILT_IN_CHIPS.find(({ id }) => id === configuration.chip) : undefined;
  if (builtIn) return { subject: { path, text, configuration, chip: builtIn, diagnostics } };
  const found = chipPath ?? chipAbove(path, configuration.chip);
  if (found === undefined) return outcomeOf(path, [unknownChip(configuration.chip)], '', {});
  const { chip, diagnostics: problems } = readChip(await readText(found), found);
  if (!chip) return outcomeOf(found, problems, '', {});
  if (chip.id !== configuration.chip)
    return outcomeOf(path, [otherChip(configuration.chip, chip.id, found)], '', {});
  return { subject: { path, text, configuration, chip, diagnostics: [...diagnostics, ...problems] } };
}

/** The chip of a configuration, where its kind is all that is known. @throws Failure that says what stands against it. */
export async function chipOf(path: string): Promise<{ chip: Chip }> {
  const loaded = await loadPins(path, undefined);
  if ('subject' in loaded) return { chip: loaded.subject.chip };
  throw new Failure(loaded.text);
}

function chipAbove(path: string, id: string): string | undefined {
  if (!Chip.shape.id.safeParse(id).success) return undefined;
  let folder = dirname(resolve(path));
  for (;;) {
    const candidate = join(folder, 'chips', `${id}.chip.json`);
    if (existsSync(candidate)) return candidate;
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}

function unknownChip(id: string): Diagnostic {
  const known = BUILT_IN_CHIPS.map((chip) => chip.id).join(', ');
  return {
    code: 'PINS-CHIP-UNKNOWN',
    severity: 'error',
    message: `chip: "${id}" is neither built in (${known}) nor in chips/${id}.chip.json beside the configuration or above it; netloom pins import makes one, --chip names one`,
    place: { kind: 'document', pointer: '/chip' },
  };
}

function otherChip(wanted: string, id: string, path: string): Diagnostic {
  return {
    code: 'PINS-CHIP-OTHER',
    severity: 'error',
    message: `chip: the configuration is of "${wanted}", but ${path} holds "${id}"`,
    place: { kind: 'document', pointer: '/chip' },
  };
}
