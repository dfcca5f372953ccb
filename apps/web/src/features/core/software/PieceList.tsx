import type { SoftwarePiece } from '@netloom/core';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { showPiece, togglePiece, useSoftware } from './softwareStore.ts';
import { withNeeds } from './withNeeds.ts';

interface PieceListProps {
  pieces: readonly SoftwarePiece[];
  shown: SoftwarePiece | undefined;
}

/** The pieces of the library; those that the chosen ones need are marked too. */
export function PieceList({ pieces, shown }: PieceListProps) {
  const { t } = useTranslation('software');
  const { chosen } = useSoftware();
  const needed = new Set(withNeeds(chosen, pieces).map(({ id }) => id as string));
  return (
    <ul className="nl-software-list" aria-label={t('pieces')}>
      {pieces.map(({ id, unavailable, files }) => (
        <li key={id} data-piece={id} aria-current={id === shown?.id}>
          <Checkbox
            aria-label={t('choose', { piece: t(`piece.${id}.title`) })}
            disabled={unavailable !== undefined}
            checked={chosen.has(id) || needed.has(id)}
            indeterminate={!chosen.has(id) && needed.has(id)}
            onChange={() => togglePiece(id)}
          />
          <button type="button" data-missing={unavailable !== undefined} onClick={() => showPiece(id)}>
            <span>{t(`piece.${id}.title`)}</span>
            <small>{unavailable === undefined ? t('files', { count: files.length }) : t('notHere')}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
