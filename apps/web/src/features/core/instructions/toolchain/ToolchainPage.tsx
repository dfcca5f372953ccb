import { Button, Empty, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loading } from '../../../../Loading.tsx';
import { ChainForm } from './ChainForm.tsx';
import { useChain } from './chainStore.ts';
import type { ChainTab } from './chainStore.ts';
import { Overview } from './Overview.tsx';
import { Proposals } from './Proposals.tsx';
import { RunLine } from './RunLine.tsx';
import { SourceView } from './SourceView.tsx';
import { useSoundCores } from '../../useSoundCores.ts';
import { useChainRun } from './useChainRun.ts';
import './toolchain.css';

/** Programs built for a core of the project: how large, how fast and by which lines, and what instructions would gain. */
export function ToolchainPage() {
  const { t, ready } = useTranslation('toolchain');
  const cores = useSoundCores();
  const chosen = useChain((state) => state.core);
  const tab = useChain((state) => state.tab);
  const shown = useChainRun();
  if (!ready || cores === undefined) return <Loading />;
  const core = cores.find(({ folder }) => folder === chosen) ?? cores[0];
  if (core === undefined)
    return (
      <Empty className="nl-chain-none" description={t('noCore')}>
        <Link to="/core/microarchitecture">
          <Button type="primary">{t('makeCore')}</Button>
        </Link>
      </Empty>
    );
  const { report } = shown;
  const tabs = report && [
    { key: 'overview', label: t('tab.overview'), children: <Overview report={report} /> },
    { key: 'source', label: t('tab.source'), children: <SourceView report={report} /> },
    {
      key: 'proposals',
      label: t('tab.proposals', { count: report.proposals.length }),
      children: (
        <Proposals report={report} core={cores.find(({ options }) => options.name === report.core)} />
      ),
    },
  ];
  return (
    <div className="nl-chain">
      <ChainForm cores={cores} core={core} />
      <div className="nl-chain-results">
        <RunLine {...shown} />
        {tabs ? (
          <Tabs
            className="nl-chain-tabs"
            size="small"
            activeKey={tab}
            items={tabs}
            onChange={(key) => useChain.setState({ tab: key as ChainTab })}
          />
        ) : (
          shown.run === undefined && <p className="nl-chain-hint">{t('none')}</p>
        )}
      </div>
    </div>
  );
}
