import type { Analysis, Chip, Move } from '@netloom/pins';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStateNames } from '../../state/useStateNames.ts';
import { useSaidPins } from '../../store/useSaidPins.ts';
import { useUi } from '../../store/uiStore.ts';
import { isFound } from '../view/matches.ts';
import { cursorOf } from '../view/cursor.ts';
import { lookOf } from '../view/padLook.ts';
import type { PadLook } from '../view/padLook.ts';
import { useView } from '../view/viewStore.ts';
import type { Drawing, DrawnPad } from './drawing.ts';
import { Pad } from './Pad.tsx';
import { padId } from './padId.ts';

interface Props {
  drawing: Drawing;
  chip: Chip;
  analysis: Analysis;
}

/** All pads; each is drawn again only when what it shows changes. */
export function Pads({ drawing, chip, analysis }: Props) {
  const pin = useUi((state) => state.pin);
  const moves = useUi((state) => state.moves);
  const stateNames = useStateNames();
  const said = useSaidPins();
  const { t } = useTranslation('talk');
  const letters = useView(({ restingScale }) => lettersInCell(drawing, restingScale));
  const only = useView((state) => state.only);
  const from = useView((state) => state.drag?.from);
  const targets = useView((state) => state.drag?.targets);
  const cursor = useView((state) => cursorOf(drawing, state.cursor, pin));
  const moved = useMemo(() => movedPins(moves), [moves]);
  const found = useFound(chip, analysis);
  return drawing.pads.map((pad) => {
    const look = lookOf(pad, analysis, pin);
    const move = pad.pins.map(({ name }) => moved.get(name)).find((each) => each !== undefined);
    const count = pad.pins.reduce((sum, { name }) => sum + (said.get(name) ?? 0), 0);
    const isFoundPad = found?.has(pad.position) ?? false;
    return (
      <Pad
        key={pad.position}
        id={padId(pad.position)}
        pad={pad}
        pitch={drawing.pitch}
        namesInside={drawing.namesInside}
        reach={drawing.reach}
        name={look.name}
        state={look.state}
        signal={move?.signal ?? look.signal}
        label={look.label}
        locked={look.locked}
        said={count > 0}
        about={[
          aboutOf(pad, look, stateNames[look.state]),
          ...(count > 0 ? [t('said', { count })] : []),
        ].join(', ')}
        chosen={pad === cursor}
        found={isFoundPad}
        dimmed={
          targets === undefined
            ? (found !== undefined && !isFoundPad) || (only.size > 0 && !only.has(look.state))
            : !targets.has(pad.position) && look.pin?.name !== from
        }
        move={move?.end}
        letters={drawing.isGrid ? letters : 0}
      />
    );
  });
}

/** Positions of the pads that the search means; undefined without a search. */
function useFound(chip: Chip, analysis: Analysis): ReadonlySet<string> | undefined {
  const search = useView((state) => state.search.trim());
  return useMemo(() => {
    if (search === '') return undefined;
    const pins = chip.pins.filter((pin) => isFound(pin, analysis, search));
    return new Set(pins.map(({ position }) => position));
  }, [search, chip, analysis]);
}

function aboutOf({ position }: DrawnPad, { pin, signal, label }: PadLook, state: string): string {
  return [pin?.name, position, state, signal, label].filter((part) => part !== undefined).join(', ');
}

interface MoveEnd {
  end: 'from' | 'to';
  signal: string;
}

/** What a previewed placement does to pins; where something leaves and something comes, what comes counts. */
function movedPins(moves: readonly Move[]): Map<string, MoveEnd> {
  const pins = new Map<string, MoveEnd>();
  for (const { signal, from } of moves) if (from !== undefined) pins.set(from, { end: 'from', signal });
  for (const { signal, to } of moves) if (to !== undefined) pins.set(to, { end: 'to', signal });
  return pins;
}

const LETTER = 6.4;

function lettersInCell({ pitch }: Drawing, scale: number): number {
  return Math.max(4, Math.min(24, Math.floor((pitch * scale) / LETTER)));
}
