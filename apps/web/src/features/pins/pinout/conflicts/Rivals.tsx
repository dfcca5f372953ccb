import { LockFilled, UnlockOutlined } from '@ant-design/icons';
import { indexOf, instanceOf } from '@netloom/pins';
import type { PinConfiguration, Rival } from '@netloom/pins';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePins } from '../store/pinsStore.ts';
import { Alternatives } from './Alternatives.tsx';
import { proposePlacement } from './proposePlacement.ts';
import { showSide } from './showSide.ts';
import { withoutLock, withoutSide } from './sideEdits.ts';

interface Props {
  rivals: readonly Rival[];
  /** What a choice is made in: the open configuration, or one that is being previewed. */
  configuration: PinConfiguration;
}

/** The sides of a conflict, each with the pins that it could have; a click on one applies it. */
export function Rivals({ rivals, configuration }: Props) {
  const { t } = useTranslation('pinConflicts');
  const { chip } = usePins(({ open }) => open)!;
  return (
    <ul className="nl-pins-rivals">
      {rivals.map((rival) => {
        const { signal, at, locked } = rival;
        const instance = instanceOf(signal, indexOf(chip));
        return (
          <li key={`${signal} ${at}`}>
            <button type="button" className="nl-pins-side" onClick={() => showSide(rival, instance)}>
              <b>{signal}</b>
              {at === undefined ? null : (
                <span className="nl-pins-label">{configuration.pins[at]?.label}</span>
              )}
              <small>
                {locked ? <LockFilled aria-hidden /> : null}{' '}
                {at === undefined ? t('side.none') : t(locked ? 'side.locked' : 'side.on', { pin: at })}
              </small>
            </button>
            <Alternatives rival={rival} configuration={configuration} />
            <span className="nl-pins-remedies">
              {locked ? (
                <Button
                  size="small"
                  icon={<UnlockOutlined />}
                  onClick={() => proposePlacement(withoutLock(configuration, rival))}
                >
                  {t('side.unlock', { pin: at })}
                </Button>
              ) : null}
              {at === undefined && instance === undefined ? null : (
                <Button
                  size="small"
                  onClick={() => proposePlacement(withoutSide(configuration, instance, rival))}
                >
                  {at === undefined ? t('side.disable', { instance }) : t('side.free', { pin: at })}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
