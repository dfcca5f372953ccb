import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { directPads, reachOf, signalsOf } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Pinmux, Signal } from '../document/pinmux.ts';
import { say } from '../wording/sentences.ts';

/** What signals say of pads. */
export function checkSignals(pinmux: Pinmux): Diagnostic[] {
  const [wired, reach] = [directPads(pinmux), reachOf(pinmux)];
  return [
    ...noPads(pinmux),
    ...tooManyStraps(pinmux),
    ...directTwice(pinmux),
    ...signalsOf(pinmux).flatMap((signal) => {
      if (signal.direct !== undefined) return direct(pinmux, signal, signal.direct);
      const wrong = listed(pinmux, signal, wired);
      return wrong.length > 0 ? wrong : unreached(signal, reach(signal));
    }),
  ];
}

function noPads({ pads }: Pinmux): Diagnostic[] {
  if (Object.keys(pads).length > 0) return [];
  return [documentProblem({ code: 'PMX-EMPTY', said: say('PMX-EMPTY', {}), at: ['pads'] })];
}

/** The straps share one register. */
const MOST_STRAPS = 32;

function tooManyStraps({ pads }: Pinmux): Diagnostic[] {
  const count = Object.values(pads).filter(({ strap }) => strap).length;
  if (count <= MOST_STRAPS) return [];
  const said = say('PMX-STRAPS', { count, most: MOST_STRAPS });
  return [documentProblem({ code: 'PMX-STRAPS', said, at: ['pads'] })];
}

function directTwice(pinmux: Pinmux): Diagnostic[] {
  const taken = new Map<string, string>();
  return signalsOf(pinmux).flatMap(({ name, direct: pad }) => {
    const other = pad === undefined ? undefined : taken.get(pad);
    if (pad !== undefined) taken.set(pad, other ?? name);
    if (pad === undefined || other === undefined) return [];
    const said = say('PMX-DIRECT-TWICE', { pad, name, other });
    return [documentProblem({ code: 'PMX-DIRECT-TWICE', said, at: ['signals', name, 'direct'] })];
  });
}

function direct(pinmux: Pinmux, { name, pads }: Named<Signal>, pad: string): Diagnostic[] {
  const found = Object.hasOwn(pinmux.pads, pad) ? [] : [unknownPad(name, pad, ['signals', name, 'direct'])];
  if (pads === undefined) return found;
  const at = ['signals', name, 'pads'];
  const fix = fixOf(say('PMX-DIRECT-PADS/fix', {}), [{ pointer: pointerOf(...at) }]);
  const said = say('PMX-DIRECT-PADS', { name, pad });
  return [...found, documentProblem({ code: 'PMX-DIRECT-PADS', said, at, fix })];
}

/** Pads that are not there, or that are wired to another signal. */
function listed(
  pinmux: Pinmux,
  { name, pads = [] }: Named<Signal>,
  wired: ReturnType<typeof directPads>,
): Diagnostic[] {
  const at = ['signals', name, 'pads'];
  return pads.flatMap((pad): Diagnostic[] => {
    const isKnown = Object.hasOwn(pinmux.pads, pad);
    const other = wired.get(pad)?.name;
    if (isKnown && other === undefined) return [];
    const without = { pointer: pointerOf(...at), value: pads.filter((each) => each !== pad) };
    const fix = fixOf(say('PMX-UNKNOWN-PAD/fix', { pad }), [without]);
    if (!isKnown || other === undefined) return [{ ...unknownPad(name, pad, at), fix }];
    return [
      documentProblem({
        code: 'PMX-DIRECT-LISTED',
        said: say('PMX-DIRECT-LISTED', { name, pad, other }),
        at,
        fix,
      }),
    ];
  });
}

function unreached({ name }: Named<Signal>, reached: ReadonlySet<string>): Diagnostic[] {
  if (reached.size > 0) return [];
  const said = say('PMX-UNREACHED', { name });
  return [
    documentProblem({ code: 'PMX-UNREACHED', severity: 'warning', said, at: ['signals', name, 'pads'] }),
  ];
}

export function unknownPad(name: string, pad: string, at: readonly string[]): Diagnostic {
  return documentProblem({ code: 'PMX-UNKNOWN-PAD', said: say('PMX-UNKNOWN-PAD', { name, pad }), at });
}
