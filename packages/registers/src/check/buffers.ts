import type { RegisterBuffer, Said } from '@netloom/model';
import { isReadable, isWritable } from '../access/accessName.ts';
import { findField, findRegister } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';
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
    const { path } = register;
    if (wrong)
      return [{ code: 'REG-ACCESS', ...say('REG-ACCESS/buffer', { register: path, reason: wrong }), at }];
    const isOwn = buffer.trigger === 'own' || triggerOf(buffer, register, map) === register;
    if (isOwn && register.width <= map.source.bus.dataWidth) {
      return [{ code: 'REG-UNUSED', ...say(`REG-UNUSED/${side.verb}`, { register: path }), at }];
    }
    const missing = isOwn ? undefined : unfit(buffer, register, map, side);
    if (!missing) return [];
    const said = say('REG-REFERENCE/at', { register: path, reason: missing.reason });
    return [{ code: 'REG-REFERENCE', ...said, at: at + missing.at }];
  });
}

type Side = (typeof SIDES)[number];

function misplaced({ source }: ElaboratedRegister, { verb, can }: Side): Said | undefined {
  if (source.external) return say(`buffer/external-${verb}`, {});
  if (source.shadowed) return say('buffer/shadowed', {});
  if (!source.fields.some(can)) return say(`buffer/nothing-${verb}`, {});
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
): { reason: Said; at: string } | undefined {
  if (buffer.trigger === 'field') {
    const reason = unfitField(buffer.field, register, map);
    return reason && { reason, at: '/field' };
  }
  if (buffer.trigger !== 'register') return undefined;
  const { register: path } = buffer;
  const found = triggerOf(buffer, register, map);
  const copied = found && copiedAround(found, register);
  const isUsed =
    found && (found.source.fields.some(can) || (found.source.external && found.fields.length === 0));
  const reason = !found
    ? say('reference/no-register', { path })
    : copied
      ? say('reference/copies', { copied: copied.path, path })
      : isUsed
        ? undefined
        : say(`reference/never-${verb}`, { path });
  return reason && { reason, at: '/register' };
}

function unfitField(path: string, register: ElaboratedRegister, map: ElaboratedMap): Said | undefined {
  const found = findField(map, register, path);
  if (!found) return say('reference/no-field', { path });
  const copied = copiedAround(found.register, register);
  if (copied) return say('reference/copies', { copied: copied.path, path });
  const { width } = found.field;
  return width === 1 ? undefined : say('reference/trigger', { path, width });
}
