import { RegisterField } from '@netloom/model';
import type { ElaboratedField } from '../../../elaborate/index.ts';
import { isReadable, isWritable } from '../../../access/accessName.ts';
import type { XmlNode } from '@netloom/xml';
import { accessText, modifiedWriteText, readActionText } from '../access.ts';
import type { Members } from '../extension.ts';
import { small } from '../quantity.ts';
import { hardwareOf } from '../read/field.ts';
import { paragraphs } from '../read/names.ts';
import { difference } from '../extension.ts';
import type { Writing } from './writing.ts';

/** A field; `aliasOf` is the register whose field of the same name holds the value (2022). */
export function fieldNode(field: ElaboratedField, aliasOf: string | undefined, writing: Writing): XmlNode {
  const { source } = field;
  const { year } = writing.edition;
  const content = [
    ...writing.names({ name: source.name, description: source.description }),
    writing.element('bitOffset', writing.quantity(source.lsb, 'decimal')),
    year === 2014 ? resets(source, writing) : undefined,
    ...(aliasOf === undefined ? storage(source, writing) : [alias(aliasOf, source.name, writing)]),
    year === 2022 ? policies(source, writing) : access(source, writing),
    enumeratedValues(field, writing),
    ...(year === 2022 ? [] : effects(source, writing)),
  ];
  const said = saidOf(field, year, aliasOf !== undefined);
  return writing.element('field', [...content, writing.extension('field', difference(source, said))]);
}

/** What a reader makes of the standard's elements that `fieldNode` writes. */
function saidOf({ source, lsb, width, reset }: ElaboratedField, year: number, isAlias: boolean): Members {
  const isOld = year === 2009;
  const software = source.software === 'none' && year < 2022 ? 'r' : source.software;
  const hasReset = source.reset !== undefined && !isAlias;
  return {
    ...PLAIN,
    name: source.name,
    description: source.description === undefined ? undefined : paragraphs(source.description) || undefined,
    lsb: isOld ? lsb : source.lsb,
    width: isAlias ? undefined : isOld ? width : source.width,
    software,
    onRead: isReadable(source) ? source.onRead : undefined,
    onWrite: isWritable(source) ? source.onWrite : undefined,
    hardware: hardwareOf(software, !isAlias && isVolatile(source), hasReset),
    reset: !hasReset ? undefined : isOld ? small(reset ?? 0n) : source.reset,
    resetBy: !hasReset || isOld || source.resetBy === 'HARD' ? undefined : source.resetBy,
  };
}

const PLAIN: Members = RegisterField.parse({ name: 'x', lsb: 0 });

/** True when the value may change without a write of software. */
function isVolatile({
  hardware,
  hardwareSet,
  hardwareClear,
  counter,
  interrupt,
  singlePulse,
}: RegisterField): boolean {
  const isWritten = hardware === 'w' || hardware === 'rw' || hardwareSet || hardwareClear;
  return isWritten || singlePulse || counter !== undefined || interrupt !== undefined;
}

function resets({ reset, resetBy }: RegisterField, writing: Writing): XmlNode | undefined {
  if (reset === undefined) return undefined;
  const value = writing.element('value', writing.quantity(reset));
  return writing.element('resets', [writing.element('reset', [value], { resetTypeRef: resetBy })]);
}

function effects({ onRead, onWrite, ...access }: RegisterField, writing: Writing): (XmlNode | undefined)[] {
  return [
    onWrite && isWritable(access)
      ? writing.element('modifiedWriteValue', modifiedWriteText(onWrite))
      : undefined,
    onRead && isReadable(access) ? writing.element('readAction', readActionText(onRead)) : undefined,
  ];
}

/** Reading and writing is what holds where nothing else is said. */
function access({ software }: RegisterField, writing: Writing): XmlNode | undefined {
  return software === 'rw'
    ? undefined
    : writing.element('access', accessText(software, writing.edition.year));
}

function policies(field: RegisterField, writing: Writing): XmlNode | undefined {
  if (field.software === 'rw' && !field.onRead && !field.onWrite) return undefined;
  const policy = writing.element('fieldAccessPolicy', [access(field, writing), ...effects(field, writing)]);
  return writing.element('fieldAccessPolicies', [policy]);
}

/** Width, whether the value changes by itself, and in 2022 the reset. */
function storage(field: RegisterField, writing: Writing): (XmlNode | undefined)[] {
  return [
    writing.element('bitWidth', writing.quantity(field.width, 'decimal')),
    isVolatile(field) ? writing.element('volatile', 'true') : undefined,
    writing.edition.year === 2022 ? resets(field, writing) : undefined,
  ];
}

function alias(register: string, field: string, writing: Writing): XmlNode {
  return writing.element('aliasOf', [
    writing.element('registerRef', [], { registerRef: register }),
    writing.element('fieldRef', [], { fieldRef: field }),
  ]);
}

function enumeratedValues({ enumeration }: ElaboratedField, writing: Writing): XmlNode | undefined {
  if (!enumeration) return undefined;
  const values = enumeration.values.map((value) =>
    writing.element('enumeratedValue', [
      ...writing.names({ name: value.name, description: value.description }),
      writing.element('value', writing.quantity(value.value)),
    ]),
  );
  return writing.element('enumeratedValues', values);
}
