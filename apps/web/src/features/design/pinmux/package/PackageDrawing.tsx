import type { Pinmux } from '@netloom/pinmux';
import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useWheel } from '../../../../view2d/useWheel.ts';
import { panned, zoomedAt } from '../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../view2d/viewport.ts';
import { Body, DrawnPin, placeWorld, useStateNames, walked } from '../../../pins/pinout/index.ts';
import type { Drawing } from '../../../pins/pinout/index.ts';
import { textOf } from './padUse.ts';
import type { PadUse } from './padUse.ts';
import { useView } from './viewStore.ts';

/** Pixels that a press may move and is still a press. */
const STILL = 4;
const LETTERS = 12;

interface PackageDrawingProps {
  pinmux: Pinmux;
  drawing: Drawing;
  uses: ReadonlyMap<string, PadUse>;
  viewport: Viewport;
}

/** The package as a picture that is zoomed and moved, whose pads are chosen by pointer and arrow keys. */
export function PackageDrawing({ pinmux, drawing, uses, viewport }: PackageDrawingProps) {
  const { t } = useTranslation('pinmux');
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const chosen = useView((state) => state.pad);
  useLayoutEffect(() => placeWorld(world.current!, viewport, drawing), [viewport, drawing]);
  useWheel(box, ({ dx, factor, at, shift }) =>
    useView.setState({ viewport: shift ? panned(viewport, dx, 0) : zoomedAt(viewport, factor, at) }),
  );
  const pointer = usePan(viewport);
  return (
    <div
      ref={box}
      className="nl-pins-drawing"
      role="listbox"
      tabIndex={0}
      aria-label={t('package.label', { name: pinmux.name })}
      aria-activedescendant={chosen === undefined ? undefined : idOf(chosen)}
      onKeyDown={(event) => walk(event, drawing)}
      {...pointer}
    >
      <svg width="100%" height="100%">
        <g ref={world} className="nl-pins-world" data-grid={drawing.isGrid}>
          <Body drawing={drawing} model={pinmux.name} print="" flipped={false} />
          <DrawnPads drawing={drawing} pinmux={pinmux} uses={uses} />
        </g>
      </svg>
    </div>
  );
}

function DrawnPads({ drawing, pinmux, uses }: Omit<PackageDrawingProps, 'viewport'>) {
  const { t } = useTranslation('pinmux');
  const names = useStateNames();
  const chosen = useView((state) => state.pad);
  const search = useView((state) => state.search.trim().toLowerCase());
  return drawing.pads.map((pad) => {
    const name = pad.pins[0]?.name ?? '';
    const use = uses.get(name);
    const { strap = false, bank } = pinmux.pads[name] ?? {};
    const signal = textOf(use);
    const isFound = [name, pad.position, bank, signal].some((text) => text?.toLowerCase().includes(search));
    const state = use?.state ?? 'free';
    return (
      <DrawnPin
        key={pad.position}
        id={idOf(name)}
        pad={pad}
        pitch={drawing.pitch}
        namesInside={drawing.namesInside}
        reach={drawing.reach}
        name={name}
        state={state}
        signal={signal === '' ? undefined : signal}
        said={false}
        label={strap ? t('pad.strap') : undefined}
        locked={use?.fixed ?? false}
        about={[name, pad.position, names[state], signal].filter((part) => part !== '').join(', ')}
        chosen={name === chosen}
        found={search !== '' && isFound}
        dimmed={search !== '' && !isFound}
        move={undefined}
        letters={LETTERS}
      />
    );
  });
}

/** Moves the view with the pointer; a press that stays where it is chooses the pad under it. */
function usePan(viewport: Viewport) {
  const held = useRef<{ x: number; y: number; from: Viewport; moved: boolean }>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, from: viewport, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const press = held.current;
      if (press === undefined) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      press.moved ||= Math.hypot(dx, dy) > STILL;
      if (press.moved) useView.setState({ viewport: panned(press.from, dx, dy) });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const press = held.current;
      held.current = undefined;
      if (press === undefined || press.moved) return;
      const pad = document.elementFromPoint(event.clientX, event.clientY)?.closest('.nl-pins-pad');
      useView.setState({ pad: pad?.id.slice(ID.length) });
    },
    onPointerCancel: () => (held.current = undefined),
  };
}

const ID = 'nl-pinmux-pad-';
const idOf = (name: string) => `${ID}${name}`;

/** The arrow keys go from pad to pad, Escape leaves. */
function walk(event: KeyboardEvent, drawing: Drawing): void {
  if (event.key === 'Escape') return useView.setState({ pad: undefined });
  const { pad: name } = useView.getState();
  const from = name === undefined ? undefined : drawing.of.get(name);
  const isArrow = event.key.startsWith('Arrow');
  const next =
    from === undefined ? (isArrow ? drawing.pads[0] : undefined) : walked(drawing.pads, from, event.key);
  if (isArrow) event.preventDefault();
  if (next !== undefined) useView.setState({ pad: next.pins[0]?.name });
}
