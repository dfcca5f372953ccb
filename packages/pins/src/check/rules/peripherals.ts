import { listOf } from '../../wording/listOf.ts';
import { say } from '../../wording/sentences.ts';
import type { Mode } from '../../definitions/definition.ts';
import { definitionOf } from '../../definitions/definitions.ts';
import type { Context } from '../context.ts';
import { extiVectors } from '../exti.ts';
import { removal } from '../report.ts';
import type { Report } from '../report.ts';

/** Every peripheral that is set is one of the chip's, in a mode that it has. */
export function checkPeripherals(context: Context, report: Report): void {
  const { configuration, chip, index } = context;
  const vectors = extiVectors(chip);
  for (const [instance, { mode, interrupt }] of Object.entries(configuration.peripherals)) {
    if (vectors.includes(instance)) {
      checkVector(instance, mode, interrupt, report);
      continue;
    }
    const fix = removal(say('pins-fix/take-away', { name: instance }), ['peripherals', instance]);
    if (!index.instances.has(instance)) {
      report.error({
        code: 'PINS-UNKNOWN-PERIPHERAL',
        ...say('PINS-UNKNOWN-PERIPHERAL', { chip: chip.model, instance }),
        at: ['peripherals', instance],
        instance,
        fix,
      });
      continue;
    }
    if (mode === 'Disable') continue;
    const modes = modesOf(context, instance);
    if (modes.some(({ name }) => name === mode)) continue;
    const said =
      modes.length === 0
        ? say('PINS-UNKNOWN-MODE/none', { instance, mode: JSON.stringify(mode) })
        : say('PINS-UNKNOWN-MODE/choose', { instance, mode: JSON.stringify(mode), modes: offered(modes) });
    report.error({
      code: 'PINS-UNKNOWN-MODE',
      ...said,
      at: ['peripherals', instance, 'mode'],
      instance,
      fix,
    });
  }
}

function checkVector(vector: string, mode: string, interrupt: number | undefined, report: Report): void {
  if (mode === 'Interrupt' && interrupt !== undefined) return;
  report.error({
    code: 'PINS-EXTI-MODE',
    ...say('PINS-EXTI-MODE', { vector }),
    at: ['peripherals', vector],
    instance: vector,
    fix: removal(say('pins-fix/take-away', { name: vector }), ['peripherals', vector]),
  });
}

function offered(modes: readonly Mode[]) {
  const titles = modes.map(({ name, label }) => (name === label ? name : `${name} (${label})`));
  return listOf(['Disable', ...titles], 'or');
}

function modesOf({ chip }: Context, instance: string) {
  const definition = definitionOf(chip, instance);
  return definition && definition.name !== 'GPIO' ? definition.modes : [];
}
