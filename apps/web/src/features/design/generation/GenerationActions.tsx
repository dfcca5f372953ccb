import type { GeneratedFile } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fileAddress } from '../../files/editor/index.ts';
import { runScreenAddress } from '../../runs/run/index.ts';
import { fileListOf, undecided } from './decisions.ts';
import { closeGenerate } from './generationStore.ts';
import type { Generate } from './useGenerate.ts';

interface GenerationActionsProps {
  generation: Generate;
  shown: GeneratedFile | null;
}

/** What can be done next: write what was decided, or go on with what was written. */
export function GenerationActions({ generation, shown }: GenerationActionsProps) {
  const { t } = useTranslation('generation');
  const { result, files, decisions, running, waiting, generate } = generation;
  return (
    <>
      <Button onClick={closeGenerate}>{t('close')}</Button>
      {waiting ? (
        <Button
          type="primary"
          disabled={undecided(files, decisions).length > 0}
          loading={running}
          onClick={generate}
        >
          {t('writeDecided')}
        </Button>
      ) : null}
      {result?.written ? <NextSteps files={files} shown={shown} /> : null}
    </>
  );
}

/** Leads to the written files, and to their simulation where a bench came with them. */
function NextSteps({ files, shown }: { files: readonly GeneratedFile[]; shown: GeneratedFile | null }) {
  const { t } = useTranslation('generation');
  const navigate = useNavigate();
  const fileList = fileListOf(files);
  function leaveFor(address: string) {
    closeGenerate();
    void navigate(address);
  }
  return (
    <>
      <Button disabled={shown === null} onClick={() => shown && leaveFor(fileAddress(shown))}>
        {t('open')}
      </Button>
      {fileList === null ? null : (
        <Button type="primary" onClick={() => leaveFor(runScreenAddress('simulate', { fileList }))}>
          {t('simulate')}
        </Button>
      )}
    </>
  );
}
