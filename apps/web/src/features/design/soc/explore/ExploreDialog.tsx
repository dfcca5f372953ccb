import { listRuns } from '@netloom/contract';
import { crossbarsOf } from '@netloom/soc/traffic';
import { Empty, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useRunChanges } from '../../../runs/run/index.ts';
import { useSoc } from '../store/socStore.ts';
import { closeDialog } from '../store/uiStore.ts';
import { AddCandidate } from './AddCandidate.tsx';
import { CandidateTable } from './CandidateTable.tsx';
import { candidatesOf } from './candidates.ts';
import { MeasureAll } from './MeasureAll.tsx';
import { measuredOf } from './figures.ts';
import './explore.css';

/** The crossbar of the design as it could be: topologies side by side, with what runs measured of each. */
export default function ExploreDialog() {
  const { t } = useTranslation('soc');
  const { document, library } = useSoc();
  const crossbars = useMemo(() => crossbarsOf(document, library), [document, library]);
  const [chosen, choose] = useState<string>();
  const instance = crossbars.find((each) => each === chosen) ?? crossbars[0];
  return (
    <Modal
      open
      width="min(1100px, calc(100vw - 16px))"
      className="nl-soc-explore"
      title={t('explore.title')}
      footer={null}
      onCancel={closeDialog}
    >
      {crossbars.length > 1 && (
        <Select
          aria-label={t('explore.crossbar')}
          value={instance}
          options={crossbars.map((value) => ({ value }))}
          onChange={choose}
        />
      )}
      {instance === undefined ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('explore.none')} />
      ) : (
        <Explored key={instance} instance={instance} />
      )}
    </Modal>
  );
}

function Explored({ instance }: { instance: string }) {
  const { t } = useTranslation('soc');
  const deptId = useDeptId();
  const { document, library } = useSoc();
  const [added, setAdded] = useState<Readonly<Record<string, string>>[]>([]);
  useRunChanges();
  const query = { deptId, kinds: 'traffic', text: instance, limit: 100 };
  const runs = useCall(listRuns, { query }).data?.rows;
  const candidates = useMemo(
    () => candidatesOf(document, library, instance, added),
    [document, library, instance, added],
  );
  const rows = candidates.map((candidate) => ({
    candidate,
    measured: runs && measuredOf(runs, candidate.hash),
  }));
  return (
    <>
      <MeasureAll instance={instance} rows={rows} />
      <CandidateTable instance={instance} rows={rows} />
      <AddCandidate
        document={document}
        instance={instance}
        onAdd={(parameters) => setAdded([...added, parameters])}
      />
      <p className="nl-soc-hint">{t('explore.note')}</p>
    </>
  );
}
