import { gravestFirst } from '@netloom/pins';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { SaidText } from '../../../../diagnostics/SaidText.tsx';
import { SeverityIcon } from '../../../../diagnostics/SeverityIcon.tsx';
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
      {diagnostics.length > 0 && (
        <ul className="nl-pins-import-notes">
          {gravestFirst(diagnostics).map((diagnostic, index) => (
            <li key={index}>
              <SeverityIcon severity={diagnostic.severity} />
              <SaidText said={diagnostic} />
              {diagnostic.place?.kind === 'source' ? (
                <small title={diagnostic.place.file}>{t('line', { line: diagnostic.place.line })}</small>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {chip && <CountTable counts={counts} />}
    </>
  );
}
