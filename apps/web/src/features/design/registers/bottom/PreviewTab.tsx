import { useTranslation } from 'react-i18next';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { GeneratedFiles, useGenerated } from '../../generation/index.ts';
import type { MadeFile } from '../../generation/index.ts';
import { registerMaps } from '../files/registerMaps.ts';
import { writeViews } from '../files/writeViews.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { showBottom, useUi } from '../store/uiStore.ts';
import { ViewTools } from './ViewTools.tsx';

/** The chosen views of the map as it is now; they follow every edit. */
export function PreviewTab({ open }: { open: OpenMap }) {
  const { t } = useTranslation('registers');
  const { outputs, folder } = useUi();
  const generated = useGenerated(registerMaps, { outputs, folder });
  const [chosen, choose] = useState<string>();
  const writable = open.readOnly ? {} : { onGenerate: () => void writeViews(outputs, folder) };
  return (
    <GeneratedFiles
      generated={generated}
      chosen={chosen}
      onChoose={choose}
      {...writable}
      none={outputs.length === 0 ? <p className="nl-reg-none">{t('preview.none')}</p> : <Blocked />}
      tools={(file) => <ViewTools open={open} file={file} diagnostics={generated.diagnostics} />}
      pictureOf={(file) => pageOf(file, t('preview.page'))}
    />
  );
}

function Blocked() {
  const { t } = useTranslation('registers');
  return (
    <Alert
      banner
      type="error"
      title={t('preview.blocked')}
      action={
        <Button size="small" onClick={() => showBottom('problems')}>
          {t('preview.showProblems')}
        </Button>
      }
    />
  );
}

/** A page in a frame that may run its own scripts and reach nothing else. */
function pageOf({ name, text, isCut }: MadeFile, title: string) {
  if (!name.endsWith('.html') || isCut) return undefined;
  return <iframe title={title} sandbox="allow-scripts" srcDoc={text} />;
}
