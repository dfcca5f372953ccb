import type { Diagnostic, SocDocument } from '@netloom/model';
import { madeOf } from '../../../generators/clockResetUnit/controls.ts';
import { fieldName } from '../../../generators/clockResetUnit/registers.ts';
import { pointerOf } from '../../../document/pointer.ts';
import { placeOf, problem } from '../../rule.ts';
import type { Subject } from '../../rule.ts';

/** Something that the unit has a name for. */
interface Named {
  /** What it is called in the document. */
  what: string;
  name: string;
  owner: string;
  pointer: string;
}

/** SOC-CLOCK-NAME: what has two names in the document has two in the unit, its registers and C. */
export function checkClockNames({ design: { document } }: Subject): Diagnostic[] {
  return scopesOf(document).flatMap((scope) => {
    const taken = new Map<string, Named>();
    return scope.flatMap((each) => {
      const other = taken.get(each.name);
      if (!other) taken.set(each.name, each);
      if (!other || other.what === each.what) return [];
      const values = { one: other.what, other: each.what, name: each.name };
      return [problem('SOC-CLOCK-NAME', values, placeOf(undefined, each.owner, each.pointer))];
    });
  });
}

/** Names of registers and of their fields, of ports, and of the nets of PLLs. */
function scopesOf(document: SocDocument): Named[][] {
  const { plls, clocks, resets, causes, hints, enables, measured } = madeOf(document);
  const named = (section: 'clocks' | 'resets') => (what: string, name: string, owner: string) => ({
    ...{ what, name, owner },
    pointer: pointerOf(section, owner),
  });
  const [ofClock, ofReset] = [named('clocks'), named('resets')];
  const upper = (kind: string, name: string) => `${kind}_${name.toUpperCase()}`;
  const ownerOf = (end: string) => resets.find(({ source }) => source.requests?.includes(end))?.name ?? end;
  return [
    [
      ...clocks.map(({ name }) => ofClock(name, upper('CLOCK', name), name)),
      ...resets.map(({ name }) => ofReset(name, upper('RESET', name), name)),
      ...enables.map(({ name, clock }) => ofClock(name, upper('ENABLE', name), clock)),
      ...measured.map(({ name }) => ofClock(name, upper('MEASURE', name), name)),
    ],
    causes.map(({ port, end }) => ofReset(end, fieldName(port), ownerOf(end))),
    hints.map(({ port, end, clock }) => ofClock(end, port, clock)),
    plls.flatMap(({ name, outputs }) => {
      const [clock = ''] = outputs.values();
      return ['', '_locked', '_feedback'].map((end) => ofClock(name, `pll_${name}${end}`, clock));
    }),
  ];
}
