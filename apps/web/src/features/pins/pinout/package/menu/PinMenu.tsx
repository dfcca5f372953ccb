import { DeleteOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { assignSignal, freePin, toggleLock } from '../actions/pinActions.ts';
import { standingAt } from '../actions/obstacles.ts';
import { analysisOf } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import type { Point } from '../../../../../view2d/geometry.ts';
import { choicesOf, narrowed } from './choices.ts';
import type { Choice } from './choices.ts';
import { Group } from './Group.tsx';
import { BondedPins } from './BondedPins.tsx';
import { useClosedFromOutside, usePlaced } from './useMenuPlace.ts';
import { LabelInput } from '../inspector/LabelInput.tsx';
import { closePinMenu, useMenu } from './menuStore.ts';
import './menu.css';

/** The signals of a pin to choose from, wherever it was asked for. */
export function PinMenu() {
  const menu = useMenu((state) => state.menu);
  const open = usePins((state) => state.open);
  if (!menu || !open) return null;
  return createPortal(<Menu key={menu.pin} pin={menu.pin} at={menu.at} open={open} />, document.body);
}

function Menu({ pin: name, at, open }: { pin: string; at: Point; open: OpenPins }) {
  const { t } = useTranslation('pinPackage');
  const { configuration, chip } = open;
  const box = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(0);
  const pin = chip.pins.find((each) => each.name === name);
  const groups = useMemo(
    () => (pin ? narrowed(choicesOf(pin, configuration, chip, analysisOf(open)), filter) : []),
    [pin, configuration, chip, open, filter],
  );
  const choices = groups.flatMap((group) => group.choices);
  const assignment = configuration.pins[name];
  const there = pin
    ? standingAt(
        configuration,
        chip,
        name,
        pin.signals.map((each) => each.name),
      )
    : [];
  usePlaced(box, at);
  useClosedFromOutside(box);
  useEffect(() => {
    box.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, filter]);

  function choose(choice: Choice | undefined) {
    if (!choice || choice.effect.kind === 'locked') return;
    closePinMenu();
    if (choice.effect.kind !== 'current') assignSignal(name, choice.signal);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) setActive(Math.max(0, Math.min(choices.length - 1, active + step)));
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) choose(choices[active]);
    else if (event.key === 'Escape') closePinMenu();
    else if (event.key === 'Delete' && filter === '' && assignment) {
      closePinMenu();
      freePin(name);
    } else return;
    event.preventDefault();
  }

  if (!pin) return null;
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
        <span>{pin.position}</span>
        <BondedPins open={open} name={name} position={pin.position} at={at} />
      </header>
      {choicesOf(pin, configuration, chip, analysisOf(open)).length === 0 ? (
        <p className="nl-pins-none">{t('menu.fixed', { type: pin.type })}</p>
      ) : (
        <>
          <Input
            autoFocus
            size="small"
            allowClear
            placeholder={t('menu.filter')}
            aria-label={t('menu.filter')}
            value={filter}
            onChange={({ target }) => {
              setFilter(target.value);
              setActive(0);
            }}
          />
          {there.map((each) => (
            <p key={each.pin} className="nl-pins-there">
              {t(each.resource === 'bit' ? 'menu.bit' : 'menu.holds', {
                signal: each.assignment.signal,
                pin: each.pin,
              })}
            </p>
          ))}
          <div role="listbox" aria-label={t('menu.signals')} className="nl-pins-choices">
            {groups.map((group) => (
              <Group key={group.instance} group={group} active={choices[active]} onChoose={choose} />
            ))}
            {choices.length === 0 && <p className="nl-pins-none">{t('menu.noneFound')}</p>}
          </div>
        </>
      )}
      {assignment && (
        <footer>
          <LabelInput key={name} pin={name} label={assignment.label ?? ''} />
          <Button
            size="small"
            icon={assignment.lock ? <UnlockOutlined /> : <LockOutlined />}
            onClick={() => toggleLock(name)}
          >
            {t(assignment.lock ? 'action.unlock' : 'action.lock')}
          </Button>
          <Button
            size="small"
            icon={<DeleteOutlined />}
            onClick={() => {
              closePinMenu();
              freePin(name);
            }}
          >
            {t('action.free')}
          </Button>
        </footer>
      )}
    </div>
  );
}
