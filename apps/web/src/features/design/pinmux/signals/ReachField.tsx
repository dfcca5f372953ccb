import { changeSignal, padsOf } from '@netloom/pinmux';
import type { Named, Signal } from '@netloom/pinmux';
import { Checkbox, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { edit, pinmuxes } from '../files/pinmuxes.ts';

interface ReachFieldProps {
  signal: Named<Signal>;
  reached: readonly string[];
}

/** The pads that a signal may reach, or the one that it is wired to; chosen in a list that opens. */
export function ReachField({ signal, reached }: ReachFieldProps) {
  const { t } = useTranslation('pinmux');
  const { direct, pads } = signal;
  const some = reached.length > 4 ? t('reach.some', { count: reached.length }) : reached.join(', ');
  const words =
    direct === undefined ? (pads === undefined ? t('reach.all') : some || t('reach.none')) : direct;
  return (
    <Popover destroyOnHidden trigger="click" content={<ReachList signal={signal} reached={reached} />}>
      <button
        type="button"
        className="nl-pinmux-reach"
        aria-label={t('reach.of', { name: signal.name, words })}
      >
        {direct === undefined ? words : t('reach.direct', { pad: direct })}
      </button>
    </Popover>
  );
}

function ReachList({ signal, reached }: ReachFieldProps) {
  const { t } = useTranslation('pinmux');
  const pinmux = pinmuxes.useCurrent()?.document;
  const { name, direct, pads } = signal;
  const change = (next: Partial<Signal>) => edit((current) => changeSignal(current, name, next));
  const all = pinmux === undefined ? [] : padsOf(pinmux);
  return (
    <div className="nl-pinmux-reach-list">
      <label>
        {t('reach.wired')}
        <select
          value={direct ?? ''}
          onChange={({ target }) =>
            change({ direct: target.value === '' ? undefined : target.value, pads: undefined })
          }
        >
          <option value="">{t('reach.matrix')}</option>
          {all.map((pad) => (
            <option key={pad.name}>{pad.name}</option>
          ))}
        </select>
      </label>
      {direct === undefined && (
        <>
          <Checkbox
            checked={pads === undefined}
            onChange={({ target }) => change({ pads: target.checked ? undefined : [...reached] })}
          >
            {t('reach.all')}
          </Checkbox>
          <Checkbox.Group
            disabled={pads === undefined}
            value={[...reached]}
            options={all.map((pad) => pad.name)}
            onChange={(next) => change({ pads: next })}
          />
        </>
      )}
    </div>
  );
}
