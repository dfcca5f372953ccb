import { DeleteOutlined } from '@ant-design/icons';
import { changeSignal, isOutput, outputCode, removeSignal, renameSignal, setNeed } from '@netloom/pinmux';
import type { Named, Need, Pinmux, Signal } from '@netloom/pinmux';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { edit, pinmuxes } from '../files/pinmuxes.ts';
import { NameField } from '../NameField.tsx';
import { ReachField } from './ReachField.tsx';

export const SIGNAL_NAME = /^[A-Za-z]\w*\.[A-Za-z]\w*$/;

interface SignalRowProps {
  signal: Named<Signal>;
  useCase: string | undefined;
  /** What the use case needs of it. */
  need: Need | undefined;
  /** Names of the pads that it can be brought to. */
  reached: readonly string[];
}

/** Drawn anew only where what it shows has changed: an edit is one of hundreds of rows. */
export const SignalRow = memo(Row, (before, now) => {
  const { reached } = before;
  return (
    before.signal === now.signal &&
    before.useCase === now.useCase &&
    before.need === now.need &&
    reached.length === now.reached.length &&
    reached.every((pad, index) => pad === now.reached[index])
  );
});

function Row({ signal, useCase, need, reached }: SignalRowProps) {
  const { t } = useTranslation('pinmux');
  const { name, direction, direct, debug } = signal;
  return (
    <tr>
      <th scope="row" title={signal.description}>
        <SignalNameField name={name} />
      </th>
      <td className="nl-pinmux-number">
        {isOutput(signal) && direct === undefined ? outputCode(signal) : '–'}
      </td>
      <td>{direction}</td>
      <td>
        <ReachField signal={signal} reached={reached} />
      </td>
      <td>{useCase !== undefined && <PlaceField {...{ signal, useCase, need, reached }} />}</td>
      <td>
        {useCase !== undefined && need?.pad !== undefined && direct === undefined && (
          <input
            type="checkbox"
            aria-label={t('signal.fixedOf', { name })}
            checked={need.fixed}
            onChange={({ target }) =>
              edit((current) => setNeed(current, useCase, name, { ...need, fixed: target.checked }))
            }
          />
        )}
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={t('signal.debugOf', { name })}
          checked={debug}
          onChange={({ target }) => edit((current) => changeSignal(current, name, { debug: target.checked }))}
        />
      </td>
      <td>
        <IconButton
          title={t('signal.remove', { name })}
          icon={<DeleteOutlined />}
          onClick={() => edit((current) => removeSignal(current, name))}
        />
      </td>
    </tr>
  );
}

function SignalNameField({ name }: { name: string }) {
  const { t } = useTranslation('pinmux');
  return (
    <NameField
      label={t('signal.rename', { name })}
      name={name}
      pattern={SIGNAL_NAME}
      isTaken={(next) => Object.hasOwn(pinmuxes.current()?.document.signals ?? {}, next)}
      onRename={(next) => edit((current) => renameSignal(current, name, next))}
    />
  );
}

/**
 * What is not needed, what is needed somewhere, and each pad; a place out of reach stays to be seen. The pads are listed
 * while the field is used: hundreds of rows of hundreds of them would be drawn anew with each edit.
 */
function PlaceField({ signal, useCase, need, reached }: SignalRowProps & { useCase: string }) {
  const { t } = useTranslation('pinmux');
  const { name, direct } = signal;
  const value =
    need === undefined
      ? 'none'
      : direct !== undefined
        ? 'open'
        : need.pad === undefined
          ? 'open'
          : `pad:${need.pad}`;
  const [used, setUsed] = useState(false);
  const pads = need?.pad === undefined || reached.includes(need.pad) ? reached : [...reached, need.pad];
  return (
    <select
      aria-label={t('signal.placeOf', { name, useCase })}
      data-state={value === 'none' ? 'none' : value === 'open' ? 'open' : 'placed'}
      value={value}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
      onChange={({ target }) =>
        edit((current) => setNeed(current, useCase, name, needOf(target.value, need?.fixed ?? false)))
      }
    >
      <option value="none">{t('place.none')}</option>
      <option value="open">{direct === undefined ? t('place.open') : direct}</option>
      {direct === undefined && used && <Places name={name} useCase={useCase} pads={pads} />}
      {direct === undefined && !used && need?.pad !== undefined && (
        <option value={`pad:${need.pad}`}>{need.pad}</option>
      )}
    </select>
  );
}

/** Each pad, with the signal that has it already. */
function Places({ name, useCase, pads }: { name: string; useCase: string; pads: readonly string[] }) {
  const { t } = useTranslation('pinmux');
  const pinmux = pinmuxes.useCurrent()?.document;
  const taken = pinmux === undefined ? new Map<string, string>() : takenIn(pinmux, useCase, name);
  return pads.map((pad) => (
    <option key={pad} value={`pad:${pad}`}>
      {taken.has(pad) ? t('place.taken', { pad, name: taken.get(pad) }) : pad}
    </option>
  ));
}

function needOf(value: string, fixed: boolean) {
  if (value === 'none') return undefined;
  return value === 'open' ? { fixed: false } : { pad: value.slice('pad:'.length), fixed };
}

/** Pads that other signals of the use case have. */
function takenIn({ useCases }: Pinmux, useCase: string, name: string): Map<string, string> {
  const others = Object.entries(useCases[useCase]?.needs ?? {}).filter(([other]) => other !== name);
  return new Map(others.flatMap(([other, { pad }]) => (pad === undefined ? [] : [[pad, other]])));
}
