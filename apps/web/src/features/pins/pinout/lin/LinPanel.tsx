import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { GeneralFields, PublishedFields } from './GeneralFields.tsx';
import { ImportLinDialog } from './ImportLinDialog.tsx';
import { LinBar } from './LinBar.tsx';
import type { LinView } from './LinBar.tsx';
import { LinEmpty } from './LinEmpty.tsx';
import { LinFiles } from './LinFiles.tsx';
import { useLin } from './linView.ts';
import './lin.css';

/** AUTOSAR LIN channels, their files and ARXML. */
export function LinPanel() {
  const { ready } = useTranslation('pinLin');
  const [view, setView] = useState<LinView>('fields');
  const [importing, setImporting] = useState(false);
  const lin = useLin();
  if (!ready) return <Loading />;
  return (
    <div className="nl-pins-lin">
      {lin === undefined ? (
        <LinEmpty onImport={() => setImporting(true)} />
      ) : (
        <>
          <LinBar view={view} onView={setView} onImport={() => setImporting(true)} />
          {view === 'files' ? (
            <LinFiles />
          ) : (
            <div className="nl-pins-lin-fields">
              <GeneralFields lin={lin} />
              <ChannelTable lin={lin} />
              <PublishedFields lin={lin} />
            </div>
          )}
        </>
      )}
      {importing ? <ImportLinDialog onClose={() => setImporting(false)} /> : null}
    </div>
  );
}
