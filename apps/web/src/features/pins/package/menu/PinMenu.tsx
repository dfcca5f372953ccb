import { CheckOutlined, DeleteOutlined, LockOutlined, UnlockOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { assignSignal, freePin, toggleLock } from '../actions/pinActions.ts';
import { holderAt } from '../actions/moved.ts';
import { analysisOf } from '../../store/derived.ts';
import { usePins } from '../../store/pinsStore.ts';
import type { OpenPins } from '../../store/pinsStore.ts';
import { choosePin } from '../../store/uiStore.ts';
import type { Point } from '../view/viewport.ts';
import { choicesOf } from './choices.ts';
import type { Choice, ChoiceGroup } from './choices.ts';
import { EffectText } from './EffectText.tsx';
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
  const there = pin && holderAt(chip, configuration, pin);
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
          {there && (
            <p className="nl-pins-there">
              {t('menu.holds', { signal: there.assignment.signal, pin: there.name })}
            </p>
          )}
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

interface GroupProps {
  group: ChoiceGroup;
  active: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Group({ group: { instance, choices }, active, onChoose }: GroupProps) {
  return (
    <div role="group" aria-label={instance}>
      <h4>{instance}</h4>
      {choices.map((choice) => (
        <button
          key={choice.signal}
          type="button"
          tabIndex={-1}
          role="option"
          aria-selected={choice.effect.kind === 'current'}
          aria-disabled={choice.effect.kind === 'locked'}
          data-active={choice.signal === active?.signal}
          data-signal={choice.signal}
          onClick={() => onChoose(choice)}
        >
          <span>
            {choice.text}
            {choice.effect.kind === 'current' && <CheckOutlined aria-hidden />}
          </span>
          <EffectText effect={choice.effect} />
          <code>{choice.route}</code>
        </button>
      ))}
    </div>
  );
}

interface BondedProps {
  open: OpenPins;
  name: string;
  position: string;
  at: Point;
}

/** The other pins that are bonded to the same position. */
function BondedPins({ open, name, position, at }: BondedProps) {
  const { t } = useTranslation('pinPackage');
  const others = open.chip.pins.filter((pin) => pin.position === position && pin.name !== name);
  return others.map((pin) => (
    <Button
      key={pin.name}
      size="small"
      title={t('menu.bonded')}
      onClick={() => {
        choosePin(pin.name);
        useMenu.setState({ menu: { pin: pin.name, at } });
      }}
    >
      {pin.name}
    </Button>
  ));
}

function narrowed(groups: readonly ChoiceGroup[], filter: string): ChoiceGroup[] {
  const wanted = filter.trim().toUpperCase();
  if (wanted === '') return [...groups];
  return groups
    .map(({ instance, choices }) => ({
      instance,
      choices: choices.filter(({ signal, route }) => `${signal} ${route}`.toUpperCase().includes(wanted)),
    }))
    .filter(({ choices }) => choices.length > 0);
}

const EDGE = 8;

/** Keeps the menu inside the window. */
function usePlaced(box: React.RefObject<HTMLDivElement | null>, at: Point) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.setProperty(
      'left',
      `${Math.max(EDGE, Math.min(at.x, window.innerWidth - width - EDGE))}px`,
    );
    element.style.setProperty(
      'top',
      `${Math.max(EDGE, Math.min(at.y, window.innerHeight - height - EDGE))}px`,
    );
  }, [box, at]);
}

function useClosedFromOutside(box: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !box.current?.contains(target)) closePinMenu();
    };
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [box]);
}
