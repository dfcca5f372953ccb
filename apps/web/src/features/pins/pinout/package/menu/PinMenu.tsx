import type { ChipPin } from '@netloom/pins';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePins } from '../../store/pinsStore.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { AssignmentTools } from './AssignmentTools.tsx';
import { BondedPins } from './BondedPins.tsx';
import { freeAndClose, takeChoice } from './menuActions.ts';
import { closePinMenu, useMenu } from './menuStore.ts';
import { SignalChoices } from './SignalChoices.tsx';
import { useClosedFromOutside, usePlaced } from './useMenuPlace.ts';
import { usePinChoices } from './usePinChoices.ts';
import './menu.css';

/** The signals of a pin to choose from, wherever it was asked for. */
export function PinMenu() {
  const menu = useMenu((state) => state.menu);
  const open = usePins((state) => state.open);
  const pin = menu && open?.chip.pins.find((each) => each.name === menu.pin);
  if (!menu || !open || !pin) return null;
  return createPortal(<Menu key={pin.name} pin={pin} at={menu.at} open={open} />, document.body);
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

function Menu({ pin, at, open }: { pin: ChipPin; at: Point; open: OpenPins }) {
  const { t } = useTranslation('pinPackage');
  const { name, position, type } = pin;
  const box = useRef<HTMLDivElement>(null);
  const choices = usePinChoices(pin, open);
  const { isFixed, active, activeAt, step, filter } = choices;
  const assignment = open.configuration.pins[name];
  usePlaced(box, at);
  useClosedFromOutside(box);
  useEffect(() => {
    box.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeAt, filter]);

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const by = STEPS[event.key];
    if (by !== undefined) step(by);
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) takeChoice(name, active);
    else if (event.key === 'Escape') closePinMenu();
    else if (event.key === 'Delete' && filter === '' && assignment) freeAndClose(name);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      className="nl-pins-menu"
      role="dialog"
      aria-label={t('menu.of', { pin: name })}
      onKeyDown={onKeyDown}
    >
      <header>
        <b>{name}</b>
        <span>{position}</span>
        <BondedPins open={open} name={name} position={position} at={at} />
      </header>
      {isFixed ? (
        <p className="nl-pins-none">{t('menu.fixed', { type })}</p>
      ) : (
        <SignalChoices open={open} pin={pin} choices={choices} />
      )}
      {assignment && <AssignmentTools pin={name} assignment={assignment} />}
    </div>
  );
}
