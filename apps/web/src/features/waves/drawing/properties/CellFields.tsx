import { cellsOf, isData, isPlain, labelCell, setNode } from '@netloom/waves/drawing';
import type { Lane } from '@netloom/waves/drawing';
import { useTranslation } from 'react-i18next';
import { edit } from '../store/edit.ts';
import { TextRow } from './rows.tsx';

interface CellFieldsProps {
  lane: Lane;
  index: number;
  cell: number;
}

/** The label of a cell that carries data, and the node that arrows begin or end at. */
export function CellFields({ lane, index, cell }: CellFieldsProps) {
  const { t } = useTranslation('waveDrawing');
  const found = isPlain(lane.wave) ? cellsOf(lane)[cell] : undefined;
  const letter = lane.node[cell] ?? '.';
  return (
    <section>
      <h4>{t('cell.title', { cell })}</h4>
      {found && isData(found.state) ? (
        <TextRow
          label={t('cell.label')}
          value={found.label ?? ''}
          onChange={(text) => edit((document) => labelCell(document, index, cell, text))}
        />
      ) : null}
      <TextRow
        label={t('cell.node')}
        mono
        value={letter === '.' ? '' : letter}
        onChange={(text) =>
          edit((document) => setNode(document, index, cell, text.trim().slice(0, 1).replace('.', '')))
        }
      />
    </section>
  );
}
