import type { WaveVariable } from '@netloom/waves';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { SignalHeading } from './SignalHeading.tsx';
import { SignalList } from './SignalList.tsx';
import type { Found } from './useSearch.ts';
import './scopePanel.css';

interface Props {
  found: Found;
  onAdd: (variables: WaveVariable[]) => void;
}

export function SearchResults({ found, onAdd }: Props) {
  const { t } = useTranslation('waves');
  const { total, variables } = found;
  if (total === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothingFound')} />;
  const shown = variables.length;
  const heading = shown < total ? t('foundSome', { shown, total }) : t('found', { total });
  return (
    <div className="nl-wave-scopes-column">
      <SignalHeading text={heading} empty={false} onAddAll={() => onAdd(variables)} />
      <SignalList label={t('results')} variables={variables} paths onAdd={(variable) => onAdd([variable])} />
    </div>
  );
}
