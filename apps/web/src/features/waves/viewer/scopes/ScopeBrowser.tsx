import type { WaveVariable } from '@netloom/waves';
import { Alert, Button, Splitter } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../announce.ts';
import type { WaveData } from '../WaveData.ts';
import { ScopeSignals } from './ScopeSignals.tsx';
import { ScopeTree } from './ScopeTree.tsx';
import { useAddScope } from './useAddScope.ts';
import { useScopes } from './useScopes.ts';
import type { ScopeId } from './useScopes.ts';
import './scopePanel.css';

interface Props {
  data: WaveData;
  onAdd: (variables: WaveVariable[]) => void;
}

/** The tree of scopes above, the signals of the chosen one below. */
export function ScopeBrowser({ data, onAdd }: Props) {
  const { t } = useTranslation('waves');
  const scopes = useScopes(data);
  const { load, error } = scopes;
  const [scope, setScope] = useState<ScopeId>(null);
  const addScope = useAddScope(scopes, onAdd);
  const select = useCallback(
    (chosen: ScopeId) => {
      setScope(chosen);
      void load(chosen);
    },
    [load],
  );
  const retry = (
    <Button size="small" onClick={() => void load(scope)}>
      {t('retry')}
    </Button>
  );
  return (
    <div className="nl-wave-scopes-column">
      {error && <Alert type="error" title={errorText(error)} action={retry} />}
      <Splitter orientation="vertical" className="nl-wave-scopes-splitter">
        <Splitter.Panel defaultSize="45%" min={80}>
          <ScopeTree
            scopes={scopes}
            selected={scope}
            onSelect={select}
            onAdd={(chosen) => void addScope(chosen, () => true)}
          />
        </Splitter.Panel>
        <Splitter.Panel min={80}>
          <ScopeSignals scopes={scopes} scope={scope} onAdd={onAdd} />
        </Splitter.Panel>
      </Splitter>
    </div>
  );
}
