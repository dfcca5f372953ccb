import { getAllSocModule } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { CodeText } from '../../../files/editor/index.ts';
import { usePane } from '../store/paneStore.ts';
import { OutputBar } from './OutputBar.tsx';
import type { OutputFile } from './jobs.ts';
import { useOutputs } from './useOutputs.ts';
import './outputs.css';

/** What software and documents get of the map: each file as it would be written now. */
export function OutputsPane() {
  const { t } = useTranslation('memoryMap');
  const deptId = useDeptId();
  const modules = useCall(getAllSocModule, { params: { x: deptId } });
  const [manager, setManager] = useState<string>();
  const [path, setPath] = useState<string>();
  const outputs = useOutputs(modules.data, manager);
  const { files, error, blocked } = outputs;
  const file = files.find((each) => each.path === path) ?? files[0];
  return (
    <div className="nl-map-outputs">
      <OutputBar {...{ outputs, file, manager }} onFile={setPath} onManager={setManager} />
      {blocked && (
        <Alert
          banner
          type="error"
          title={t('output.blocked')}
          action={
            <Button size="small" onClick={() => usePane.setState({ pane: 'problems' })}>
              {t('output.showProblems')}
            </Button>
          }
        />
      )}
      {error !== undefined && <Alert banner type="error" title={error} />}
      <div className="nl-map-preview">{file && <Preview file={file} />}</div>
    </div>
  );
}

/** A page in a frame that may run nothing, anything else as text. */
function Preview({ file: { path, text } }: { file: OutputFile }) {
  const { t } = useTranslation('memoryMap');
  if (path.endsWith('.html')) return <iframe title={t('output.page')} sandbox="" srcDoc={text} />;
  return <CodeText path={path} text={text} />;
}
