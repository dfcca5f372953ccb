import type { WaveVariable } from '@netloom/waves';
import { Alert, Button, Splitter } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaveData } from '../WaveData.ts';
import styles from './ScopePanel.module.css';
import { ScopeTree } from './ScopeTree.tsx';
import { SignalFilterChoice } from './SignalFilterChoice.tsx';
import { SignalHeading } from './SignalHeading.tsx';
import { passes } from './signalKinds.ts';
import type { SignalFilter } from './signalKinds.ts';
import { SignalList } from './SignalList.tsx';
import { useAddScope } from './useAddScope.ts';
import { useScopes } from './useScopes.ts';
import type { ScopeId } from './useScopes.ts';

interface Props {
  data: WaveData;
  onAdd: (variables: WaveVariable[]) => void;
}

/** The tree of scopes above, the signals of the chosen one below. */
export function ScopeBrowser({ data, onAdd }: Props) {
  const { t } = useTranslation('waves');
  const scopes = useScopes(data);
  const { load, error, pages } = scopes;
  const [scope, setScope] = useState<ScopeId>(null);
  const [filter, setFilter] = useState<SignalFilter>('all');
  const addScope = useAddScope(scopes, onAdd);
  const variables = pages.get(scope)?.variables.filter((variable) => passes(variable, filter)) ?? [];
  const select = useCallback(
    (chosen: ScopeId) => {
      setScope(chosen);
      void load(chosen);
    },
    [load],
  );
  const loadScope = () => void load(scope);
  const retry = (
    <Button size="small" onClick={loadScope}>
      {t('retry')}
    </Button>
  );
  return (
    <div className={styles.column}>
      {error && <Alert type="error" title={error.message} action={retry} />}
      <Splitter orientation="vertical" className={styles.splitter}>
        <Splitter.Panel defaultSize="45%" min={80}>
          <ScopeTree
            scopes={scopes}
            selected={scope}
            onSelect={select}
            onAdd={(chosen) => void addScope(chosen, () => true)}
          />
        </Splitter.Panel>
        <Splitter.Panel min={80}>
          <div className={styles.column}>
            <SignalHeading
              text={t('signals', { count: variables.length })}
              empty={variables.length === 0}
              onAddAll={() => void addScope(scope, (variable) => passes(variable, filter))}
            />
            <SignalFilterChoice value={filter} onChange={setFilter} />
            <SignalList
              key={`${scope} ${filter}`}
              label={t('signalList')}
              variables={variables}
              paths={false}
              onAdd={(variable) => onAdd([variable])}
              onEnd={loadScope}
            />
          </div>
        </Splitter.Panel>
      </Splitter>
    </div>
  );
}
