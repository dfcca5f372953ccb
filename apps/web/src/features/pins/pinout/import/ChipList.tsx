import { gravestFirst } from '@netloom/pins';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
import type { ReadChip } from './readChosen.ts';

interface ChipListProps {
  chips: readonly ReadChip[];
  shown: number;
  /** Ids of the chips that the project has. */
  known: readonly string[];
  onShow: (index: number) => void;
}

/** The chips of several files; the chosen one is shown below. */
export function ChipList({ chips, shown, known, onShow }: ChipListProps) {
  const { t } = useTranslation('pinImport');
  return (
    <ul className="nl-pins-import-list" aria-label={t('chips')}>
      {chips.map(({ name, imported: { chip, diagnostics } }, index) => (
        <li key={name}>
          <button type="button" aria-pressed={index === shown} onClick={() => onShow(index)}>
            <SeverityIcon severity={gravestFirst(diagnostics)[0]?.severity ?? 'info'} />
            <span>{chip?.model ?? name}</span>
            <small>
              {chip ? `${chip.package} · ${t('pins', { count: chip.pins.length })}` : t('broken')}
            </small>
            {chip && known.includes(chip.id) ? <Tag>{t('replaces')}</Tag> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
