import { ArrowRightOutlined, LockOutlined, WarningFilled } from '@ant-design/icons';
import type { Move, PinConfiguration } from '@netloom/pins';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { choosePin } from '../store/uiStore.ts';
import { toggleMove } from './proposePlacement.ts';

interface Props {
  moves: readonly Move[];
  declined: readonly Move[];
  /** Where the signals have their labels. */
  base: PinConfiguration;
}

/** Each signal with the pin that it leaves and the one that it takes; what is unticked stays, and the rest is solved anew. */
export function MoveList({ moves, declined, base }: Props) {
  const { t } = useTranslation('pinConflicts');
  if (moves.length + declined.length === 0) return null;
  return (
    <ul className="nl-pins-movelist" aria-label={t('proposal.moves')}>
      {[...declined, ...moves].map((move) => (
        <MoveRow
          key={`${move.signal} ${move.from} ${move.to}`}
          move={move}
          label={move.from === undefined ? undefined : base.pins[move.from]?.label}
          isDeclined={declined.includes(move)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  move: Move;
  label: string | undefined;
  isDeclined: boolean;
}

function MoveRow({ move, label, isDeclined }: RowProps) {
  const { t } = useTranslation('pinConflicts');
  const { signal, from, to, role } = move;
  return (
    <li data-declined={isDeclined}>
      <Checkbox checked={!isDeclined} onChange={() => toggleMove(move)}>
        <b>{signal}</b>
        {label === undefined ? null : <span className="nl-pins-label">{label}</span>}
      </Checkbox>
      <PinName name={from} />
      {isDeclined ? <LockOutlined aria-hidden /> : <ArrowRightOutlined aria-label={t('proposal.to')} />}
      {isDeclined ? <span>{t('proposal.stays')}</span> : <PinName name={to} />}
      <span className="nl-pins-aside">
        {role === undefined || isDeclined ? null : (
          <>
            <WarningFilled className="nl-pins-warned" aria-hidden /> {t(`role.${role}`)}
          </>
        )}
      </span>
    </li>
  );
}

function PinName({ name }: { name: string | undefined }) {
  const { t } = useTranslation('pinConflicts');
  if (name === undefined) return <em>{t('proposal.noPin')}</em>;
  return (
    <button type="button" className="nl-pins-mono" onClick={() => choosePin(name)}>
      {name}
    </button>
  );
}
