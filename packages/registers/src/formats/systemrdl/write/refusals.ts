import type { RegisterField, Worded } from '@netloom/model';
import { isWritable } from '../../../access/accessName.ts';
import type { ElaboratedField, ElaboratedNode, ElaboratedRegister } from '../../../elaborate/index.ts';
import type { ShownField } from './shown.ts';
import type { Writing } from './writing.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** What SystemRDL can write and other tools do not take, although it has a meaning here. */
const REFUSED: readonly { what: Worded; is(source: RegisterField, field: ElaboratedField): boolean }[] = [
  { what: say('RDL/refused/unreachable', {}), is: ({ software }) => software === 'none' },
  {
    what: say('RDL/refused/write-only', {}),
    is: ({ software, hardware }) => software === 'w' && hardware === 'w',
  },
  {
    what: say('RDL/refused/held', {}),
    is: ({ interrupt, hardware }) => interrupt?.sticky === 'word' && !hardware.includes('w'),
  },
  {
    what: say('RDL/refused/enable', {}),
    is: ({ interrupt, hardwareEnable }) => interrupt?.sticky === 'word' && hardwareEnable !== 'always',
  },
  {
    what: say('RDL/refused/pulse', {}),
    is: (source, { width, reset }) =>
      source.singlePulse && (width !== 1 || (reset ?? 0n) !== 0n || !isWritable(source)),
  },
];

export function reportRefused(
  { source }: ShownField,
  field: ElaboratedField,
  { path: registerPath, pointer, source: { external } }: ElaboratedRegister,
  writing: Writing,
): void {
  const place = `${pointer}/fields/${field.index}`;
  const path = `${registerPath}.${source.name}`;
  for (const { what, is } of REFUSED) if (is(source, field)) writing.refused(path, what, place);
  const byUser = source.onRead === 'user' || source.onWrite === 'user';
  if (byUser && !external) writing.refused(path, say('RDL/refused/user', {}), place);
}

/** Other tools count a whole stride for the last copy too. */
export function reportGaps(children: readonly ElaboratedNode[], writing: Writing): void {
  for (const array of children) {
    const copies = array.dimensions.reduce((product, count) => product * count, 1);
    const end = array.offset + array.span;
    const counted = array.offset + BigInt(copies) * array.stride;
    const inside = children.find(
      ({ offset, span }) => array.dimensions.length > 0 && offset < counted && offset + span > end,
    );
    if (inside && inside !== array) {
      writing.refused(inside.path, say('RDL/refused/gap', { array: array.name }), inside.pointer);
    }
  }
}
