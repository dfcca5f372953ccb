import type { RegisterField } from '@netloom/model';
import { isReadable, isWritable } from '../access/accessName.ts';
import { aliasTarget } from '../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';

/** REG-TEARING: fields in several words of the bus that change, or act, between the accesses to these words. */
export function tearingProblems(register: ElaboratedRegister, map: ElaboratedMap): LocalProblem[] {
  const { source, width } = register;
  const { dataWidth } = map.source.bus;
  if (width <= dataWidth || source.external || source.shadowed) return [];
  const own = aliasTarget(map, register)?.fields;
  const hardwareOf = ({ name, source: field }: ElaboratedField) =>
    own?.find((each) => each.name === name)?.source ?? field;
  const words = width / dataWidth;
  const torn = (member: 'readBuffer' | 'writeBuffer', reasonOf: typeof readReason): LocalProblem[] => {
    if (source[member]) return [];
    const found = register.fields.flatMap((field) => {
      const reason = reasonOf(field.source, hardwareOf(field));
      return reason === undefined ? [] : [{ field, reason }];
    });
    if (new Set(found.flatMap(({ field }) => wordsOf(field, dataWidth))).size < 2) return [];
    const names = found.slice(0, 3).map(({ field, reason }) => `${field.name} ${reason}`);
    const more = found.length > 3 ? ` and ${found.length - 3} more` : '';
    const [verb, side] = member === 'readBuffer' ? ['read', 'reads'] : ['written', 'writes'];
    const message = `${register.path} is ${verb} in ${words} accesses, between which it is torn: ${names.join(', ')}${more}; buffer its ${side}`;
    const fix = {
      title: `Buffer the ${side} of ${register.name}`,
      edits: [{ pointer: `/${member}`, value: { trigger: 'own' } }],
    };
    return [{ code: 'REG-TEARING', message, at: `/${member}`, fix }];
  };
  return [...torn('readBuffer', readReason), ...torn('writeBuffer', writeReason)];
}

function wordsOf({ lsb, width }: ElaboratedField, bits: number): number[] {
  const first = Math.floor(lsb / bits);
  const last = Math.floor((lsb + width - 1) / bits);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Why reading the field in parts is not as reading it at once. */
function readReason(field: RegisterField, hardware: RegisterField): string | undefined {
  if (!isReadable(field)) return undefined;
  if (field.onRead !== undefined) return field.onRead === 'set' ? 'is set by a read' : 'is cleared by a read';
  if (hardware.signalAccess) return 'signals each access';
  return changedByHardware(hardware);
}

function writeReason(field: RegisterField, hardware: RegisterField): string | undefined {
  if (!isWritable(field)) return undefined;
  if (field.onWrite !== undefined) return 'acts on a write';
  if (field.software === 'rw1' || field.software === 'w1') return 'takes one write';
  if (hardware.singlePulse) return 'is a pulse';
  if (hardware.signalAccess || hardware.signalModify) return 'signals each access';
  return changedByHardware(hardware);
}

function changedByHardware({
  hardware,
  hardwareSet,
  hardwareClear,
  counter,
  interrupt,
}: RegisterField): string | undefined {
  if (counter) return 'counts';
  if (interrupt) return 'is an interrupt';
  return hardware.includes('w') || hardwareSet || hardwareClear ? 'is changed by hardware' : undefined;
}
