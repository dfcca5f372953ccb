import { fixOf } from '@netloom/model';
import type { RegisterField, Said } from '@netloom/model';
import { isReadable, isWritable } from '../access/accessName.ts';
import { aliasTarget } from '../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../elaborate/index.ts';
import type { LocalProblem } from '../elaborate/problem.ts';
import { say } from '../wording/sentences.ts';
import type { FieldSentence } from '../wording/sentences.ts';

/** Why a field is torn. */
type TornSentence = Exclude<Extract<FieldSentence, `torn/${string}`>, 'torn/list' | 'torn/more'>;

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
      return reason === undefined ? [] : [{ field, said: say(reason, { field: field.name }) }];
    });
    if (new Set(found.flatMap(({ field }) => wordsOf(field, dataWidth))).size < 2) return [];
    const side = member === 'readBuffer' ? 'read' : 'write';
    const fields = listed(found.map((each) => each.said));
    const said = say(`REG-TEARING/${side}`, { register: register.path, words, fields });
    const title = say(`reg-fix/buffer-${side}s`, { register: register.name });
    const fix = fixOf(title, [{ pointer: `/${member}`, value: { trigger: 'own' } }]);
    return [{ code: 'REG-TEARING', ...said, at: `/${member}`, fix }];
  };
  return [...torn('readBuffer', readReason), ...torn('writeBuffer', writeReason)];
}

/** The first three, and how many more. */
function listed(fields: readonly Said[]): Said {
  const list = fields.slice(0, 3).reduce((first, rest) => say('torn/list', { first, rest }));
  return fields.length > 3 ? say('torn/more', { list, count: fields.length - 3 }) : list;
}

function wordsOf({ lsb, width }: ElaboratedField, bits: number): number[] {
  const first = Math.floor(lsb / bits);
  const last = Math.floor((lsb + width - 1) / bits);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Why reading the field in parts is not as reading it at once. */
function readReason(field: RegisterField, hardware: RegisterField): TornSentence | undefined {
  if (!isReadable(field)) return undefined;
  if (field.onRead !== undefined) return field.onRead === 'set' ? 'torn/set-by-read' : 'torn/cleared-by-read';
  if (hardware.signalAccess) return 'torn/signals';
  return changedByHardware(hardware);
}

function writeReason(field: RegisterField, hardware: RegisterField): TornSentence | undefined {
  if (!isWritable(field)) return undefined;
  if (field.onWrite !== undefined) return 'torn/acts';
  if (field.software === 'rw1' || field.software === 'w1') return 'torn/once';
  if (hardware.singlePulse) return 'torn/pulse';
  if (hardware.signalAccess || hardware.signalModify) return 'torn/signals';
  return changedByHardware(hardware);
}

function changedByHardware({
  hardware,
  hardwareSet,
  hardwareClear,
  counter,
  interrupt,
}: RegisterField): TornSentence | undefined {
  if (counter) return 'torn/counts';
  if (interrupt) return 'torn/interrupt';
  return hardware.includes('w') || hardwareSet || hardwareClear ? 'torn/hardware' : undefined;
}
