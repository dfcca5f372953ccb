import type { GeneratedFile } from '@netloom/contract';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeDiff, CodeText } from '../../files/editor/index.ts';
import type { Decision } from './decisions.ts';

interface FilePaneProps {
  file: GeneratedFile;
  decision: Decision | null;
  /** Null when there is nothing to decide. */
  onDecide: ((decision: Decision) => void) | null;
}

/** One generated file: beside what the tree had, where that differs. */
export function FilePane({ file, decision, onDecide }: FilePaneProps) {
  const { t } = useTranslation('generation');
  const edited = file.status === 'hand-edited' || file.status === 'kept';
  const asks = onDecide !== null && file.status === 'hand-edited';
  return (
    <section className="nl-generation-pane">
      <header>
        <code>{file.path}</code>
        {asks ? (
          <Radio.Group
            optionType="button"
            value={decision}
            onChange={({ target }) => onDecide(target.value as Decision)}
            options={(['keep', 'overwrite'] as const).map((value) => ({
              value,
              label: t(`decide.${value}`),
            }))}
          />
        ) : null}
      </header>
      {file.previous === null ? null : (
        <div className="nl-generation-sides">
          <span>{t(edited ? 'side.edited' : 'side.before')}</span>
          <span>{t('side.generated')}</span>
        </div>
      )}
      <div className="nl-generation-text">
        {file.previous === null ? (
          <CodeText path={file.path} text={file.text} />
        ) : (
          <CodeDiff path={file.path} before={file.previous} after={file.text} />
        )}
      </div>
    </section>
  );
}
