import { LockFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { moved } from '../actions/moved.ts';
import { routeText } from '../actions/offers.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { holdersOf } from '../menu/choices.ts';
import { StateSign } from '../../state/StateMark.tsx';
import { stateOf } from '../../state/states.ts';
import { useStateNames } from '../../state/useStateNames.ts';
import { analysisOf } from '../../store/derived.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { useUi } from '../../store/uiStore.ts';
import { pinOfPad } from './padLook.ts';
import { useView } from './viewStore.ts';
import type { Point, Size } from '../../../../../view2d/geometry.ts';

const WIDTH = 300;
const OFFSET = 16;
const MOST = 24;

interface Props {
  open: OpenPins;
  drawing: Drawing;
}

/** What lies under the pointer in full, or what dropping would do there. */
export function HoverCard({ open, drawing }: Props) {
  const hover = useView((state) => state.hover);
  const drag = useView((state) => state.drag);
  const size = useView((state) => state.size);
  if (drag) return <DropCard open={open} at={drag.at} size={size} />;
  const pad = hover && drawing.at.get(hover.position);
  if (!hover || !pad) return null;
  return (
    <div className="nl-pins-card" style={placed(hover.at, size)}>
      <PadText open={open} drawing={drawing} position={hover.position} />
    </div>
  );
}

function placed({ x, y }: Point, size: Size): React.CSSProperties {
  const left = x + OFFSET + WIDTH > size.width ? Math.max(4, x - OFFSET - WIDTH) : x + OFFSET;
  const vertical = y < size.height / 2 ? { top: y + OFFSET } : { bottom: size.height - y + OFFSET };
  return { left, maxWidth: WIDTH, ...vertical };
}

function PadText({ open, drawing, position }: Props & { position: string }) {
  const { t } = useTranslation('pinPackage');
  const chosen = useUi((state) => state.pin);
  const names = useStateNames();
  const analysis = analysisOf(open);
  const pad = drawing.at.get(position)!;
  const pin = pinOfPad(pad, analysis, chosen);
  if (!pin) return <b>{t('noPin', { position })}</b>;
  const known = analysis.pins.get(pin.name);
  const assignment = known?.assignment;
  const state = stateOf(pin.name, analysis);
  const others = pad.pins.filter((each) => each !== pin);
  return (
    <>
      <p>
        <b>{pin.name}</b> <span>{t('at', { position, type: pin.type })}</span>
      </p>
      <p>
        <StateSign state={state} /> {names[state]}
        {assignment && (
          <>
            {': '}
            <code>{assignment.signal}</code>
            {assignment.label !== undefined && <em> {assignment.label}</em>}
            {assignment.lock && <LockFilled aria-label={t('locked')} />}
          </>
        )}
      </p>
      {known?.role && <p data-role={known.role}>{t(`role.${known.role}`)}</p>}
      {others.length > 0 && <p>{t('bondedTo', { pins: others.map(({ name }) => name).join(', ') })}</p>}
      <Signals open={open} pin={pin.name} />
    </>
  );
}

function Signals({ open, pin: name }: { open: OpenPins; pin: string }) {
  const { t } = useTranslation('pinPackage');
  const pin = open.chip.pins.find((each) => each.name === name);
  const holders = holdersOf(open.configuration);
  const signals = pin?.signals ?? [];
  return (
    <ul>
      {signals.slice(0, MOST).map((signal) => {
        const holder = holders.get(signal.name);
        return (
          <li key={signal.name}>
            <code>{routeText(signal.routes)}</code>
            {signal.name}
            {signal.modes && <small>{signal.modes.join(' ')}</small>}
            {holder !== undefined && holder !== name && <small>{t('heldBy', { pin: holder })}</small>}
          </li>
        );
      })}
      {signals.length > MOST && <li>{t('more', { count: signals.length - MOST })}</li>}
    </ul>
  );
}

function DropCard({ open, at, size }: { open: OpenPins; at: Point; size: Size }) {
  const { t } = useTranslation('pinPackage');
  const drag = useView((state) => state.drag)!;
  const to = drag.over === undefined ? undefined : drag.targets.get(drag.over);
  if (to === undefined) {
    return (
      <div className="nl-pins-card" style={placed(at, size)}>
        {t('drop.choose', { signal: drag.signal, count: drag.targets.size })}
      </div>
    );
  }
  const { effect } = moved(open.configuration, open.chip, drag.from, to);
  const other = effect.kind === 'moves' ? '' : effect.signal;
  return (
    <div className="nl-pins-card" style={placed(at, size)}>
      {t(`drop.${effect.kind}`, { signal: drag.signal, pin: to, other })}
    </div>
  );
}
