import { PlusOutlined, TableOutlined } from '@ant-design/icons';
import { getFileName, listCores } from '@netloom/contract';
import { pointsKind } from '@netloom/core/special';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { NewTableDialog } from './NewTableDialog.tsx';
import { pointTables } from './pointTables.ts';
import { PointsView } from './PointsView.tsx';
import './points.css';

const ADDRESS = { parameter: 'file' };
const { suffix } = pointsKind;

function usePaths(): readonly string[] | undefined {
  const body = { deptId: useDeptId(), resourcePath: '', resourceName: suffix };
  const rows = useCall(getFileName, { body }).data;
  return rows?.map(({ filePath }) => filePath).filter((path) => path.endsWith(suffix));
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -suffix.length);

/** Special tests of a core: a table of points, each with what is done to the core and what it must show. */
export default function PointsScreen() {
  const { t, ready } = useTranslation('corePoints');
  const paths = usePaths();
  const cores = useCall(listCores, { query: { deptId: useDeptId() } }).data;
  const [isNew, setNew] = useState(false);
  const open = pointTables.useCurrent();
  const broken = pointTables.use((state) => state.broken);
  const openKey = useAddressedDocument(pointTables, ADDRESS);
  useDocumentKeys(pointTables, { isBlocked: () => isNew });
  if (!ready || paths === undefined || cores === undefined) return <Loading />;
  const entries = paths.map((path) => ({ key: path, name: nameOf(path), detail: path }));
  const begin = { key: 'new', label: t('new'), icon: <PlusOutlined />, run: () => setNew(true) };
  return (
    <DocumentFrame documents={pointTables}>
      <div className="nl-points">
        <div className="nl-points-bar" role="toolbar" aria-label={t('toolbar')}>
          <DocumentPicker
            documents={pointTables}
            choose={t('choose')}
            name={open?.document.name}
            entries={entries}
            commands={[begin]}
            onOpen={openKey}
          />
          <Commands documents={pointTables} />
        </div>
        {open !== undefined ? (
          <PointsView key={open.key} open={open} cores={cores} />
        ) : broken !== undefined ? (
          <BrokenPage broken={broken} />
        ) : (
          <StartPage
            id={pointsKind.id}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={[begin]}
            icon={<TableOutlined />}
            templates={[]}
            entries={entries}
            onBegin={() => setNew(true)}
            onOpen={openKey}
          />
        )}
        {isNew ? <NewTableDialog paths={paths} cores={cores} onClose={() => setNew(false)} /> : null}
      </div>
    </DocumentFrame>
  );
}
