import { SearchOutlined, StopOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelHeading } from '../panels/PanelHeading.tsx';
import { RangeChoice } from '../panels/RangeChoice.tsx';
import { rangeOfChoice, usableChoice } from '../panels/range.ts';
import type { RangeChoiceValue } from '../panels/range.ts';
import type { Dump } from '../useDump.ts';
import type { ViewAction } from '../view/actions.ts';
import type { ViewState } from '../view/model.ts';
import { FoundList } from './FoundList.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { useFindAll } from './useFindAll.ts';
import './find.css';

interface Props {
  dump: Dump;
  view: ViewState;
  condition: string;
  dispatch: Dispatch<ViewAction>;
}

/** Searches every signal of a scope: which take the value, and when first. */
export function FindAll({ dump, view, condition, dispatch }: Props) {
  const { t } = useTranslation('waves');
  const [scope, setScope] = useState<number | null>(null);
  const [choice, setChoice] = useState<RangeChoiceValue>('dump');
  const { running, done, found, error, stopped, start, stop } = useFindAll(dump.data);
  const usable = usableChoice(choice, view);
  const search = () => start({ condition, ...rangeOfChoice(usable, view), scope });
  return (
    <section className="nl-wave-find-section">
      <PanelHeading title={t('find.everywhere')} />
      <div className="nl-wave-find-choices">
        <ScopeChoice data={dump.data} scope={scope} onChange={setScope} />
        <RangeChoice value={usable} view={view} onChange={setChoice} withDump />
        {running ? (
          <Button size="small" icon={<StopOutlined aria-hidden />} onClick={stop}>
            {t('find.stop')}
          </Button>
        ) : (
          <Button
            size="small"
            icon={<SearchOutlined aria-hidden />}
            disabled={condition.trim() === ''}
            onClick={search}
          >
            {t('find.search')}
          </Button>
        )}
      </div>
      {running && (
        <Progress
          percent={Math.round(done * 100)}
          status="active"
          size="small"
          aria-label={t('find.searching')}
        />
      )}
      {error !== undefined && (
        <p role="alert" className="nl-wave-find-error">
          {error}
        </p>
      )}
      {stopped && <p className="nl-wave-find-outcome">{t('find.stopped')}</p>}
      {found && <FoundList found={found} searching={running} info={dump.info} dispatch={dispatch} />}
    </section>
  );
}
