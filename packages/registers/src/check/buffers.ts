import type { RegisterBuffer } from '@netloom/model';
import { isReadable, isWritable } from '../access/accessName.ts';
import { findField, findRegister } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { copiedAround } from './copied.ts';

const SIDES = [
  { member: 'readBuffer', verb: 'reads', can: isReadable },
  { member: 'writeBuffer', verb: 'writes', can: isWritable },
] as const;

/** What is wrong with the buffers of a register: nothing to hold, nobody to hold it, or a trigger that never acts. */
export function bufferProblems(register: ElaboratedRegister, map: ElaboratedMap): LocalProblem[] {
  return SIDES.flatMap((side): LocalProblem[] => {
    const buffer = register.source[side.member];
    if (!buffer) return [];
    const at = `/${side.member}`;
    const wrong = misplaced(register, side);
    const message = (text: string) => `${register.path}: ${text}`;
    if (wrong !== undefined) return [{ code: 'REG-ACCESS', message: message(wrong), at }];
    const isOwn = buffer.trigger === 'own' || triggerOf(buffer, register, map) === register;
    if (isOwn && register.width <= map.source.bus.dataWidth) {
      const text = `one access takes all of it, so that a buffer of its ${side.verb} needs another trigger`;
      return [{ code: 'REG-UNUSED', message: message(text), at }];
    }
    const missing = isOwn ? undefined : unfit(buffer, register, map, side);
    return missing ? [{ code: 'REG-REFERENCE', message: message(missing.text), at: at + missing.at }] : [];
  });
}

type Side = (typeof SIDES)[number];

function misplaced({ source }: ElaboratedRegister, { verb, can }: Side): string | undefined {
  if (source.external) return `what implements an external register buffers its ${verb} itself`;
  if (source.shadowed)
    return 'a shadowed register holds its writes already, and a read of it starts them anew';
  if (!source.fields.some(can)) return `software ${verb} no field of it, so there is nothing to buffer`;
  return undefined;
}

function triggerOf(
  buffer: RegisterBuffer,
  register: ElaboratedRegister,
  map: ElaboratedMap,
): ElaboratedRegister | undefined {
  return buffer.trigger === 'register' ? findRegister(map, register, buffer.register) : undefined;
}

function unfit(
  buffer: RegisterBuffer,
  register: ElaboratedRegister,
  map: ElaboratedMap,
  { verb, can }: Side,
): { text: string; at: string } | undefined {
  if (buffer.trigger === 'field') {
    const text = unfitField(buffer.field, register, map);
    return text === undefined ? undefined : { text, at: '/field' };
  }
  if (buffer.trigger !== 'register') return undefined;
  const { register: path } = buffer;
  const found = triggerOf(buffer, register, map);
  const copied = found && copiedAround(found, register);
  const isUsed =
    found && (found.source.fields.some(can) || (found.source.external && found.fields.length === 0));
  const text = !found
    ? `there is no register ${path}`
    : copied
      ? `${copied.path} has several copies, and ${path} does not say which`
      : isUsed
        ? undefined
        : `software never ${verb} ${path}, which is the trigger of the buffer`;
  return text === undefined ? undefined : { text, at: '/register' };
}

function unfitField(path: string, register: ElaboratedRegister, map: ElaboratedMap): string | undefined {
  const found = findField(map, register, path);
  if (!found) return `there is no field ${path}`;
  const copied = copiedAround(found.register, register);
  if (copied) return `${copied.path} has several copies, and ${path} does not say which`;
  const { width } = found.field;
  return width === 1 ? undefined : `a trigger is a field of one bit, and ${path} has ${width}`;
}
