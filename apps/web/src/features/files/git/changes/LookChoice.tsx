import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';

/** A document is compared on its diagram, part by part, or as any other text. */
export type Look = 'diagram' | 'meaning' | 'text';

interface LookChoiceProps {
  look: Look;
  looks: readonly Look[];
  onChoose: (look: Look) => void;
}

export function LookChoice({ look, looks, onChoose }: LookChoiceProps) {
  const { t } = useTranslation('git');
  const options = looks.map((value) => ({ value, label: t(`diff.look.${value}`) }));
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
