import { clockFiles } from '@netloom/soc/clocks';
import { Segmented } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeText } from '../../../files/editor/index.ts';
import { useSoc } from '../../soc/index.ts';

/** Constraints, RTL and registers that follow from the tree, as they would be written now. */
export function ClockOutputs() {
  const { t } = useTranslation('clocks');
  const now = useSoc((state) => state.document);
  const library = useSoc((state) => state.library);
  const document = useDeferredValue(now);
  const [path, setPath] = useState<string>();
  const files = useMemo(
    () => clockFiles(document, library).filter((each) => !each.path.endsWith('.html')),
    [document, library],
  );
  const file = files.find((each) => each.path === path) ?? files[0];
  return (
    <div className="nl-clocks-files">
      <Segmented
        size="small"
        aria-label={t('pane.files')}
        value={file?.path}
        options={files.map((each) => each.path)}
        onChange={(value) => setPath(String(value))}
      />
      {files.length === 1 && <p className="nl-clocks-note">{t('files.few')}</p>}
      {file && <CodeText path={file.path} text={file.text} />}
    </div>
  );
}
