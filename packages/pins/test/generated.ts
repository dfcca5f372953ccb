import { analyse, generatePins } from '@netloom/pins';
import type { Chip, GeneratedSource, PinConfiguration } from '@netloom/pins';

/** The files of a configuration that must be legal. */
export function filesOf(configuration: PinConfiguration, chip: Chip): readonly GeneratedSource[] {
  const problems = analyse(configuration, chip).diagnostics.filter(({ severity }) => severity === 'error');
  const { files, diagnostics } = generatePins(configuration, chip);
  const errors = [...problems, ...diagnostics.filter(({ severity }) => severity === 'error')];
  if (errors.length > 0 || files.length === 0) {
    throw new Error(
      `${configuration.name}: ${errors.map(({ code, message }) => `${code} ${message}`).join('\n')}`,
    );
  }
  return files;
}

/** Sources among the files, in C. */
export function sourcesOf(files: readonly GeneratedSource[]): string[] {
  return files.map(({ path }) => path).filter((path) => path.endsWith('.c'));
}
