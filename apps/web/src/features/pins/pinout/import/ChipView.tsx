import { gravestFirst } from '@netloom/pins';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { NoteList } from '../../../../diagnostics/NoteList.tsx';
import { ChipFacts } from './ChipFacts.tsx';
import { CountTable } from './CountTable.tsx';
import { PackageOutline } from './PackageOutline.tsx';
import type { ReadChip } from './readChosen.ts';

/** One chip as it was read: its facts and package, what is to be said of it, and the counts. */
export function ChipView({ name, gpio, imported, known }: ReadChip & { known: readonly string[] }) {
  const { t } = useTranslation('pinImport');
  const { chip, counts, diagnostics } = imported;
  return (
    <>
      {chip ? (
        <div className="nl-pins-import-chip">
          <PackageOutline chip={chip} />
          <ChipFacts chip={chip} files={[name, ...(gpio === undefined ? [] : [gpio])]} />
        </div>
      ) : (
        <Alert type="error" showIcon title={t('cannot', { name })} />
      )}
      {chip && known.includes(chip.id) ? <Alert type="warning" showIcon title={t('replacesText')} /> : null}
      <NoteList
        className="nl-pins-import-notes"
        problems={gravestFirst(diagnostics)}
        whereOf={({ place }) => (place?.kind === 'source' ? t('line', { line: place.line }) : undefined)}
      />
      {chip && <CountTable counts={counts} />}
    </>
  );
}
