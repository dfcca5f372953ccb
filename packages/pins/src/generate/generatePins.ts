import type { Diagnostic } from '@netloom/model';
import { analyse } from '../check/analyse.ts';
import type { Analysis } from '../check/analysis.ts';
import type { Chip } from '../chip/chip.ts';
import { kernelClockOf } from '../clock/index.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { linFiles } from '../lin/index.ts';
import { checkVectors } from './checkVectors.ts';
import { deviceOf } from './device/device.ts';
import { overlay } from './devicetree/overlay.ts';
import type { GeneratedSource, Generation } from './generated.ts';
import { projectOf } from './project/project.ts';
import { UnsafeText } from './project/safeText.ts';
import { sourcesOf } from './sources.ts';
import { takeOver } from './userCode/takeOver.ts';
import { say } from '../wording/sentences.ts';

/**
 * Everything that is made of a configuration, with paths relative to its folder: C sources of the STM32F4 in the
 * HAL's shape, startup, linker script and CMake files, a devicetree overlay, the files of LIN. The same input gives
 * the same bytes. `existing` are the texts that lie there by path: user code in them is taken over. An unsafe
 * configuration gives diagnostics and no files.
 */
export function generatePins(
  configuration: PinConfiguration,
  chip: Chip,
  existing: ReadonlyMap<string, string> = new Map(),
): Generation {
  const made = unlessUnsafe(configuration, chip, (analysis) => allFiles(configuration, chip, analysis));
  if (made.files.length === 0) return made;
  const { files, diagnostics, kept } = takeOver(made.files, existing);
  return { files, kept, diagnostics: [...made.diagnostics, ...diagnostics] };
}

/** The overlay alone: `<name>.overlay`. */
export function devicetreeOf(configuration: PinConfiguration, chip: Chip): Generation {
  return unlessUnsafe(configuration, chip, (analysis) => ({
    ...overlayFile(configuration, chip, analysis),
  }));
}

interface Made {
  files: GeneratedSource[];
  diagnostics: Diagnostic[];
}

/** Runs a generator on a configuration without errors; a hostile name that got so far ends it too. */
function unlessUnsafe(
  configuration: PinConfiguration,
  chip: Chip,
  make: (analysis: Analysis) => Made,
): Generation {
  const analysis = analyse(configuration, chip);
  if (!analysis.isSafe) return { files: [], diagnostics: analysis.diagnostics, kept: [] };
  try {
    const { files, diagnostics } = make(analysis);
    const isBroken = diagnostics.some(({ severity }) => severity === 'error');
    return { files: isBroken ? [] : files, diagnostics: [...analysis.diagnostics, ...diagnostics], kept: [] };
  } catch (error) {
    if (!(error instanceof UnsafeText)) throw error;
    const place = { kind: 'document' as const, pointer: error.pointer };
    const unsafe: Diagnostic = { code: 'PINS-UNSAFE-TEXT', severity: 'error', ...error.said, place };
    return { files: [], diagnostics: [...analysis.diagnostics, unsafe], kept: [] };
  }
}

function allFiles(configuration: PinConfiguration, chip: Chip, analysis: Analysis): Made {
  const clockOf = (instance: string) => analysis.clocks && kernelClockOf(instance, analysis.clocks, chip);
  const device = deviceOf(chip, configuration.code?.flash);
  const { files, diagnostics } = overlayFile(configuration, chip, analysis);
  const common = [...files, ...linFiles(configuration, clockOf)];
  if (device === undefined) return { files: common, diagnostics: [...diagnostics, noGenerator(chip)] };
  const project = projectOf(configuration, chip, analysis, device);
  return {
    files: [...sourcesOf(project), ...common],
    diagnostics: [...diagnostics, ...checkVectors(project)],
  };
}

/** The overlay, and a message for each thing that it does not carry. */
function overlayFile(configuration: PinConfiguration, chip: Chip, analysis: Analysis): Made {
  const { text, missing } = overlay(configuration, chip, analysis);
  return {
    files: [{ path: `${configuration.name}.overlay`, text }],
    diagnostics: missing.map(({ pointer, what }) => ({
      code: 'PINS-ZEPHYR-LOSS',
      severity: 'info',
      ...say('PINS-ZEPHYR-LOSS', { what }),
      place: { kind: 'document', pointer },
    })),
  };
}

function noGenerator({ family }: Chip): Diagnostic {
  return {
    code: 'PINS-NO-C',
    severity: 'info',
    ...say('PINS-NO-C', { family }),
    place: { kind: 'document', pointer: '/chip' },
  };
}
