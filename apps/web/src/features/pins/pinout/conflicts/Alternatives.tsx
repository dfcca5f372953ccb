import { LockFilled, WarningOutlined } from '@ant-design/icons';
import type { Alternative, PinConfiguration, Rival } from '@netloom/pins';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePins } from '../store/pinsStore.ts';
import { proposePlacement } from './proposePlacement.ts';
import { withSideAt } from './sideEdits.ts';

const FEW = 6;

interface Props {
  rival: Rival;
  configuration: PinConfiguration;
}

/** Pins that could carry a signal, the free ones first, each with who holds it. */
export function Alternatives({ rival, configuration }: Props) {
  const { t } = useTranslation('pinConflicts');
  const { chip } = usePins(({ open }) => open)!;
  const [all, setAll] = useState(false);
  const others = rival.alternatives
    .filter(({ pin }) => pin !== rival.at)
    .sort((one, other) => hold(one) - hold(other));
  if (others.length === 0) return <em>{t(rival.at === undefined ? 'side.nowhere' : 'side.onlyHere')}</em>;
  const shown = all ? others : others.slice(0, FEW);
  return (
    <span className="nl-pins-alternatives">
      {shown.map((alternative) => {
        const { pin, holder, locked, role } = alternative;
        return (
          <Button
            key={pin}
            size="small"
            disabled={locked}
            title={titleOf(alternative)}
            icon={locked ? <LockFilled /> : role === undefined ? undefined : <WarningOutlined />}
            onClick={() => proposePlacement(withSideAt(configuration, chip, rival, pin))}
          >
            <b>{pin}</b> <small>{holder ?? t('side.unused')}</small>
          </Button>
        );
      })}
      {others.length > shown.length ? (
        <Button size="small" type="text" onClick={() => setAll(true)}>
          {t('side.more', { count: others.length - shown.length })}
        </Button>
      ) : null}
    </span>
  );

  function titleOf({ pin, holder, locked, role }: Alternative): string {
    const held =
      holder === undefined
        ? t('side.take', { pin })
        : t(locked ? 'side.heldLocked' : 'side.held', { pin, holder });
    return role === undefined ? held : `${held} · ${t(`role.${role}`)}`;
  }
}

/** Free pins first, then those that warn, then held ones; locked ones last. */
function hold({ holder, locked, role }: Alternative): number {
  return (locked ? 4 : 0) + (holder === undefined ? 0 : 2) + (role === undefined ? 0 : 1);
}
