import type { Losses } from '../../formats/losses.ts';
import { accessText } from '../../access/accessText.ts';
import { isWritable } from '../../access/accessName.ts';
import type { ElaboratedField, ElaboratedRegister } from '../../elaborate/index.ts';
import { atNode } from '../text/atNode.ts';
import { hexDigits } from '../text/hex.ts';
import { Names } from '../text/names.ts';
import { summary } from '../text/summary.ts';
import { hasOtherTrigger } from './buffers.ts';
import { memberName } from './names.ts';
import { policyOf } from './policy.ts';
import type { StorageOf } from './storage.ts';
import { buildHead, classLines, indented, lineComment, nodeComment } from './text.ts';
import { say } from '../../wording/formats/sentences.ts';

/** Class of a register; `copies` is how many of it there are, all arrays around it counted. */
export function registerClass(
  register: ElaboratedRegister,
  className: string,
  copies: number,
  storage: StorageOf,
  losses: Losses,
): string[] {
  const names = new Names();
  const fields = register.fields.map((field) => ({ field, member: names.take(memberName(field.name)) }));
  const build = fields.flatMap(({ field, member }) => [
    ...policyComment(register, field, losses),
    `${member} = uvm_reg_field::type_id::create("${field.name}");`,
    `${member}.configure(this, ${configuration(field, hasOtherTrigger(register))});`,
  ]);
  const slices = fields.flatMap(({ field }) => {
    const name = storage(register, field);
    return name === undefined ? [] : [slice(name, field, copies)];
  });
  return classLines(
    nodeComment(register),
    className,
    'uvm_reg',
    `super.new(name, ${register.width}, UVM_NO_COVERAGE);`,
    fields.flatMap(({ field, member }) => [
      ...lineComment(summary(field.source.description)),
      `${isWritable(field.source) ? 'rand ' : ''}uvm_reg_field ${member};`,
    ]),
    [...buildHead(copies), ...indented([...build, ...slices]), 'endfunction'],
  );
}

/** Arguments of uvm_reg_field::configure after the parent (IEEE 1800.2-2020, 18.5.4.1). */
function configuration(field: ElaboratedField, isTriggered: boolean): string {
  const { width, lsb, reset, source } = field;
  const bits = (value: boolean) => (value ? '1' : '0');
  return [
    width,
    lsb,
    `"${policyOf(source).name}"`,
    bits(isTriggered || isVolatile(field)),
    `${width}'h${hexDigits(reset ?? 0n)}`,
    bits(reset !== undefined),
    bits(isWritable(source)),
    bits(lsb % 8 === 0 && width % 8 === 0),
  ].join(', ');
}

/** Hardware may change the value between two accesses. */
function isVolatile({ source }: ElaboratedField): boolean {
  // The model cannot see whether a write was let in.
  if (source.softwareEnable !== 'always') return true;
  const { hardware, hardwareSet, hardwareClear, counter, interrupt, singlePulse, onRead, onWrite } = source;
  const isGiven = hardware === 'w' || hardware === 'rw' || hardwareSet || hardwareClear;
  const isOwn = counter !== undefined || interrupt !== undefined || singlePulse;
  return isGiven || isOwn || onRead === 'user' || onWrite === 'user';
}

function policyComment(register: ElaboratedRegister, field: ElaboratedField, losses: Losses): string[] {
  const { name, isExact } = policyOf(field.source);
  if (isExact) return enableComment(register, field, losses);
  const text = accessText(field.source);
  losses.add(
    say('REG-LOSS/uvm/policy', { register: register.path, field: field.name, access: text, policy: name }),
    atNode(`${register.pointer}/fields/${field.index}`),
  );
  return [...lineComment(`UVM has no policy for: ${text}.`), ...enableComment(register, field, losses)];
}

/** The model predicts every write, so that it does not compare a field that an input of hardware may hold. */
function enableComment(
  { path, pointer }: ElaboratedRegister,
  field: ElaboratedField,
  losses: Losses,
): string[] {
  const { softwareEnable } = field.source;
  if (softwareEnable === 'always') return [];
  const input = softwareEnable === 'high' ? 'swwe' : 'swwel';
  losses.add(
    say('REG-LOSS/uvm/enable', { path, field: field.name, input }),
    atNode(`${pointer}/fields/${field.index}`),
  );
  return lineComment(
    `Writes take effect while hardware's input ${input} is ${softwareEnable === 'high' ? 1 : 0}.`,
  );
}

/** Copies stand side by side in one vector, the first one lowest. */
function slice(name: string, { lsb, width }: ElaboratedField, copies: number): string {
  if (copies === 1) return `add_hdl_path_slice("${name}", ${lsb}, ${width});`;
  if (width === 1) return `add_hdl_path_slice($sformatf("${name}[%0d]", copy_index), ${lsb}, 1);`;
  const bits = `copy_index * ${width} + ${width - 1}, copy_index * ${width}`;
  return `add_hdl_path_slice($sformatf("${name}[%0d:%0d]", ${bits}), ${lsb}, ${width});`;
}
