import { CheckSquareOutlined, CodeOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { regressKind } from '@netloom/model/regression';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { Commands, DocumentScreen, useFilesOf } from '../../../document/index.ts';
import { useAddressedDocument, useDocumentKeys } from '../../../document/index.ts';
import { fileAddress } from '../../files/editor/index.ts';
import { BuildTable } from './BuildTable.tsx';
import { CaseTable } from './CaseTable.tsx';
import { CheckTable } from './CheckTable.tsx';
import { DvsimDialog } from './DvsimDialog.tsx';
import { NewPlanDialog } from './NewPlanDialog.tsx';
import { PlanMatrix } from './PlanMatrix.tsx';
import { PlanRoom } from './PlanRoom.tsx';
import { PlanWhen } from './PlanWhen.tsx';
import { plans } from './plans.ts';
import type { OpenPlan } from './plans.ts';
import { Preview } from './Preview.tsx';
import { RunBar } from './RunBar.tsx';
import { StimulusTable } from './StimulusTable.tsx';
import { TestpointTable } from './TestpointTable.tsx';
import '../regression.css';

const ADDRESS = { parameter: 'file' };

/** Configuration of regressions: what is built, what is simulated with it, and with which seeds. */
export default function RegressionPlanScreen() {
  const { t, ready } = useTranslation('regressionPlan');
  const entries = useFilesOf(regressKind.suffix);
  const [dialog, setDialog] = useState<'new' | 'dvsim'>();
  const open = plans.useCurrent();
  const onOpen = useAddressedDocument(plans, ADDRESS);
  useDocumentKeys(plans, { isBlocked: () => dialog !== undefined });
  if (!ready || entries === undefined) return <Loading />;
  const begin = () => setDialog('new');
  const asked = { paths: entries.map(({ key }) => key), onClose: () => setDialog(undefined) };
  return (
    <DocumentScreen
      {...{ documents: plans, className: 'nl-regress', label: t('toolbar'), choose: t('choose') }}
      {...{ entries, onOpen }}
      actions={[
        { key: 'new', label: t('new'), icon: <PlusOutlined />, run: begin },
        { key: 'dvsim', label: t('dvsim.title'), icon: <ImportOutlined />, run: () => setDialog('dvsim') },
      ]}
      start={{
        ...{ title: t('empty.title'), text: t('empty.text'), icon: <CheckSquareOutlined />, templates: [] },
        onBegin: begin,
      }}
      tools={open && <PlanCommands open={open} />}
      dialogs={
        <>
          {dialog === 'new' && <NewPlanDialog {...asked} />}
          {dialog === 'dvsim' && <DvsimDialog {...asked} />}
        </>
      }
    >
      {open && <Plan key={open.key} open={open} />}
    </DocumentScreen>
  );
}

function Plan({ open }: { open: OpenPlan }) {
  const { document: plan } = open;
  return (
    <div className="nl-regress-plan">
      <RunBar open={open} />
      <CaseTable plan={plan} />
      <BuildTable plan={plan} />
      <PlanMatrix plan={plan} />
      <StimulusTable plan={plan} />
      <CheckTable plan={plan} />
      <TestpointTable plan={plan} />
      <PlanWhen open={open} />
      <PlanRoom plan={plan} />
      <Preview plan={plan} path={open.key} />
    </div>
  );
}

/** What every editor can do, and the plan as text. */
function PlanCommands({ open }: { open: OpenPlan }) {
  const { t } = useTranslation('regressionPlan');
  return (
    <>
      <Commands documents={plans} />
      {open.stored === undefined ? null : (
        <Link to={fileAddress({ path: open.key })}>
          <Button size="small" icon={<CodeOutlined />}>
            {t('asText')}
          </Button>
        </Link>
      )}
    </>
  );
}
