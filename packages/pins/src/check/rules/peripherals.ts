import { definitionOf } from '../../definitions/definitions.ts';
import type { Context } from '../context.ts';
import { extiVectors } from '../exti.ts';
import { listed, removal } from '../report.ts';
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
    const fix = removal(`Take ${instance} away`, ['peripherals', instance]);
    if (!index.instances.has(instance)) {
      const message = `${chip.model} has no peripheral ${instance}: take it away, or choose a chip that has it`;
      report.error({
        code: 'PINS-UNKNOWN-PERIPHERAL',
        message,
        at: ['peripherals', instance],
        instance,
        fix,
      });
      continue;
    }
    if (mode === 'Disable') continue;
    const modes = modesOf(context, instance);
    if (modes.some(({ name }) => name === mode)) continue;
    const remedy =
      modes.length === 0
        ? 'only its pins can be assigned; take it away here'
        : `choose ${listed(['Disable', ...modes.map(({ name, label }) => (name === label ? name : `${name} (${label})`))])}`;
    report.error({
      code: 'PINS-UNKNOWN-MODE',
      message: `${instance} has no mode ${JSON.stringify(mode)}: ${remedy}`,
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
    message: `${vector} is an interrupt vector: it has mode Interrupt and a priority from 0 to 15, or no entry`,
    at: ['peripherals', vector],
    instance: vector,
    fix: removal(`Take ${vector} away`, ['peripherals', vector]),
  });
}

function modesOf({ chip }: Context, instance: string) {
  const definition = definitionOf(chip, instance);
  return definition && definition.name !== 'GPIO' ? definition.modes : [];
}
