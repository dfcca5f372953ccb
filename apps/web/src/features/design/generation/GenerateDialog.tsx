import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { errorText } from '../../../announce.ts';
import { DiagnosticsTable } from '../../../diagnostics/DiagnosticsTable.tsx';
import { firstToShow } from './decisions.ts';
import { DecidedFiles } from './DecidedFiles.tsx';
import { GenerationActions } from './GenerationActions.tsx';
import { closeGenerate } from './generationStore.ts';
import type { GenerationRequest } from './generationStore.ts';
import { Outcome } from './Outcome.tsx';
import { useGenerate } from './useGenerate.ts';
import './generation.css';

/** Generates a canvas's RTL and shows each file: what changed, and what was edited by hand and needs a decision. */
export default function GenerateDialog({ request }: { request: GenerationRequest }) {
  const { t } = useTranslation('generation');
  const generation = useGenerate(request);
  const { result, files, error, waiting } = generation;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = files.find(({ path }) => path === chosen) ?? firstToShow(files);
  return (
    <Modal
      open
      width="min(1280px, 96vw)"
      centered
      title={t('title', { name: request.name })}
      onCancel={closeGenerate}
      footer={<GenerationActions generation={generation} shown={shown} />}
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
          {shown === null ? null : <DecidedFiles generation={generation} shown={shown} onShow={setChosen} />}
        </div>
      )}
    </Modal>
  );
}
