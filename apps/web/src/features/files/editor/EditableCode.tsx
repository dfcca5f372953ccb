import type { VerilogFile } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeptId } from '../../../session/index.ts';
import { useBuffers } from './bufferStore.ts';
import { CodeView } from './CodeView.tsx';
import { saveText } from './saveText.ts';

interface EditableCodeProps {
  file: VerilogFile;
  line?: number;
  column?: number;
  readOnly: boolean;
}

/** A file's text with saving; says when another text is stored than its edits began from. */
export default function EditableCode({ file, line, column, readOnly }: EditableCodeProps) {
  const { t } = useTranslation('document');
  const deptId = useDeptId();
  const path = file.socVerilogPath;
  const buffer = useBuffers(({ buffers }) => buffers[path]);
  const isBeneath = buffer !== undefined && buffer.dirty && buffer.base.hash !== file.hash;
  return (
    <div className="nl-code-editable">
      {isBeneath ? (
        <Alert
          type="warning"
          banner
          title={t('beneath.edited', { name: path })}
          action={
            <Button size="small" type="primary" onClick={() => useBuffers.getState().ask(file)}>
              {t('beneath.compare')}
            </Button>
          }
        />
      ) : null}
      <CodeView
        file={file}
        line={line}
        column={column}
        readOnly={readOnly}
        onSave={(text) => (readOnly ? undefined : void saveText({ deptId, path, text }))}
      />
    </div>
  );
}
