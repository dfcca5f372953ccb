import { Alert, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { MessageList } from '../bottom/MessageList.tsx';
import type { Answers } from '../worker/jobs.ts';

interface ReadingViewProps {
  reading: Answers['read'];
  chosen: number;
  onChoose: (index: number) => void;
}

/** What a file gave: which of its maps is taken, and what could not be carried over. */
export function ReadingView({ reading: { maps, diagnostics }, chosen, onChoose }: ReadingViewProps) {
  const { t } = useTranslation('registers');
  const losses = diagnostics.filter(({ severity }) => severity !== 'error').length;
  return (
    <>
      {maps.length > 1 && (
        <>
          <strong>{t('import.which')}</strong>
          <Radio.Group
            className="nl-reg-maps"
            value={chosen}
            onChange={({ target }) => onChoose(Number(target.value))}
            options={maps.map(({ name, title }, index) => ({
              value: index,
              label: title === undefined ? name : `${name} – ${title}`,
            }))}
          />
        </>
      )}
      {maps.length === 0 ? (
        <Alert type="error" showIcon title={t('import.failed')} />
      ) : (
        <Alert
          type={losses === 0 ? 'success' : 'warning'}
          showIcon
          title={losses === 0 ? t('import.complete') : t('import.losses', { count: losses })}
        />
      )}
      {diagnostics.length > 0 && <MessageList diagnostics={diagnostics} />}
    </>
  );
}
