import { listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { checkCore, readCore } from '@netloom/core';
import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../Loading.tsx';
import { useCall } from '../../../api/index.ts';
import { useDeptId } from '../../../session/index.ts';
import { LibraryView } from './LibraryView.tsx';
import type { ListedCore } from './listedCore.ts';
import './software.css';

/** The basic software library for a core of the project: its pieces, their APIs and files, and writing them there. */
export default function SoftwareScreen() {
  const { ready } = useTranslation('software');
  const deptId = useDeptId();
  const rows = useCall(listCores, { query: { deptId } }).data;
  if (!ready || rows === undefined) return <Loading />;
  const cores = rows.flatMap(coreOf);
  return cores.length === 0 ? <NoCore /> : <LibraryView cores={cores} />;
}

/** Cores whose options go together: there is software for them alone. */
function coreOf({ folder, coreJson }: CoreRow): ListedCore[] {
  const { options } = readCore(coreJson);
  return options !== undefined && checkCore(options).length === 0 ? [{ folder, options }] : [];
}

function NoCore() {
  const { t } = useTranslation('software');
  return (
    <Empty className="nl-software-none" description={t('noCore')}>
      <Link to="/core/microarchitecture">
        <Button type="primary">{t('makeCore')}</Button>
      </Link>
    </Empty>
  );
}
