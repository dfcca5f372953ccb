import { PlusOutlined, TableOutlined } from '@ant-design/icons';
import { listCores } from '@netloom/contract';
import { pointsKind } from '@netloom/core/special';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { Commands, DocumentScreen, useFilesOf } from '../../../document/index.ts';
import { useAddressedDocument, useDocumentKeys } from '../../../document/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { NewTableDialog } from './NewTableDialog.tsx';
import { pointTables } from './pointTables.ts';
import { PointsView } from './PointsView.tsx';
import './points.css';

const ADDRESS = { parameter: 'file' };

/** Special tests of a core: a table of points, each with what is done to the core and what it must show. */
export default function PointsScreen() {
  const { t, ready } = useTranslation('corePoints');
  const entries = useFilesOf(pointsKind.suffix);
  const cores = useCall(listCores, { query: { deptId: useDeptId() } }).data;
  const [isNew, setNew] = useState(false);
  const open = pointTables.useCurrent();
  const onOpen = useAddressedDocument(pointTables, ADDRESS);
  useDocumentKeys(pointTables, { isBlocked: () => isNew });
  if (!ready || entries === undefined || cores === undefined) return <Loading />;
  const begin = () => setNew(true);
  const paths = entries.map(({ key }) => key);
  return (
    <DocumentScreen
      {...{ documents: pointTables, className: 'nl-points', label: t('toolbar'), choose: t('choose') }}
      {...{ entries, onOpen }}
      actions={[{ key: 'new', label: t('new'), icon: <PlusOutlined />, run: begin }]}
      start={{
        ...{ title: t('empty.title'), text: t('empty.text'), icon: <TableOutlined />, templates: [] },
        onBegin: begin,
      }}
      tools={<Commands documents={pointTables} />}
      dialogs={isNew && <NewTableDialog paths={paths} cores={cores} onClose={() => setNew(false)} />}
    >
      {open && <PointsView key={open.key} open={open} cores={cores} />}
    </DocumentScreen>
  );
}
