import type { Diagnostic, SocClock, SocDocument } from '@netloom/model';
import { GATED_BY } from '../../../clocks/groups.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Subject } from '../../rule.ts';
import { onTheWay } from './clockUnit.ts';
import { isStatusBit } from './statusBit.ts';

/** SOC-CLOCK-GROUP: who may stop a clock is who does. */
export function checkClockGroups(subject: Subject): Diagnostic[] {
  const { document } = subject.design;
  return Object.entries(document.clocks).flatMap(([name, clock]) => [
    ...groupProblem(document, name, clock),
    ...idleProblem(subject, name, clock),
  ]);
}

function groupProblem(document: SocDocument, clock: string, { group, source }: SocClock): Diagnostic[] {
  if (group === undefined) return [];
  const by = GATED_BY[group];
  const gate = onTheWay(document, clock, ({ kind }) => kind === 'gate');
  const place = placeOf(undefined, clock, pointerOf('clocks', clock, 'group'));
  const hinted = source?.kind === 'gate' && source.idle !== undefined;
  const other = hinted ? 'transactional' : 'peripheral';
  const fix = mending('fix/group', { group: other }, [{ pointer: place.pointer, value: other }]);
  if (by === 'nobody' && gate !== undefined)
    return [
      problem('SOC-CLOCK-GROUP/gated', { clock, group, gate }, place, gate === clock ? fix : undefined),
    ];
  if (source?.kind !== 'gate') return [];
  if (by === 'hint' && !hinted) return [problem('SOC-CLOCK-GROUP/no-hint', { clock, group }, place, fix)];
  if (by === 'software' && hinted) return [problem('SOC-CLOCK-GROUP/hint', { clock, group }, place, fix)];
  return [];
}

/** The hint is an output of one bit. */
function idleProblem(subject: Subject, clock: string, { source }: SocClock): Diagnostic[] {
  if (source?.kind !== 'gate' || source.idle === undefined) return [];
  const { idle } = source;
  if (isStatusBit(subject, idle)) return [];
  const pointer = pointerOf('clocks', clock, 'source', 'idle');
  const fix = mending('fix/no-hint', {}, [{ pointer }]);
  return [problem('SOC-CLOCK-GROUP/idle', { clock, idle }, placeOf(undefined, clock, pointer), fix)];
}
