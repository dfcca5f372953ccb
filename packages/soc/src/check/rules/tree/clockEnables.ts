import type { Diagnostic, Fix, SocDocument } from '@netloom/model';
import { enablesOf } from '../../../clocks/enables.ts';
import type { NamedEnable } from '../../../clocks/enables.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { mending } from '../../../wording/sentences.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Subject } from '../../rule.ts';

/** SOC-CLOCK-ENABLE: enables have names of their own and ratios that software may set. */
export function checkClockEnables({ design: { document } }: Subject): Diagnostic[] {
  const enables = enablesOf(document);
  return enables.flatMap((enable, index) => {
    const { name, clock, ratio, minimum } = enable;
    const place = placeOf(undefined, clock, pointerOf('clocks', clock, 'enables', name));
    const found: Diagnostic[] = [];
    const other = enables[index - 1];
    if (other?.name === name) {
      const fix = renamed(document, enable);
      found.push(problem('SOC-CLOCK-ENABLE/twice', { enable: name, clock, other: other.clock }, place, fix));
    }
    if (minimum !== undefined && minimum > ratio) {
      const edit = { pointer: `${place.pointer}/minimum`, value: ratio };
      const fix = mending('fix/minimum', { ratio }, [edit]);
      found.push(problem('SOC-CLOCK-ENABLE/minimum', { enable: name, ratio, minimum }, place, fix));
    }
    return found;
  });
}

/** The same under a name that no other has. */
function renamed(document: SocDocument, { name, clock }: NamedEnable): Fix {
  const taken = new Set(enablesOf(document).map((each) => each.name));
  let free = `${clock}_${name}`;
  for (let count = 2; taken.has(free); count++) free = `${clock}_${name}${count}`;
  const value = document.clocks[clock]!.enables![name]!;
  return mending('fix/enable-name', { name: free }, [
    { pointer: pointerOf('clocks', clock, 'enables', name) },
    { pointer: pointerOf('clocks', clock, 'enables', free), value },
  ]);
}
