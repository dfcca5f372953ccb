import type { WaveVariable } from '@netloom/waves';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignalFilterChoice } from './SignalFilterChoice.tsx';
import { SignalHeading } from './SignalHeading.tsx';
import { passes } from './signalKinds.ts';
import type { SignalFilter } from './signalKinds.ts';
import { SignalList } from './SignalList.tsx';
import { useAddScope } from './useAddScope.ts';
import type { ScopeId, Scopes } from './useScopes.ts';
import './scopePanel.css';

interface Props {
  scopes: Scopes;
  scope: ScopeId;
  onAdd: (variables: WaveVariable[]) => void;
}

/** The signals of a scope that a filter passes; more are loaded when the end of the list is reached. */
export function ScopeSignals({ scopes, scope, onAdd }: Props) {
  const { t } = useTranslation('waves');
  const [filter, setFilter] = useState<SignalFilter>('all');
  const addScope = useAddScope(scopes, onAdd);
  const isPassed = (variable: WaveVariable) => passes(variable, filter);
  const variables = scopes.pages.get(scope)?.variables.filter(isPassed) ?? [];
  return (
    <div className="nl-wave-scopes-column">
      <SignalHeading
        text={t('signals', { count: variables.length })}
        empty={variables.length === 0}
        onAddAll={() => void addScope(scope, isPassed)}
      />
      <SignalFilterChoice value={filter} onChange={setFilter} />
      <SignalList
        key={`${scope} ${filter}`}
        label={t('signalList')}
        variables={variables}
        paths={false}
        onAdd={(variable) => onAdd([variable])}
        onEnd={() => void scopes.load(scope)}
      />
    </div>
  );
}
