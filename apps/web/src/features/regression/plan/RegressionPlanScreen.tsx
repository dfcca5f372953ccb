import { CheckSquareOutlined, CodeOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { getFileName } from '@netloom/contract';
import { regressKind } from '@netloom/model/regression';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import {
  BrokenPage,
  Commands,
  DocumentFrame,
  DocumentPicker,
  StartPage,
  useAddressedDocument,
  useDocumentKeys,
} from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
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
const { suffix } = regressKind;

function usePaths(): readonly string[] | undefined {
  const body = { deptId: useDeptId(), resourcePath: '', resourceName: suffix };
  const rows = useCall(getFileName, { body }).data;
  return rows?.map(({ filePath }) => filePath).filter((path) => path.endsWith(suffix));
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -suffix.length);

/** Configuration of regressions: what is built, what is simulated with it, and with which seeds. */
export default function RegressionPlanScreen() {
  const { t, ready } = useTranslation('regressionPlan');
  const paths = usePaths();
  const [dialog, setDialog] = useState<'new' | 'dvsim'>();
  const open = plans.useCurrent();
  const broken = plans.use((state) => state.broken);
  const openKey = useAddressedDocument(plans, ADDRESS);
  useDocumentKeys(plans, { isBlocked: () => dialog !== undefined });
  if (!ready || paths === undefined) return <Loading />;
  const entries = paths.map((path) => ({ key: path, name: nameOf(path), detail: path }));
  const begin = { key: 'new', label: t('new'), icon: <PlusOutlined />, run: () => setDialog('new') };
  const dvsim = {
    ...{ key: 'dvsim', label: t('dvsim.title'), icon: <ImportOutlined /> },
    run: () => setDialog('dvsim'),
  };
  return (
    <DocumentFrame documents={plans}>
      <div className="nl-regress">
        <Bar open={open} entries={entries} commands={[begin, dvsim]} onOpen={openKey} />
        {open !== undefined ? (
          <Plan key={open.key} open={open} />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <StartPage
            id={regressKind.id}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={[begin, dvsim]}
            icon={<CheckSquareOutlined />}
            templates={[]}
            entries={entries}
            onBegin={() => setDialog('new')}
            onOpen={openKey}
          />
        )}
        {dialog === 'new' ? <NewPlanDialog paths={paths} onClose={() => setDialog(undefined)} /> : null}
        {dialog === 'dvsim' ? <DvsimDialog paths={paths} onClose={() => setDialog(undefined)} /> : null}
      </div>
    </DocumentFrame>
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

type BarProps = Pick<PickerProps, 'entries' | 'commands' | 'onOpen'> & { open: OpenPlan | undefined };
type PickerProps = Parameters<typeof DocumentPicker>[0];

/** The choice of the plan, and what every editor can do. */
function Bar({ open, ...picker }: BarProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <div className="nl-regress-bar" role="toolbar" aria-label={t('toolbar')}>
      <DocumentPicker documents={plans} choose={t('choose')} name={open?.document.name} {...picker} />
      <Commands documents={plans} />
      {open?.stored === undefined ? null : (
        <Link to={fileAddress({ path: open.key })}>
          <Button size="small" icon={<CodeOutlined />}>
            {t('asText')}
          </Button>
        </Link>
      )}
    </div>
  );
}
