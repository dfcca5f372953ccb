import { RegisterField } from '@netloom/model';
import type { FieldInterrupt, Register } from '@netloom/model';
import type { z } from 'zod';
import { identifierFrom } from '../../identifier.ts';
import type { BlockReading } from './block.ts';
import { hexOffset } from './register.ts';
import type { Path, Raw } from './source.ts';
import { flagIn, objectsIn, textIn, valueIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';

interface Signal {
  name: string;
  description: string;
  lsb: number;
  width: number;
  isStatus: boolean;
  reset: number;
}

/** INTR_STATE, INTR_ENABLE, INTR_TEST and ALERT_TEST, which reggen makes at the start of the first block. */
export function addAutomaticRegisters(root: Raw, block: BlockReading): void {
  const interrupts = signals(root, 'interrupt_list', block);
  const alerts = signals(root, 'alert_list', block);
  const { source } = block;
  if (interrupts.length > 0 && !flagIn(root, 'no_auto_intr_regs', false, [], source)) {
    addInterruptRegisters(interrupts, block);
  }
  if (alerts.length > 0 && !flagIn(root, 'no_auto_alert_regs', false, [], source)) {
    const fields = alerts.map((alert) => pulse(alert, 'Write 1 to trigger one alert event of this kind.'));
    add('ALERT_TEST', 'Alert Test Register', fields, ['alert_list'], block);
  }
}

function addInterruptRegisters(interrupts: readonly Signal[], block: BlockReading): void {
  const path = ['interrupt_list'];
  const state = interrupts.map((signal) => {
    const { isStatus, reset, description } = signal;
    const interrupt: FieldInterrupt = {
      trigger: 'level',
      sticky: isStatus ? 'none' : 'bit',
      enable: `INTR_ENABLE.${signal.name}`,
      ...(!isStatus && { test: `INTR_TEST.${signal.name}` }),
    };
    const access = isStatus ? { software: 'r' as const } : { onWrite: 'oneToClear' as const, reset };
    return field(signal, { ...access, description, hardware: 'w', interrupt });
  });
  const enable = interrupts.map((signal) =>
    field(signal, { reset: 0, description: `Enable interrupt when INTR_STATE.${signal.name} is set.` }),
  );
  const test = interrupts.map((signal) => {
    const description = `Write 1 to force INTR_STATE.${signal.name} to 1.`;
    return signal.isStatus
      ? field(signal, { software: 'w', reset: 0, description })
      : pulse(signal, description);
  });
  if (interrupts.some(({ isStatus }) => isStatus)) {
    block.source.lose(say('REGGEN/test/status', {}), path);
  }
  add('INTR_STATE', 'Interrupt State Register', state, path, block);
  add('INTR_ENABLE', 'Interrupt Enable Register', enable, path, block);
  add('INTR_TEST', 'Interrupt Test Register', test, path, block);
}

function signals(root: Raw, key: string, block: BlockReading): Signal[] {
  const { source, values, width: bits } = block;
  let lsb = 0;
  return objectsIn(root, key, [], source).flatMap(({ raw, path }) => {
    const name = textIn(raw, 'name');
    const width = Number(valueIn(textIn(raw, 'width') ?? '1', values, path, source) ?? 1n);
    if (name === undefined) source.fail(say('REGGEN/name', {}), path);
    if (name === undefined || width < 1) return [];
    const signal = {
      name: identifierFrom(name),
      description: textIn(raw, 'desc') ?? '',
      lsb,
      width,
      isStatus: textIn(raw, 'type')?.toLowerCase() === 'status',
      reset: Number(flagIn(raw, 'default', false, path, source)),
    };
    lsb += width;
    if (lsb > bits) source.fail(say('REGGEN/signal/fit', { key, name, bits }), path);
    return [signal];
  });
}

type FieldText = Omit<z.input<typeof RegisterField>, 'name' | 'lsb' | 'width'>;

function field({ name, lsb, width }: Signal, members: FieldText): RegisterField {
  return RegisterField.parse({ name, lsb, width, ...members });
}

function pulse(signal: Signal, description: string): RegisterField {
  return field(signal, { software: 'w', reset: 0, singlePulse: true, description });
}

function add(
  name: string,
  description: string,
  fields: RegisterField[],
  path: Path,
  block: BlockReading,
): void {
  const register: Register = {
    kind: 'register',
    name,
    description,
    offset: hexOffset(block.offset),
    external: false,
    shadowed: false,
    fields,
  };
  block.add(register, block.word, path);
}
