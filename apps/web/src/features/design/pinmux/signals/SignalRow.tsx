import { DeleteOutlined } from '@ant-design/icons';
import { changeSignal, isOutput, outputCode, removeSignal, renameSignal, setNeed } from '@netloom/pinmux';
import type { Named, Pinmux, Signal } from '@netloom/pinmux';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../parts/index.ts';
import { edit } from '../files/pinmuxes.ts';
import { NameField } from '../NameField.tsx';
import { ReachField } from './ReachField.tsx';

export const SIGNAL_NAME = /^[A-Za-z]\w*\.[A-Za-z]\w*$/;

interface SignalRowProps {
  pinmux: Pinmux;
  signal: Named<Signal>;
  useCase: string | undefined;
  /** Names of the pads that it can be brought to. */
  reached: readonly string[];
}

export function SignalRow({ pinmux, signal, useCase, reached }: SignalRowProps) {
  const { t } = useTranslation('pinmux');
  const { name, direction, direct, debug } = signal;
  const need = useCase === undefined ? undefined : pinmux.useCases[useCase]?.needs[name];
  return (
    <tr>
      <th scope="row" title={signal.description}>
        <SignalNameField pinmux={pinmux} name={name} />
      </th>
      <td className="nl-pinmux-number">
        {isOutput(signal) && direct === undefined ? outputCode(signal) : '–'}
      </td>
      <td>{direction}</td>
      <td>
        <ReachField pinmux={pinmux} signal={signal} reached={reached} />
      </td>
      <td>{useCase !== undefined && <PlaceField {...{ pinmux, signal, useCase, reached }} />}</td>
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

function SignalNameField({ pinmux, name }: { pinmux: Pinmux; name: string }) {
  const { t } = useTranslation('pinmux');
  return (
    <NameField
      label={t('signal.rename', { name })}
      name={name}
      pattern={SIGNAL_NAME}
      isTaken={(next) => Object.hasOwn(pinmux.signals, next)}
      onRename={(next) => edit((current) => renameSignal(current, name, next))}
    />
  );
}

/**
 * What is not needed, what is needed somewhere, and each pad; a place out of reach stays to be seen. The pads are listed
 * while the field is used: hundreds of rows of hundreds of them would be drawn anew with each edit.
 */
function PlaceField({ pinmux, signal, useCase, reached }: SignalRowProps & { useCase: string }) {
  const { t } = useTranslation('pinmux');
  const { name, direct } = signal;
  const need = pinmux.useCases[useCase]?.needs[name];
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
  const listed = used ? pads : pads.filter((pad) => pad === need?.pad);
  const taken = takenIn(pinmux, useCase, name);
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
      {direct === undefined &&
        listed.map((pad) => (
          <option key={pad} value={`pad:${pad}`}>
            {taken.has(pad) ? t('place.taken', { pad, name: taken.get(pad) }) : pad}
          </option>
        ))}
    </select>
  );
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
