import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { DiagnosticsTable } from '../../../diagnostics/DiagnosticsTable.tsx';
import { fileAddress } from '../../files/editor/index.ts';
import { runScreenAddress } from '../../runs/run/index.ts';
import { FileList } from './FileList.tsx';
import { FilePane } from './FilePane.tsx';
import { fileListOf, firstToShow, inOrderOfInterest, undecided } from './decisions.ts';
import { closeGenerate } from './generationStore.ts';
import type { GenerationRequest } from './generationStore.ts';
import { Outcome } from './Outcome.tsx';
import { useGenerate } from './useGenerate.ts';
import './generation.css';

/** Generates a canvas's RTL and shows each file: what changed, and what was edited by hand and needs a decision. */
export default function GenerateDialog({ request }: { request: GenerationRequest }) {
  const { t } = useTranslation('generation');
  const navigate = useNavigate();
  const { result, error, running, decisions, decide, generate } = useGenerate(request);
  const [chosen, setChosen] = useState<string | null>(null);
  const files = inOrderOfInterest(result?.files ?? []);
  const shown = files.find(({ path }) => path === chosen) ?? firstToShow(files);
  const waiting = result !== null && !result.written && files.some(({ status }) => status === 'hand-edited');
  const fileList = fileListOf(files);

  function leaveFor(address: string) {
    closeGenerate();
    void navigate(address);
  }

  const decideButton = (
    <Button
      key="generate"
      type="primary"
      disabled={undecided(files, decisions).length > 0}
      loading={running}
      onClick={generate}
    >
      {t('writeDecided')}
    </Button>
  );
  const nextButtons = [
    <Button key="open" disabled={shown === null} onClick={() => shown && leaveFor(fileAddress(shown))}>
      {t('open')}
    </Button>,
    fileList === null ? null : (
      <Button
        key="simulate"
        type="primary"
        onClick={() => leaveFor(runScreenAddress('simulate', { fileList }))}
      >
        {t('simulate')}
      </Button>
    ),
  ];
  return (
    <Modal
      open
      width="min(1280px, 96vw)"
      centered
      title={t('title', { name: request.name })}
      onCancel={closeGenerate}
      footer={[
        <Button key="close" onClick={closeGenerate}>
          {t('close')}
        </Button>,
        ...(waiting ? [decideButton] : result?.written ? nextButtons : []),
      ]}
    >
      {error === null ? null : <Alert type="error" showIcon title={errorText(error)} />}
      {result === null && error === null ? <Loading /> : null}
      {result === null ? null : (
        <div className="nl-generation">
          <Outcome result={result} waiting={waiting} />
          {result.diagnostics.length === 0 ? null : (
            <div className="nl-generation-diagnostics">
              <DiagnosticsTable
                diagnostics={result.diagnostics}
                onShowDocument={(place) => {
                  closeGenerate();
                  request.onShow?.(place);
                }}
              />
            </div>
          )}
          {files.length === 0 ? null : (
            <div className="nl-generation-files">
              <FileList files={files} shown={shown?.path ?? null} decisions={decisions} onShow={setChosen} />
              {shown === null ? null : (
                <FilePane
                  file={shown}
                  decision={decisions[shown.path] ?? null}
                  onDecide={waiting ? (decision) => decide(shown.path, decision) : null}
                />
              )}
            </div>
          )}
        </div>
      )}
    </Modal>
  );
}
