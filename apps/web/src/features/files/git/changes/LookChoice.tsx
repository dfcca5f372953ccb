import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

/** A document is compared part by part, or as any other text. */
export type Look = 'meaning' | 'text';

export function LookChoice({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  const { t } = useTranslation('git');
  const options = (['meaning', 'text'] as const).map((value) => ({ value, label: t(`diff.look.${value}`) }));
  return (
    <Segmented
      size="small"
      aria-label={t('diff.look.name')}
      options={options}
      value={look}
      onChange={onChoose}
    />
  );
}
