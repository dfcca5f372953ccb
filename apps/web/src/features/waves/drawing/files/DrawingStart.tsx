import { LineChartOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StartPage } from '../../../../document/index.ts';
import type { StartPageProps } from '../../../../document/index.ts';
import { openDialog } from '../store/uiStore.ts';
import { drawings } from './drawings.ts';
import { useTemplates } from './useTemplates.ts';

type Props = Pick<StartPageProps, 'entries' | 'actions' | 'onOpen'>;

/** Shown while no drawing is open: begins one, or opens one of the project's. */
export function DrawingStart({ entries, actions, onOpen }: Props) {
  const { t } = useTranslation('waveDrawing');
  const templates = useTemplates();
  return (
    <StartPage
      id={drawings.kind.id}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={actions}
      icon={<LineChartOutlined />}
      templates={templates}
      entries={entries}
      onBegin={(template) => openDialog('new', template)}
      onOpen={onOpen}
    />
  );
}
