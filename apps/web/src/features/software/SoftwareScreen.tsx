import { PlusOutlined } from '@ant-design/icons';
import { listCores } from '@netloom/contract';
import type { CoreRow } from '@netloom/contract';
import { checkCore, readCore, softwareFor } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { Button, Empty, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../Loading.tsx';
import { useCall } from '../../api/index.ts';
import { useDeptId } from '../../session/index.ts';
import { addToProject } from './addToProject.ts';
import { PieceList } from './PieceList.tsx';
import { PieceView } from './PieceView.tsx';
import { useSoftware } from './softwareStore.ts';
import { withNeeds } from './withNeeds.ts';
import './software.css';

/** The basic software library for a core of the project: its pieces, their APIs and files, and writing them there. */
export default function SoftwareScreen() {
  const { ready } = useTranslation('software');
  const deptId = useDeptId();
  const rows = useCall(listCores, { query: { deptId } }).data;
  if (!ready || rows === undefined) return <Loading />;
  const cores = rows.flatMap(coreOf);
  return cores.length === 0 ? <NoCore /> : <Library cores={cores} />;
}

/** Cores whose options go together: there is software for them alone. */
function coreOf({ coreJson }: CoreRow): CoreOptions[] {
  const { options } = readCore(coreJson);
  return options !== undefined && checkCore(options).length === 0 ? [options] : [];
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

function Library({ cores }: { cores: readonly CoreOptions[] }) {
  const { t } = useTranslation('software');
  const deptId = useDeptId();
  const { core, shown, chosen } = useSoftware();
  const options = cores.find(({ name }) => name === core) ?? cores[0]!;
  const pieces = useMemo(() => softwareFor(options), [options]);
  const piece = pieces.find(({ id }) => id === shown) ?? pieces[0];
  const wanted = withNeeds(chosen, pieces).filter(({ unavailable }) => unavailable === undefined);
  return (
    <div className="nl-software">
      <div className="nl-software-toolbar">
        <label htmlFor="software-core">{t('core')}</label>
        <Select
          id="software-core"
          size="small"
          value={options.name}
          options={cores.map(({ name }) => ({ value: name, label: name }))}
          onChange={(name) => useSoftware.setState({ core: name })}
        />
        <span className="nl-software-spring" />
        <Button
          size="small"
          type="primary"
          icon={<PlusOutlined />}
          disabled={wanted.length === 0}
          title={t('addHelp', { folder: `sw/${options.name}` })}
          onClick={() =>
            addToProject(
              deptId,
              options.name,
              wanted.map(({ id }) => id),
            )
          }
        >
          {t('add', { count: wanted.length })}
        </Button>
      </div>
      <PieceList pieces={pieces} shown={piece} />
      {piece === undefined ? null : <PieceView key={piece.id} piece={piece} />}
    </div>
  );
}
