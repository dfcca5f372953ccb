import type { WaveVariable } from '@netloom/waves';
import { Alert, Button, Splitter } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaveData } from '../WaveData.ts';
import styles from './ScopePanel.module.css';
import { ScopeTree } from './ScopeTree.tsx';
import { SignalHeading } from './SignalHeading.tsx';
import { SignalList } from './SignalList.tsx';
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
  const variables = pages.get(scope)?.variables ?? [];
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
          <ScopeTree scopes={scopes} selected={scope} onSelect={select} />
        </Splitter.Panel>
        <Splitter.Panel min={80}>
          <div className={styles.column}>
            <SignalHeading
              text={t('signals', { count: variables.length })}
              variables={variables}
              onAdd={onAdd}
            />
            <SignalList
              key={scope}
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
